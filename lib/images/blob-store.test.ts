import { list } from "@vercel/blob";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type BlobServerBehavior,
  FAKE_BLOB_TOKEN,
  type FakeBlobServer,
  startFakeBlobServer,
} from "@/e2e/support/fake-blob-server";
import { blobStore } from "@/lib/images/blob-store";
import type { ImageStore } from "@/lib/images/store";
import { BlobTimeoutError } from "@/lib/images/timeout";

const ID = "0123456789abcdef0123456789abcdef";
const HOST = "https://teststore.public.blob.vercel-storage.com";
const files = [480, 960, 1600].map((width) => ({
  name: `${ID}-${width}.webp`,
  bytes: Buffer.from(`${width} pixels`),
}));
const urls = files.map(({ name }) => `${HOST}/images/${name}`);

let service: FakeBlobServer;
beforeAll(async () => {
  service = await startFakeBlobServer();
  vi.stubEnv("VERCEL_BLOB_API_URL", service.url);
});
beforeEach(() => {
  service.behave("normal");
  service.blobs.clear();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

const store = (token = FAKE_BLOB_TOKEN) => blobStore({ token, timeoutMs: 60_000 });

/** Calls the store with fake timers: the call must reject after six seconds, and not before. */
async function expectTimeoutAfterSixSeconds(work: (store: ImageStore) => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const requested = service.nextRequest();
  let failure: unknown = "none yet";
  const result = work(blobStore({ token: FAKE_BLOB_TOKEN })).catch((error: unknown) => {
    failure = error;
  });
  await requested;
  await vi.advanceTimersByTimeAsync(5_999);
  expect(failure).toBe("none yet");
  vi.advanceTimersByTime(1);
  await result;
  expect(failure).toBeInstanceOf(BlobTimeoutError);
}

describe("the blob store", () => {
  it("stores public files under their given names, cacheable for a year", async () => {
    expect(await blobStore({ token: FAKE_BLOB_TOKEN }).save(files)).toEqual(urls);
    expect(store().urlOf(`${ID}-1600.webp`)).toBe(urls[2]);
    expect(service.blobs.get(`images/${ID}-960.webp`)?.bytes.toString()).toBe("960 pixels");
    expect(service.blobs.get(`images/${ID}-960.webp`)?.headers).toMatchObject({
      "x-vercel-blob-access": "public",
      "x-content-type": "image/webp",
      "x-add-random-suffix": "0",
      "x-cache-control-max-age": "31536000",
    });
  });

  it("deletes files by URL, and ignores missing ones", async () => {
    await store().save(files);
    await store().remove(urls.slice(0, 2));
    const { blobs } = await list({ token: FAKE_BLOB_TOKEN, prefix: "images/" });
    expect(blobs.map(({ url }) => url)).toEqual(urls.slice(2));
    await store().remove(urls);
    await store().remove(urls);
    expect(service.blobs.size).toBe(0);
  });

  it.each<BlobServerBehavior>(["failing", "hanging", "storing without a response", "failing on large files"])(
    "times out saving after six seconds when the service is %s",
    async (behavior) => {
      service.behave(behavior);
      await expectTimeoutAfterSixSeconds((store) => store.save(files));
    },
  );

  it.each<BlobServerBehavior>(["failing", "hanging"])(
    "times out deleting after six seconds when the service is %s",
    async (behavior) => {
      service.behave(behavior);
      await expectTimeoutAfterSixSeconds((store) => store.remove(urls));
    },
  );

  it("fails immediately when its token is rejected", async () => {
    await expect(store("vercel_blob_rw_TestStore_wrong").save(files)).rejects.toThrow("Access denied");
  });

  it("fails when the service is unreachable", async () => {
    vi.stubEnv("VERCEL_BLOB_API_URL", "http://127.0.0.1:1");
    const { save } = blobStore({ token: FAKE_BLOB_TOKEN, timeoutMs: 1_000 });
    await expect(save(files)).rejects.toThrow();
    vi.stubEnv("VERCEL_BLOB_API_URL", service.url);
  });
});
