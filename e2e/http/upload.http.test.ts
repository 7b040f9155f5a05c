import { request as httpRequest } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, signIn } from "@/e2e/support/api";
import { hostileFiles } from "@/e2e/support/hostile/hostile-files";
import { PRIVATE_WORDS, type SampleFormat, samplePhoto } from "@/e2e/support/sample-photos";
import { site } from "@/e2e/support/site";
import { upload as send } from "@/e2e/support/upload";
import { db } from "@/lib/db";
import { MAX_IMAGE_BYTES, type UploadedImage } from "@/lib/images/schema";
import { sweepOrphanImages } from "@/lib/images/sweep";
import { srcSet, variantUrls } from "@/lib/images/variants";

const LONG_MS = 180_000;
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

let token: string;
const uploaded: UploadedImage[] = [];

beforeAll(async () => {
  token = (await signIn()).token;
});

afterAll(async () => {
  const publicId = { in: uploaded.map(({ public_id }) => public_id) };
  await db().image.updateMany({ where: { publicId }, data: { detachedAt: LONG_AGO } });
  await sweepOrphanImages(new Date("2000-01-02T00:00:00Z"));
  await db().$disconnect();
});

async function upload(bytes: Uint8Array, named?: { name?: string; type?: string }) {
  const answer = await send(token, bytes, named);
  if (answer.status === 201) uploaded.push(answer.body);
  return answer;
}

const fetchImage = (url: string) => fetch(new URL(url, site.url));

describe("uploading a photo", () => {
  it("returns the URL, and serves every width, cacheable for a year", async () => {
    const { status, body } = await upload(await samplePhoto({ width: 2_000, height: 1_500 }));
    expect(status).toBe(201);
    expect(body).toEqual({ url: expect.any(String), public_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(srcSet(body.url)).toContain(`${body.url} 1600w`);
    for (const [index, url] of variantUrls(body.url).entries()) {
      const response = await fetchImage(url);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect(metadata).toMatchObject({ format: "webp", width: [480, 960, 1_600][index] });
      const head = await fetch(new URL(url, site.url), { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    }
  });

  it("accepts a file of exactly 5 MB with data after the picture, as phones add", async () => {
    const photo = await samplePhoto();
    const { status } = await upload(Buffer.concat([photo, Buffer.alloc(MAX_IMAGE_BYTES - photo.length)]));
    expect(status).toBe(201);
  });

  it("creates a new name for the same photo each time", async () => {
    const photo = await samplePhoto({ width: 200, height: 100 });
    const [one, other] = [await upload(photo), await upload(photo)];
    expect(one.body.public_id).not.toBe(other.body.public_id);
  });

  it(
    "removes the metadata of a hundred photos, and rotates each upright",
    async () => {
      const formats: SampleFormat[] = ["jpeg", "png", "webp"];
      const defects = [];
      for (let index = 0; index < 100; index += 1) {
        const format = formats[index % 3];
        const photo = await samplePhoto({ format, orientation: (index % 8) + 1, width: 600, height: 400 });
        const { status, body } = await upload(photo, { name: `IMG_${index}.${format}` });
        expect(status).toBe(201);
        for (const url of variantUrls(body.url)) {
          const bytes = Buffer.from(await (await fetchImage(url)).arrayBuffer());
          const { exif, xmp, iptc, icc, comments, orientation, width, height } =
            await sharp(bytes).metadata();
          const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
          const [red = 0, green = 0, blue = 0] = data;
          const upright = width > height && red > 150 && green < 90 && blue < 90;
          const leaks = PRIVATE_WORDS.filter((word) => bytes.includes(word));
          if (exif || xmp || iptc || icc || comments || orientation || leaks.length > 0 || !upright)
            defects.push({ index, url, upright, leaks });
        }
      }
      expect(defects).toEqual([]);
    },
    LONG_MS,
  );
});

describe("an invalid upload", () => {
  it(
    "is rejected with a clear message and not stored: two hundred hostile files",
    async () => {
      const files = await hostileFiles();
      expect(files.length).toBeGreaterThanOrEqual(200);
      const before = await db().image.count();
      const unexpected = [];
      for (const { kind, bytes, fileName, type, status } of files) {
        const answer = await upload(bytes, { name: fileName, type });
        const clear = /^[A-Z].{15,200}[.)B]$/.test(answer.body.error) && /^[a-z_]+$/.test(answer.body.code);
        if (answer.status !== status || !clear) unexpected.push({ kind, expected: status, ...answer });
      }
      expect(unexpected).toEqual([]);
      expect(await db().image.count()).toBe(before);
    },
    LONG_MS,
  );

  it.each([
    [
      "a file that is not a picture",
      Buffer.from("<svg/>"),
      415,
      "Please upload a valid image file (JPG, PNG, or WebP)",
    ],
    ["one byte too many", Buffer.alloc(MAX_IMAGE_BYTES + 1), 413, "File size must be less than 5MB"],
    ["far too many bytes", Buffer.alloc(MAX_IMAGE_BYTES * 3), 413, "File size must be less than 5MB"],
  ])("is rejected with the form's message: %s", async (_name, bytes, status, error) => {
    expect(await upload(bytes)).toMatchObject({ status, body: { error } });
  });

  it("is rejected as JSON", async () => {
    const answer = await call("/api/admin/upload", { json: { image: "photo.jpg" }, token });
    expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
  });

  it("is rejected without a token before its body arrives", async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(`${site.url}/api/admin/upload`, {
        method: "POST",
        headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": 1_000_000 },
      });
      request.on("response", (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.on("error", reject);
      request.flushHeaders();
    });
    expect(status).toBe(401);
  });
});

describe("the URL of an unknown picture", () => {
  it.each([
    `/images/${"0".repeat(32)}-480.webp`,
    `/images/${"0".repeat(32)}.webp`,
    "/images/photo.webp",
    "/images/..%5c..%5cpackage.json",
    "/images/%2e%2e%2f.env",
  ])("returns 404, or 400 if it is malformed: %s", async (path) => {
    const answer = await call(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain("hometown");
  });
});
