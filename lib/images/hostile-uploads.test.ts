import { describe, expect, it } from "vitest";
import type { HostileFile } from "@/e2e/support/hostile/file";
import { hostileFiles } from "@/e2e/support/hostile/hostile-files";
import { ApiError } from "@/lib/http/errors";
import { makePicture } from "@/lib/images/picture";

describe("an upload that is not a valid photo", () => {
  it("is rejected with the expected status", async () => {
    const files = (await hostileFiles()).filter(isCheckedByContent);
    expect(files.length).toBeGreaterThan(150);
    const unexpected = [];
    for (const { kind, bytes, status } of files) {
      const result = await makePicture(bytes).catch((error: unknown) => error);
      const actual = result instanceof ApiError ? result.status : result;
      if (actual !== status) unexpected.push({ kind, status, actual });
    }
    expect(unexpected).toEqual([]);
  });
});

/** File names and sizes are checked in `upload.ts`. */
const isCheckedByContent = ({ kind, bytes }: HostileFile) =>
  !kind.startsWith("name:") && !/bytes$|^empty$/.test(kind) && bytes.length > 0;
