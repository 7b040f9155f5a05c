import "server-only";
import pLimit from "p-limit";
import sharp from "sharp";

// sharp keeps these settings for the whole process, so every module of the site imports it from here. Nothing of an
// upload stays in memory, and only these three decoders can run, whatever an upload contains. (Photographs with a high
// dynamic range are read as the plain JPEG they also are.)
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

const SVG_DECODER = { operation: ["VipsForeignLoadSvgBuffer"] };

const exclusively = pLimit(1);

/** Runs work on an upload. One at a time: two large pictures together need more memory than a small server has. */
export const withUploadDecoders = <T>(work: () => Promise<T>): Promise<T> => exclusively(work);

/** Runs work that needs sharp's SVG decoder, for SVG of our own only. No upload is decoded in the meantime. */
export function withSvgDecoder<T>(work: () => Promise<T>): Promise<T> {
  return exclusively(async () => {
    sharp.unblock(SVG_DECODER);
    try {
      return await work();
    } finally {
      sharp.block(SVG_DECODER);
    }
  });
}

export { sharp };
