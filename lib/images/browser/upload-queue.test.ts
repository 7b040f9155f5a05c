import { beforeEach, describe, expect, it, vi } from "vitest";
import { UploadProblem } from "@/lib/images/browser/problem";
import type { Sending } from "@/lib/images/browser/send-photo";
import { uploadQueue } from "@/lib/images/browser/upload-queue";

type Sent = Sending & { name: string; store: () => Promise<void>; fail: (why: unknown) => Promise<void> };

let sent: Sent[];
let stored: string[];
let queue: ReturnType<typeof uploadQueue>;

beforeEach(() => {
  sent = [];
  stored = [];
  queue = uploadQueue({
    check: ({ name }) => (name === "notes" ? new UploadProblem("No photo", false) : null),
    send: (file, sending) =>
      new Promise<string>((resolve, reject) => {
        const settle = async (work: () => void) => {
          work();
          // As many turns as the queue needs to hear of it and start the next.
          await new Promise(setImmediate);
        };
        sent.push({
          ...sending,
          name: file.name,
          store: () => settle(() => resolve(`/images/${file.name}`)),
          fail: (why) => settle(() => reject(why)),
        });
      }),
  });
  queue.subscribe(() => stored.push(...queue.takeStored().map(({ url }) => url)));
});

const choose = (...names: string[]) => queue.add(names.map((name) => new File(["x"], name)));
const states = () => queue.current().map(({ file, state }) => `${file.name} ${state}`);
const idOf = (name: string) => queue.current().find(({ file }) => file.name === name)?.id ?? 0;
const sending = (name: string) => sent.findLast((one) => one.name === name) as Sent;

describe("photos on their way", () => {
  it("are sent two at a time, in the order they were chosen", async () => {
    choose("a", "b", "c", "d");
    expect(states()).toEqual(["a sending", "b sending", "c waiting", "d waiting"]);
    await sending("b").store();
    expect(stored).toEqual(["/images/b"]);
    expect(states()).toEqual(["a sending", "c sending", "d waiting"]);
  });

  it("tell how far they are", () => {
    const heard = vi.fn();
    queue.subscribe(heard);
    choose("a");
    sending("a").onProgress(0.4);
    expect(queue.current()[0]).toMatchObject({ share: 0.4 });
    expect(heard).toHaveBeenCalled();
  });

  it("go on when another is cancelled, and the next takes its place", async () => {
    choose("a", "b", "c");
    queue.cancel(idOf("a"));
    expect(sending("a").signal.aborted).toBe(true);
    expect(sending("b").signal.aborted).toBe(false);
    expect(states()).toEqual(["b sending", "c sending"]);
    // It was stored before it heard: nobody asked for it any more.
    await sending("a").store();
    expect(stored).toEqual([]);
    await sending("b").store();
    await sending("c").store();
    expect(stored).toEqual(["/images/b", "/images/c"]);
  });

  it("that fail say why, hold nobody up, and can be sent again", async () => {
    choose("a", "b", "c");
    await sending("a").fail(new UploadProblem("Upload failed: no"));
    expect(states()).toEqual(["a failed", "b sending", "c sending"]);
    expect(queue.current()[0]?.problem?.message).toBe("Upload failed: no");
    queue.retry(idOf("a"));
    expect(states()).toEqual(["a waiting", "b sending", "c sending"]);
    await sending("b").store();
    expect(states()).toEqual(["a sending", "c sending"]);
    await sending("a").store();
    expect(stored).toEqual(["/images/b", "/images/a"]);
  });

  it("that are no photos are never sent", () => {
    choose("notes");
    expect(states()).toEqual(["notes failed"]);
    expect(sent).toEqual([]);
  });

  it("all end at once", () => {
    choose("a", "b", "c");
    queue.cancelAll();
    expect(queue.current()).toEqual([]);
    expect(sent.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ["a", true],
      ["b", true],
    ]);
  });
});
