import { describe, expect, it } from "vitest";
import { persist } from "@/lib/email/persist";

const away = () => Object.assign(new Error("Can't reach database server"), { code: "P1001" });

/** A write that fails with these errors, one after the other, and then succeeds. */
function writeAfter(errors: Error[]) {
  const calls: number[] = [];
  const write = async () => {
    calls.push(Date.now());
    const error = errors.shift();
    if (error) throw error;
  };
  return { write, calls };
}

describe("persisting a result", () => {
  it("writes once when the database responds", async () => {
    const { write, calls } = writeAfter([]);
    await persist(write, [0, 0]);
    expect(calls).toHaveLength(1);
  });

  it("repeats the write until the database is back", async () => {
    const { write, calls } = writeAfter([away(), away()]);
    await persist(write, [0, 0, 0]);
    expect(calls).toHaveLength(3);
  });

  it("ends with the error when the database stays away", async () => {
    const { write, calls } = writeAfter([away(), away(), away()]);
    await expect(persist(write, [0, 0])).rejects.toThrow("Can't reach");
    expect(calls).toHaveLength(3);
  });

  it("does not repeat a write that the database rejects", async () => {
    const { write, calls } = writeAfter([new Error("invalid")]);
    await expect(persist(write, [0, 0])).rejects.toThrow("invalid");
    expect(calls).toHaveLength(1);
  });
});
