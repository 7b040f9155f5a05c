import { beforeEach, describe, expect, it, vi } from "vitest";
import type { UploadOptions } from "@/lib/images/browser/send-photo";
import { UploadError } from "@/lib/images/browser/upload-error";
import { uploadQueue } from "@/lib/images/browser/upload-queue";

type Sent = UploadOptions & {
  name: string;
  store: () => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

let sent: Sent[];
let stored: string[];
let queue: ReturnType<typeof uploadQueue>;

beforeEach(() => {
  sent = [];
  stored = [];
  queue = uploadQueue({
    check: ({ name }) => (name === "notes" ? new UploadError("No photo", false) : null),
    send: (file, options) =>
      new Promise<string>((resolve, reject) => {
        const settle = async (work: () => void) => {
          work();
          // Lets the queue handle it and start the next upload.
          await new Promise(setImmediate);
        };
        sent.push({
          ...options,
          name: file.name,
          store: () => settle(() => resolve(`/images/${file.name}`)),
          fail: (error) => settle(() => reject(error)),
        });
      }),
  });
  queue.subscribe(() => stored.push(...queue.takeStored().map(({ url }) => url)));
});

const choose = (...names: string[]) => queue.add(names.map((name) => new File(["x"], name)));
const states = () => queue.current().map(({ file, state }) => `${file.name} ${state}`);
const idOf = (name: string) => queue.current().find(({ file }) => file.name === name)?.id ?? 0;
const sending = (name: string) => sent.findLast((one) => one.name === name) as Sent;

describe("the upload queue", () => {
  it("uploads two photos at a time, in the order they were chosen", async () => {
    choose("a", "b", "c", "d");
    expect(states()).toEqual(["a sending", "b sending", "c waiting", "d waiting"]);
    await sending("b").store();
    expect(stored).toEqual(["/images/b"]);
    expect(states()).toEqual(["a sending", "c sending", "d waiting"]);
  });

  it("reports progress", () => {
    const listener = vi.fn();
    queue.subscribe(listener);
    choose("a");
    sending("a").onProgress(0.4);
    expect(queue.current()[0]).toMatchObject({ progress: 0.4 });
    expect(listener).toHaveBeenCalled();
  });

  it("continues with the other photos when one is canceled", async () => {
    choose("a", "b", "c");
    queue.cancel(idOf("a"));
    expect(sending("a").signal.aborted).toBe(true);
    expect(sending("b").signal.aborted).toBe(false);
    expect(states()).toEqual(["b sending", "c sending"]);
    // The upload finished before it was aborted: its photo is ignored.
    await sending("a").store();
    expect(stored).toEqual([]);
    await sending("b").store();
    await sending("c").store();
    expect(stored).toEqual(["/images/b", "/images/c"]);
  });

  it("keeps failed photos with the reason, continues with the others, and can retry them", async () => {
    choose("a", "b", "c");
    await sending("a").fail(new UploadError("Upload failed: no"));
    expect(states()).toEqual(["a failed", "b sending", "c sending"]);
    expect(queue.current()[0]?.problem?.message).toBe("Upload failed: no");
    queue.retry(idOf("a"));
    expect(states()).toEqual(["a waiting", "b sending", "c sending"]);
    await sending("b").store();
    expect(states()).toEqual(["a sending", "c sending"]);
    await sending("a").store();
    expect(stored).toEqual(["/images/b", "/images/a"]);
  });

  it("does not upload files that are not photos", () => {
    choose("notes");
    expect(states()).toEqual(["notes failed"]);
    expect(sent).toEqual([]);
  });

  it("aborts all uploads", () => {
    choose("a", "b", "c");
    queue.cancelAll();
    expect(queue.current()).toEqual([]);
    expect(sent.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ["a", true],
      ["b", true],
    ]);
  });
});
