import { describe, expect, it } from "vitest";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { makePicture } from "@/lib/images/picture";
import { sharp, withSvgDecoder } from "@/lib/images/sharp";

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
const formatOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).format;
const UNSUPPORTED = "unsupported image format";

describe("sharp", () => {
  it("decodes SVG only within withSvgDecoder, and not after it rejects", async () => {
    await expect(formatOf(SVG)).rejects.toThrow(UNSUPPORTED);
    expect(await withSvgDecoder(() => formatOf(SVG))).toBe("svg");
    await expect(formatOf(SVG)).rejects.toThrow(UNSUPPORTED);
    await expect(withSvgDecoder(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(formatOf(SVG)).rejects.toThrow(UNSUPPORTED);
  });

  it("does not decode uploads while SVG is enabled", async () => {
    const photo = await samplePhoto({ width: 60, height: 40 });
    const order: string[] = [];
    let finish = () => {};
    const drawing = withSvgDecoder(() => new Promise<void>((resolve) => (finish = resolve))).then(() =>
      order.push("drawing"),
    );
    const upload = makePicture(photo).then(() => order.push("upload"));
    // Takes longer than the upload, so an upload that did not wait would finish before the drawing.
    await sharp(photo).resize({ width: 4_000 }).webp().toBuffer();
    finish();
    await Promise.all([drawing, upload]);
    expect(order).toEqual(["drawing", "upload"]);
  });

  it("never decodes other formats", async () => {
    const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
    await expect(formatOf(gif)).rejects.toThrow(UNSUPPORTED);
    await expect(withSvgDecoder(() => formatOf(gif))).rejects.toThrow(UNSUPPORTED);
  });
});
