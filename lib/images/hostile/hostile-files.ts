import { bombs } from "@/lib/images/hostile/bombs";
import { damaged, truncated } from "@/lib/images/hostile/broken";
import type { HostileFile } from "@/lib/images/hostile/file";
import { notPictures, wrongMagic } from "@/lib/images/hostile/not-pictures";
import { oddNames, wrongSizes } from "@/lib/images/hostile/odd-uploads";
import { polyglots } from "@/lib/images/hostile/polyglots";
import { samplePhoto } from "@/lib/images/sample-photos";

/** Two hundred files that somebody might send instead of a photograph of a car; which kinds there are is told by `kind`. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const photos = {
    jpeg: await samplePhoto(),
    png: await samplePhoto({ format: "png" }),
    webp: await samplePhoto({ format: "webp" }),
  };
  return [
    ...notPictures(),
    ...wrongMagic(photos),
    ...polyglots(photos),
    ...truncated(photos),
    ...damaged(photos),
    ...(await bombs()),
    ...oddNames(photos.jpeg),
    ...wrongSizes(photos.jpeg),
  ];
}
