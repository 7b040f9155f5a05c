import { rmSync, writeFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { sourceFingerprint } from "./fingerprint.mjs";

const added: string[] = [];
const write = (file: string) => {
  writeFileSync(file, `${Date.now()}`);
  added.push(file);
};
afterEach(() => {
  for (const file of added.splice(0)) rmSync(file);
});

describe("what the build is made from", () => {
  it.each(["app/added-by-a-test.txt", "lib/added-by-a-test.txt", "components/added-by-a-test.txt"])(
    "changes with %s",
    (file) => {
      const before = sourceFingerprint([]);
      write(file);
      expect(sourceFingerprint([])).not.toBe(before);
    },
  );

  it.each(["docs/added-by-a-test.txt", "lib/added-by-a-test.test.ts", "e2e/added-by-a-test.txt"])(
    "does not change with %s",
    (file) => {
      const before = sourceFingerprint([]);
      write(file);
      expect(sourceFingerprint([])).toBe(before);
    },
  );

  it("changes with the site's address", () => {
    expect(sourceFingerprint(["https://a.example"])).not.toBe(sourceFingerprint(["https://b.example"]));
  });
});
