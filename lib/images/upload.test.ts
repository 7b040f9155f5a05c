import { describe, expect, it } from "vitest";
import { MAX_IMAGE_BYTES } from "@/lib/images/schema";
import { readUpload } from "@/lib/images/upload";

const INCOMPLETE = "The upload was incomplete. Please choose the picture again.";
const BOUNDARY = "multipart/form-data; boundary=x";

function form(...parts: [string, string | Uint8Array<ArrayBuffer>, string?][]) {
  const data = new FormData();
  for (const [field, content, name = "photo.jpg"] of parts) {
    if (typeof content === "string") data.append(field, content);
    else data.append(field, new File([content], name, { type: "image/jpeg" }));
  }
  return data;
}

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request("http://localhost/upload", { method: "POST", body, headers, duplex: "half" } as RequestInit);

const pixels = (size: number) => new Uint8Array(size).fill(7);

describe("reading an upload", () => {
  it("returns the bytes of the file, and ignores other fields", async () => {
    const bytes = pixels(10);
    expect(await readUpload(post(form(["note", "hello"], ["image", bytes])))).toEqual(bytes);
  });

  it("accepts exactly 5 MB, and rejects one byte more", async () => {
    expect((await readUpload(post(form(["image", pixels(MAX_IMAGE_BYTES)])))).byteLength).toBe(
      MAX_IMAGE_BYTES,
    );
    await expect(readUpload(post(form(["image", pixels(MAX_IMAGE_BYTES + 1)])))).rejects.toMatchObject({
      status: 413,
      message: "File size must be less than 5MB",
    });
  });

  it("stops reading an endless body", async () => {
    let sent = 0;
    let stopped = false;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(pixels(65_536));
      },
      cancel: () => {
        stopped = true;
      },
    });
    await expect(readUpload(post(endless, { "Content-Type": BOUNDARY }))).rejects.toMatchObject({
      status: 413,
    });
    expect(stopped).toBe(true);
    expect(sent).toBeLessThan(MAX_IMAGE_BYTES + 200_000);
  });

  it("rejects a Content-Length over the limit without reading the body", async () => {
    const unread = new ReadableStream(
      {
        pull: () => {
          throw new Error("was read");
        },
      },
      { highWaterMark: 0 },
    );
    const request = post(unread, { "Content-Type": BOUNDARY, "Content-Length": "6000000" });
    await expect(readUpload(request)).rejects.toMatchObject({ status: 413 });
  });

  it.each<[string, Request, number, string]>([
    [
      "JSON",
      post("{}", { "Content-Type": "application/json" }),
      415,
      "Send the picture as multipart/form-data, in the field 'image'.",
    ],
    [
      "a picture as the body",
      post(pixels(9), { "Content-Type": "image/jpeg" }),
      415,
      "Send the picture as multipart/form-data, in the field 'image'.",
    ],
    [
      "no boundary",
      post("x", { "Content-Type": "multipart/form-data" }),
      415,
      "Send the picture as multipart/form-data, in the field 'image'.",
    ],
    ["no body", post(null, { "Content-Type": BOUNDARY }), 400, INCOMPLETE],
    ["no parts", post("nonsense", { "Content-Type": BOUNDARY }), 400, INCOMPLETE],
    [
      "an incomplete part",
      post('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc', {
        "Content-Type": BOUNDARY,
      }),
      400,
      INCOMPLETE,
    ],
    ["an empty form", post(form()), 400, "Please choose a picture to upload."],
    ["another field", post(form(["file", pixels(9)])), 400, "Please choose a picture to upload."],
    ["a text", post(form(["image", "photo.jpg"])), 400, "Please choose a picture to upload."],
    [
      "two files",
      post(form(["image", pixels(9)], ["image", pixels(9)])),
      400,
      "Please upload one picture at a time.",
    ],
    [
      "an empty file",
      post(form(["image", pixels(0)])),
      415,
      "Please upload a valid image file (JPG, PNG, or WebP)",
    ],
    [
      "a path as the file name",
      post(form(["image", pixels(9), "../photo.jpg"])),
      400,
      "The name of this file cannot be used. Please rename it and upload it again.",
    ],
  ])("rejects %s", async (_name, request, status, message) => {
    await expect(readUpload(request)).rejects.toMatchObject({ status, message });
  });

  it.each(["Café – 2014 (1).JPG", "photo", ".jpg", "a..b.jpg", "写真.png", "it's 50% off!.webp"])(
    "accepts the file name %s",
    async (name) => {
      expect((await readUpload(post(form(["image", pixels(9), name])))).byteLength).toBe(9);
    },
  );

  it("rejects an upload that is aborted", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from("--x\r\n"));
        controller.error(new Error("connection reset"));
      },
    });
    await expect(readUpload(post(broken, { "Content-Type": BOUNDARY }))).rejects.toMatchObject({
      status: 400,
      message: INCOMPLETE,
    });
  });
});
