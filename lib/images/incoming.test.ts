import { afterEach, expect, it, vi } from "vitest";
import { FAKE_BLOB_TOKEN, startFakeBlobServer } from "@/e2e/support/fake-blob-server";
import { BlobDeadlineError } from "@/lib/images/deadline";
import { incomingBox } from "@/lib/images/incoming";

afterEach(() => {
  vi.useRealTimers();
});

it("an upload that the blob store does not send is given up after three and a half seconds", async () => {
  const store = await startFakeBlobServer();
  store.behave("hanging");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = store.nextRequest();
  let failure: unknown = "none yet";
  const answer = incomingBox({ token: FAKE_BLOB_TOKEN, readAt: store.url })
    .read(`incoming/${"0".repeat(32)}`)
    .catch((error: unknown) => {
      failure = error;
    });
  await asked;
  await vi.advanceTimersByTimeAsync(3_499);
  expect(failure).toBe("none yet");
  vi.advanceTimersByTime(1);
  await answer;
  expect(failure).toBeInstanceOf(BlobDeadlineError);
  await store.close();
});
