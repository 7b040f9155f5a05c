import { bombs } from "@/e2e/support/hostile/bombs";
import { damaged, truncated } from "@/e2e/support/hostile/broken";
import type { HostileFile } from "@/e2e/support/hostile/file";
import { notPictures, wrongMagic } from "@/e2e/support/hostile/not-pictures";
import { oddNames, wrongSizes } from "@/e2e/support/hostile/odd-uploads";
import { polyglots } from "@/e2e/support/hostile/polyglots";
import { samplePhoto } from "@/e2e/support/sample-photos";

/** Two hundred files that an attacker might upload instead of a photo. */
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
