import { bombs } from "@/e2e/support/hostile/bombs";
import { damaged, truncated } from "@/e2e/support/hostile/broken";
import type { HostileFile } from "@/e2e/support/hostile/file";
import { notPictures, wrongMagic } from "@/e2e/support/hostile/not-pictures";
import { oddNames, wrongSizes } from "@/e2e/support/hostile/odd-uploads";
import { polyglots } from "@/e2e/support/hostile/polyglots";
import { samplePhoto } from "@/e2e/support/sample-photos";

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
