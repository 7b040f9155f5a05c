import { afterEach, expect, it, vi } from "vitest";
import { FAKE_BLOB_TOKEN, startFakeBlobServer } from "@/e2e/support/fake-blob-server";
import { BlobTimeoutError } from "@/lib/images/timeout";
import { blobUploadInbox } from "@/lib/images/upload-inbox";

afterEach(() => {
  vi.useRealTimers();
});

it("reading a staged upload times out after 3.5 seconds", async () => {
  const store = await startFakeBlobServer();
  store.behave("hanging");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const requested = store.nextRequest();
  let failure: unknown = "none yet";
  const result = blobUploadInbox({ token: FAKE_BLOB_TOKEN, baseUrl: store.url })
    .read(`incoming/${"0".repeat(32)}`)
    .catch((error: unknown) => {
      failure = error;
    });
  await requested;
  await vi.advanceTimersByTimeAsync(3_499);
  expect(failure).toBe("none yet");
  vi.advanceTimersByTime(1);
  await result;
  expect(failure).toBeInstanceOf(BlobTimeoutError);
  await store.close();
});
