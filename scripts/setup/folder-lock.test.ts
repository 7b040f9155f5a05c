import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdFolder } from "./folder-lock.mjs";

let folder = "";
let lock = "";
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/lock-`);
  lock = `${folder}/test.sock`;
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that holds the lock. */
async function holderElsewhere(): Promise<ChildProcess> {
  const module = new URL("./folder-lock.mjs", import.meta.url).href;
  const script = `
    const { holdFolder } = await import(${JSON.stringify(module)});
    const { hold } = await holdFolder(${JSON.stringify(lock)}, "the other");
    hold.tell({ state: "running", url: "http://localhost:3000" });
    setInterval(() => {}, 1000);
    process.send("held");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.push(child);
  await once(child, "message");
  return child;
}

test("a second process is told who holds the folder", async () => {
  const other = await holderElsewhere();
  expect(await holdFolder(lock, "ours")).toEqual({
    holder: { pid: other.pid, command: "the other", state: "running", url: "http://localhost:3000" },
  });
});

test("the folder is free again once its holder was killed", async () => {
  const other = await holderElsewhere();
  other.kill("SIGKILL");
  await once(other, "exit");
  const taken = await holdFolder(lock, "ours");
  expect(taken).toHaveProperty("hold");
  if ("hold" in taken) taken.hold.release();
});

test("the folder is free again once its holder let go", async () => {
  const first = await holdFolder(lock, "first");
  if ("hold" in first) first.hold.release();
  const second = await holdFolder(lock, "second");
  expect(second).toHaveProperty("hold");
  if ("hold" in second) second.hold.release();
});
