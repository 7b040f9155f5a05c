import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("what installs the packages starts without any", () => {
  const folder = mkdtempSync(join(tmpdir(), "without-packages-"));
  try {
    cpSync("scripts", join(folder, "scripts"), { recursive: true });
    const load = `await import("./scripts/site/start-site.mjs"); await import("./scripts/testing/everything.mjs"); console.log("loaded");`;
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", load], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    expect(output).toBe("loaded\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
