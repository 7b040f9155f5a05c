import { describe, expect, it } from "vitest";
import { withLargeForm } from "@/lib/http/large-forms";

/** Starts to handle forms of a client, until `finish` is called. */
function start(client: string, count: number) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handled = Array.from({ length: count }, () => withLargeForm(client, () => finished));
  return { finish, handled };
}

describe("large forms", () => {
  it("are limited for each client, and handled again after the others", async () => {
    const { finish, handled } = start("one", 4);
    const more = withLargeForm("one", async () => "handled");
    await expect(more).rejects.toMatchObject({ status: 429, code: "too_many_requests" });
    expect(await withLargeForm("other", async () => "handled")).toBe("handled");
    finish();
    await Promise.all(handled);
    expect(await withLargeForm("one", async () => "handled")).toBe("handled");
  });

  it("are limited for all clients together", async () => {
    const groups = ["a", "b", "c"].map((client) => start(client, 3));
    const last = start("d", 1);
    await expect(withLargeForm("e", async () => "handled")).rejects.toMatchObject({ status: 429 });
    for (const { finish } of [...groups, last]) finish();
    await Promise.all([...groups, last].flatMap(({ handled }) => handled));
    expect(await withLargeForm("e", async () => "handled")).toBe("handled");
  });

  it("that fail do not count any more", async () => {
    for (let index = 0; index < 20; index += 1) {
      await expect(withLargeForm("one", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    }
    expect(await withLargeForm("one", async () => "handled")).toBe("handled");
  });
});
