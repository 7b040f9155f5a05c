import { describe, expect, it } from "vitest";
import { gate } from "@/lib/images/gate";

describe("a gate", () => {
  it("lets only so many in at once, and everybody in the end, in order", async () => {
    const through = gate(2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = [0, 1, 2, 3].map((index) =>
      through(() => {
        started.push(index);
        return new Promise<number>((resolve) => finish.push(() => resolve(index)));
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    finish[1]?.();
    await work[1];
    expect(started).toEqual([0, 1, 2]);
    finish[0]?.();
    await work[0];
    finish[2]?.();
    await work[2];
    finish[3]?.();
    expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it("gives a place back when the work fails", async () => {
    const through = gate(1);
    await expect(through(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await through(async () => "next")).toBe("next");
  });
});
