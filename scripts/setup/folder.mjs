import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { root } from "./paths.mjs";
import { Problem, reason } from "./problem.mjs";

/**
 * Makes a private folder and proves that files can be written in it and beside it.
 * @param {string} folder absolute path inside the project
 */
export function requireWritableFolder(folder) {
  try {
    accessSync(root, constants.W_OK);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = `${folder}/.write-test-${process.pid}`;
    writeFileSync(probe, "written to see whether the disk takes it");
    rmSync(probe);
  } catch (error) {
    throw new Problem(
      `Files cannot be written in ${folder}: ${reason(error)}. ` +
        "Run this as the user who owns the folder, or make room on the disk.",
    );
  }
}
