import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diskStore, listImageFiles, readImageFile, removeImageFiles } from "@/lib/images/disk-store";

const ID = "0123456789abcdef0123456789abcdef";
const OTHER = "fedcba9876543210fedcba9876543210";
const file = (name: string, text = "pixels") => ({ name, bytes: Buffer.from(text) });

let outside: string;
let folder: string;
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), "pictures-"));
  folder = join(outside, "not", "there yet");
});
afterEach(() => rm(outside, { recursive: true, force: true }));

describe("the disk store", () => {
  it("creates its folder, and leaves no temporary files", async () => {
    const store = diskStore(folder);
    const urls = await store.save([file(`${ID}-480.webp`), file(`${ID}-900.webp`)]);
    expect(urls).toEqual([`/images/${ID}-480.webp`, `/images/${ID}-900.webp`]);
    expect(store.urlOf(`${ID}-900.webp`)).toBe(urls[1]);
    expect((await readdir(folder)).sort()).toEqual([`${ID}-480.webp`, `${ID}-900.webp`]);
    expect(Buffer.from((await readImageFile(folder, `${ID}-900.webp`)) ?? []).toString()).toBe("pixels");
  });

  it("rejects when the folder is not writable", async () => {
    const taken = join(outside, "a file");
    await writeFile(taken, "");
    await expect(diskStore(taken).save([file(`${ID}-480.webp`)])).rejects.toThrow();
  });

  it("deletes files, including partial ones, and ignores missing ones", async () => {
    const store = diskStore(folder);
    const urls = await store.save([file(`${ID}-480.webp`), file(`${OTHER}-480.webp`)]);
    await writeFile(join(folder, `${ID}-480.webp.part`), "pix");
    await store.remove(urls.slice(0, 1));
    await store.remove(urls.slice(0, 1));
    expect(await readdir(folder)).toEqual([`${OTHER}-480.webp`]);
  });

  it.each(["../secret", "..%2fsecret", "/etc/passwd", `../${ID}-480.webp/../../secret`, "secret", ""])(
    "neither reads nor removes %j",
    async (name) => {
      const store = diskStore(folder);
      await store.save([file(`${ID}-480.webp`)]);
      await writeFile(join(folder, "secret"), "kept");
      await writeFile(join(folder, "..", "secret"), "kept");
      expect(await readImageFile(folder, name)).toBeNull();
      await store.remove([name, `/images/${name}`]);
      expect((await readdir(folder)).sort()).toEqual([`${ID}-480.webp`, "secret"].sort());
      expect(await readdir(join(folder, ".."))).toContain("secret");
    },
  );

  it("returns null for a missing picture", async () => {
    expect(await readImageFile(folder, `${ID}-480.webp`)).toBeNull();
  });

  it("lists files modified before a date by picture, and no other files", async () => {
    const store = diskStore(folder);
    await store.save([file(`${ID}-480.webp`), file(`${ID}-900.webp`), file(`${OTHER}-480.webp`)]);
    await writeFile(join(folder, `${OTHER}-900.webp.part`), "pix");
    await writeFile(join(folder, "notes.txt"), "mine");
    const old = new Date("2026-01-01T00:00:00Z");
    for (const name of [`${ID}-480.webp`, `${ID}-900.webp`, `${OTHER}-900.webp.part`, "notes.txt"])
      await utimes(join(folder, name), old, old);
    const listed = await listImageFiles(folder, new Date("2026-02-01T00:00:00Z"));
    expect(Object.fromEntries([...listed].map(([id, names]) => [id, names.sort()]))).toEqual({
      [ID]: [`${ID}-480.webp`, `${ID}-900.webp`],
      [OTHER]: [`${OTHER}-900.webp.part`],
    });
    await removeImageFiles(folder, [...listed.values()].flat());
    expect((await readdir(folder)).sort()).toEqual([`${OTHER}-480.webp`, "notes.txt"].sort());
  });

  it("lists nothing when the folder does not exist", async () => {
    expect((await listImageFiles(folder, new Date())).size).toBe(0);
  });
});
