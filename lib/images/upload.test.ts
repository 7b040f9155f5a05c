import { describe, expect, it } from "vitest";
import { MAX_IMAGE_BYTES } from "@/lib/images/schema";
import { readUpload } from "@/lib/images/upload";

const NOT_WHOLE = "The upload was incomplete. Please choose the picture again.";
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
  it("gives the bytes of the file, and minds no other field", async () => {
    const bytes = pixels(10);
    expect(await readUpload(post(form(["note", "hello"], ["image", bytes])))).toEqual(bytes);
  });

  it("takes exactly 5 MB, and not a byte more", async () => {
    expect((await readUpload(post(form(["image", pixels(MAX_IMAGE_BYTES)])))).byteLength).toBe(
      MAX_IMAGE_BYTES,
    );
    await expect(readUpload(post(form(["image", pixels(MAX_IMAGE_BYTES + 1)])))).rejects.toMatchObject({
      status: 413,
      message: "File size must be less than 5MB",
    });
  });

  it("stops reading a body that does not end", async () => {
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

  it("believes a Content-Length that says too much, and reads nothing", async () => {
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
    ["no body", post(null, { "Content-Type": BOUNDARY }), 400, NOT_WHOLE],
    ["no parts", post("nonsense", { "Content-Type": BOUNDARY }), 400, NOT_WHOLE],
    [
      "half a part",
      post('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc', {
        "Content-Type": BOUNDARY,
      }),
      400,
      NOT_WHOLE,
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
      "a path as its name",
      post(form(["image", pixels(9), "../photo.jpg"])),
      400,
      "The name of this file cannot be used. Please rename it and upload it again.",
    ],
  ])("refuses %s", async (_name, request, status, message) => {
    await expect(readUpload(request)).rejects.toMatchObject({ status, message });
  });

  it.each(["Café – 2014 (1).JPG", "photo", ".jpg", "a..b.jpg", "写真.png", "it's 50% off!.webp"])(
    "takes a name as people give them: %s",
    async (name) => {
      expect((await readUpload(post(form(["image", pixels(9), name])))).byteLength).toBe(9);
    },
  );

  it("refuses an upload that breaks off", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from("--x\r\n"));
        controller.error(new Error("connection reset"));
      },
    });
    await expect(readUpload(post(broken, { "Content-Type": BOUNDARY }))).rejects.toMatchObject({
      status: 400,
      message: NOT_WHOLE,
    });
  });
});
