import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, signIn } from "@/e2e/support/api";
import type { SavedReply } from "@/lib/saved-replies/schema";

// The API of saved replies.

const LIST = "/api/admin/saved-replies";
let token: string;
const created: string[] = [];
beforeAll(async () => {
  token = (await signIn()).token;
});
afterAll(async () => {
  for (const id of created) await call(`${LIST}/${id}`, { method: "DELETE", token });
});

const create = async (
  json: object = { title: "Need a photo", text: "Hello {customer}, can you send one?" },
) => {
  const answer = await call(LIST, { json, token });
  const reply = answer.body as SavedReply;
  if (answer.status === 201) created.push(reply._id);
  return { answer, reply };
};
const list = async () => (await call(LIST, { token })).body as SavedReply[];

it("saved replies are created, and listed by name", async () => {
  const { answer, reply } = await create({ title: "  Zinc plating ", text: " No {part} today. " });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("etag")).toBe('"1"');
  expect(reply).toEqual({
    _id: expect.any(String),
    title: "Zinc plating",
    text: "No {part} today.",
    version: 1,
  });
  await create({ title: "Aardvark", text: "First." });
  const titles = (await list()).map(({ title }) => title);
  expect(titles.indexOf("Aardvark")).toBeLessThan(titles.indexOf("Zinc plating"));
});

describe("a saved reply", () => {
  it("is changed with the version that was read", async () => {
    const { reply } = await create();
    const path = `${LIST}/${reply._id}`;
    const changed = await call(path, {
      method: "PUT",
      json: { title: "Photo", text: "Please send a photo." },
      headers: { "If-Match": '"1"' },
      token,
    });
    expect(changed).toMatchObject({ status: 200, body: { title: "Photo", version: 2 } });
    expect(changed.headers.get("etag")).toBe('"2"');
    const late = await call(path, {
      method: "PUT",
      json: { title: "Other", text: "Other." },
      headers: { "If-Match": '"1"' },
      token,
    });
    expect(late).toMatchObject({ status: 412, body: { code: "changed_by_someone_else" } });
    expect((await call(path, { token })).body).toEqual(changed.body);
  });

  it("is saved by one of two simultaneous writers with the same version", async () => {
    const { reply } = await create();
    const put = (title: string) =>
      call(`${LIST}/${reply._id}`, {
        method: "PUT",
        json: { title, text: "Text." },
        headers: { "If-Match": '"1"' },
        token,
      });
    const answers = await Promise.all([put("One"), put("Two"), put("Three")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("is deleted with the version that was read", async () => {
    const { reply } = await create();
    const path = `${LIST}/${reply._id}`;
    const remove = (version: string) =>
      call(path, { method: "DELETE", headers: { "If-Match": version }, token });
    expect((await remove('"7"')).status).toBe(412);
    expect((await remove('"1"')).status).toBe(204);
    expect((await remove('"1"')).status).toBe(404);
    expect((await list()).map(({ _id }) => _id)).not.toContain(reply._id);
  });

  it.each([
    ["no name", { title: " ", text: "Text." }, "title", "A saved reply needs a name"],
    ["no text", { title: "Name", text: "" }, "text", "A saved reply needs a text"],
    ["a long name", { title: "x".repeat(61), text: "Text." }, "title", /at most 60 characters/],
    ["an unknown placeholder", { title: "Name", text: "{price}" }, "text", /^\{price\} is not a placeholder/],
  ])("with %s is rejected", async (_name, json, field, message) => {
    const { answer } = await create(json);
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    const { fields } = answer.body as { fields: Record<string, string> };
    expect(fields[field]).toMatch(message);
  });
});
