import { describe, expect, it } from "vitest";
import { filesIn, readForm, requireForm, textIn } from "@/lib/http/form";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });

describe("a form", () => {
  it("is read with its texts and files, and line breaks as in the page", async () => {
    const sent = new FormData();
    sent.append("text", "One\r\nTwo");
    sent.append("photos", new File(["x"], "a.jpg"));
    sent.append("photos", new File([], ""));
    const form = await readForm(post(sent), 10_000);
    expect(textIn(form, "text")).toBe("One\nTwo");
    expect(textIn(form, "missing")).toBe("");
    expect(textIn(form, "photos")).toBe("");
    expect(filesIn(form, "photos").map(({ name }) => name)).toEqual(["a.jpg"]);
  });

  it("that is urlencoded is read too", async () => {
    const form = await readForm(post(new URLSearchParams({ token: "PR-1", text: "ä" })), 1_000);
    expect([textIn(form, "token"), textIn(form, "text")]).toEqual(["PR-1", "ä"]);
  });

  it("that is too large is rejected, whatever its Content-Length says", async () => {
    const body = new URLSearchParams({ text: "x".repeat(2_000) });
    await expect(readForm(post(body), 1_000)).rejects.toMatchObject({ status: 413 });
    const honest = post(body, { "content-length": "2005" });
    await expect(readForm(honest, 1_000)).rejects.toMatchObject({ status: 413 });
  });

  it.each([
    ["application/json", "{}"],
    ["text/plain", "token=1"],
  ])("is not %s", (type, body) => {
    expect(() => requireForm(post(body, { "content-type": type }))).toThrow("Send a form.");
  });

  it("that is incomplete is rejected", async () => {
    const broken = post("--x\r\n", { "content-type": "multipart/form-data; boundary=x" });
    await expect(readForm(broken, 1_000)).rejects.toMatchObject({ status: 400 });
  });
});
