import { put } from "@vercel/blob/client";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call, signIn } from "@/e2e/support/api";
import { FAKE_BLOB_TOKEN, type FakeBlobServer, startFakeBlobServer } from "@/e2e/support/fake-blob-server";
import { PRIVATE_WORDS, samplePhoto } from "@/e2e/support/sample-photos";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import { db } from "@/lib/db";
import { blobStore } from "@/lib/images/blob-store";
import { MAX_IMAGE_BYTES, type UploadedImage } from "@/lib/images/schema";
import { sweepOrphanImages } from "@/lib/images/sweep";
import { blobUploadInbox, type UploadToken } from "@/lib/images/upload-inbox";

// Uses the second server, which stores pictures in a fake blob server that runs in this process.

const HOST = "https://teststore.public.blob.vercel-storage.com/";
const UNAVAILABLE = "Pictures cannot be stored right now. Please try again in a few minutes.";

let token: string;
let photo: Buffer;
let store: FakeBlobServer;

beforeAll(async () => {
  store = await startFakeBlobServer(site.fakeBlobPort);
  vi.stubEnv("VERCEL_BLOB_API_URL", store.url);
  vi.stubEnv("VERCEL_BLOB_RETRIES", "0");
  token = (await signIn()).token;
  photo = await samplePhoto({ orientation: 6, width: 600, height: 400 });
});
beforeEach(() => {
  store.behave("normal");
  store.blobs.clear();
});
afterAll(async () => {
  await db().image.deleteMany({ where: { url: { startsWith: HOST } } });
  await db().$disconnect();
  vi.unstubAllEnvs();
  await store.close();
});

const at = site.limitedUrl;
const blobNames = () => [...store.blobs.keys()];
const process = (json: object) => call("/api/admin/upload", { json, token, at });

async function requestUploadToken(): Promise<UploadToken> {
  const { body } = await call("/api/admin/upload/permit", { method: "POST", token, at });
  return (body as { permit: UploadToken }).permit;
}

async function send(bytes: Buffer, contentType = "image/jpeg"): Promise<string> {
  const { path, token: clientToken } = await requestUploadToken();
  await put(path, bytes, { access: "public", token: clientToken, contentType });
  return path;
}

/** Runs the sweep as if a day had passed. */
const sweep = () =>
  sweepOrphanImages(
    new Date(Date.now() + 1_000),
    (kind) => (kind === "blob" ? blobStore({ token: FAKE_BLOB_TOKEN }) : null),
    () => blobUploadInbox({ token: FAKE_BLOB_TOKEN, baseUrl: store.url }),
  );

describe("a photo that is uploaded directly to the blob store", () => {
  it("is processed like any other upload, and the original is deleted", async () => {
    const path = await send(photo);
    expect(blobNames()).toEqual([path]);
    const { status, body } = await process({ path });
    const { url, public_id } = body as UploadedImage;
    expect([status, url]).toEqual([201, `${HOST}images/${public_id}-600.webp`]);
    await expect.poll(blobNames).toEqual([`images/${public_id}-480.webp`, `images/${public_id}-600.webp`]);
    const stored = store.blobs.get(`images/${public_id}-600.webp`)?.bytes ?? Buffer.alloc(0);
    const { exif, xmp, orientation, width, height } = await sharp(stored).metadata();
    expect([exif, xmp, orientation, width, height]).toEqual([undefined, undefined, undefined, 600, 400]);
    expect(PRIVATE_WORDS.filter((word) => stored.includes(word))).toEqual([]);
  });

  it("is deleted if it is not a photo or is never processed", async () => {
    const path = await send(Buffer.from("<svg/>"));
    expect(await process({ path })).toMatchObject({
      status: 415,
      body: { error: "Please upload a valid image file (JPG, PNG, or WebP)" },
    });
    await expect.poll(blobNames).toEqual([]);
    await send(photo);
    await sweep();
    expect(blobNames()).toEqual([]);
  });

  it("must be a picture of at most 5 MB at the permitted path", async () => {
    const { path, token: clientToken } = await requestUploadToken();
    const attempt = (name: string, bytes: Buffer, contentType: string) =>
      put(name, bytes, { access: "public", token: clientToken, contentType });
    await expect(attempt(path, Buffer.alloc(MAX_IMAGE_BYTES + 1), "image/jpeg")).rejects.toThrow();
    await expect(attempt(path, photo, "text/html")).rejects.toThrow();
    await expect(attempt("images/elsewhere.webp", photo, "image/jpeg")).rejects.toThrow();
    expect(blobNames()).toEqual([]);
  });

  it("is rejected if the stored file is larger than 5 MB", async () => {
    const { path } = await requestUploadToken();
    store.blobs.set(path, { bytes: Buffer.alloc(MAX_IMAGE_BYTES + 1), headers: {}, at: new Date() });
    expect(await process({ path })).toMatchObject({
      status: 413,
      body: { error: "File size must be less than 5MB" },
    });
  });
});

describe("processing a direct upload", () => {
  it.each<[string, object]>([
    ["no path", {}],
    ["a URL", { path: "http://127.0.0.1:1/secret" }],
    ["a URL in another field", { blobUrl: "http://169.254.169.254/latest/meta-data" }],
    ["a stored picture", { path: `images/${"0".repeat(32)}-480.webp` }],
    ["a path traversal", { path: `incoming/../images/${"0".repeat(32)}` }],
    ["a host", { path: `@evil.example/incoming/${"0".repeat(32)}` }],
    ["a line break", { path: `incoming/${"0".repeat(32)}\n` }],
    ["a list", { path: [`incoming/${"0".repeat(32)}`] }],
  ])("rejects %s", async (_name, json) => {
    expect(await process(json)).toMatchObject({
      status: 400,
      body: { fields: { path: "Name the upload as it was permitted." } },
    });
  });

  it("rejects a path without an upload", async () => {
    expect(await process({ path: `incoming/${"0".repeat(32)}` })).toMatchObject({
      status: 400,
      body: { error: "The upload was incomplete. Please choose the picture again." },
    });
  });

  it("requires an access token", async () => {
    expect((await call("/api/admin/upload/permit", { method: "POST", at })).status).toBe(401);
    expect((await call("/api/admin/upload", { json: { path: "x" }, at })).status).toBe(401);
  });

  it("is not offered without a blob store", async () => {
    const { status, body } = await call("/api/admin/upload/permit", { method: "POST", token });
    expect([status, body]).toEqual([200, { permit: null }]);
  });
});

describe("while the blob store is unavailable", () => {
  it.each([
    ["hanging", "a direct upload", true],
    ["storing without a response", "an upload through the site", false],
  ] as const)("(%s) %s is rejected, and nothing is left", async (behavior, _what, isDirect) => {
    const path = isDirect ? await send(photo) : "";
    store.behave(behavior);
    const answer = isDirect ? await process({ path }) : await upload(token, photo, { at });
    expect(answer).toMatchObject({ status: 503, body: { error: UNAVAILABLE } });
    store.behave("normal");
    expect(await sweep()).toMatchObject({ failed: 0 });
    expect(blobNames()).toEqual([]);
    expect(await db().image.count({ where: { url: { startsWith: HOST }, retailVehicleId: null } })).toBe(0);
  });
});
