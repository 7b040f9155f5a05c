import { list } from "@vercel/blob";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type BlobServerBehavior,
  FAKE_BLOB_TOKEN,
  type FakeBlobServer,
  startFakeBlobServer,
} from "@/e2e/support/fake-blob-server";
import { blobStore } from "@/lib/images/blob-store";
import { BlobDeadlineError } from "@/lib/images/deadline";
import type { ImageStore } from "@/lib/images/store";

const ID = "0123456789abcdef0123456789abcdef";
const HOST = "https://teststore.public.blob.vercel-storage.com";
const files = [480, 960, 1600].map((width) => ({
  name: `${ID}-${width}.webp`,
  bytes: Buffer.from(`${width} pixels`),
}));
const addresses = files.map(({ name }) => `${HOST}/images/${name}`);

let service: FakeBlobServer;
beforeAll(async () => {
  service = await startFakeBlobServer();
  vi.stubEnv("VERCEL_BLOB_API_URL", service.url);
});
beforeEach(() => {
  service.behave("well");
  service.blobs.clear();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

const store = (token = FAKE_BLOB_TOKEN) => blobStore({ token, deadlineMs: 60_000 });

/** Asks a store for something, and passes its time: it gives up at the deadline, and not before. */
async function givesUpAfterSixSeconds(ask: (store: ImageStore) => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = service.nextRequest();
  let failure: unknown = "none yet";
  const answer = ask(blobStore({ token: FAKE_BLOB_TOKEN })).catch((error: unknown) => {
    failure = error;
  });
  await asked;
  await vi.advanceTimersByTimeAsync(5_999);
  expect(failure).toBe("none yet");
  vi.advanceTimersByTime(1);
  await answer;
  expect(failure).toBeInstanceOf(BlobDeadlineError);
}

describe("the blob store", () => {
  it("keeps public files under our own names, for a year in every cache", async () => {
    expect(await blobStore({ token: FAKE_BLOB_TOKEN }).save(files)).toEqual(addresses);
    expect(store().addressOf(`${ID}-1600.webp`)).toBe(addresses[2]);
    expect(service.blobs.get(`images/${ID}-960.webp`)?.bytes.toString()).toBe("960 pixels");
    expect(service.blobs.get(`images/${ID}-960.webp`)?.headers).toMatchObject({
      "x-vercel-blob-access": "public",
      "x-content-type": "image/webp",
      "x-add-random-suffix": "0",
      "x-cache-control-max-age": "31536000",
    });
  });

  it("takes files away by their addresses, and is content when they are gone already", async () => {
    await store().save(files);
    await store().remove(addresses.slice(0, 2));
    const { blobs } = await list({ token: FAKE_BLOB_TOKEN, prefix: "images/" });
    expect(blobs.map(({ url }) => url)).toEqual(addresses.slice(2));
    await store().remove(addresses);
    await store().remove(addresses);
    expect(service.blobs.size).toBe(0);
  });

  it.each<BlobServerBehavior>(["failing", "hanging", "keeping silently", "failing on large files"])(
    "gives up saving after six seconds when the service is %s",
    async (behavior) => {
      service.behave(behavior);
      await givesUpAfterSixSeconds((store) => store.save(files));
    },
  );

  it.each<BlobServerBehavior>(["failing", "hanging"])(
    "gives up removing after six seconds when the service is %s",
    async (behavior) => {
      service.behave(behavior);
      await givesUpAfterSixSeconds((store) => store.remove(addresses));
    },
  );

  it("gives up at once when its token is refused", async () => {
    await expect(store("vercel_blob_rw_TestStore_wrong").save(files)).rejects.toThrow("Access denied");
  });

  it("gives up when nothing listens at its address", async () => {
    vi.stubEnv("VERCEL_BLOB_API_URL", "http://127.0.0.1:1");
    const { save } = blobStore({ token: FAKE_BLOB_TOKEN, deadlineMs: 1_000 });
    await expect(save(files)).rejects.toThrow();
    vi.stubEnv("VERCEL_BLOB_API_URL", service.url);
  });
});
