import "server-only";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ImageFile, ImageStore } from "@/lib/images/store";
import { publicIdOf } from "@/lib/images/variants";

/** The route that serves this store's files (`app/images/[file]`). */
const BASE_URL = "/images/";

/** The suffix of a file that is still being written. */
const PARTIAL_SUFFIX = ".part";

/** Stores pictures as files in one folder, which the first save creates. */
export function diskStore(folder: string): ImageStore {
  return {
    kind: "disk",
    urlOf: (name) => BASE_URL + name,
    save: async (files) => {
      await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
      for (const file of files) await writeAtomically(folder, file);
      return files.map(({ name }) => BASE_URL + name);
    },
    remove: async (urls) => {
      const names = urls.map((url) => basename(url)).filter((name) => publicIdOf(name) !== null);
      await removeImageFiles(
        folder,
        names.flatMap((name) => [name, name + PARTIAL_SUFFIX]),
      );
    },
  };
}

/** Writes and syncs a temporary file, then renames it: readers never see a partial file, even after a power failure. */
async function writeAtomically(folder: string, { name, bytes }: ImageFile): Promise<void> {
  const path = join(/* turbopackIgnore: true */ folder, name);
  const file = await open(path + PARTIAL_SUFFIX, "w", 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(path + PARTIAL_SUFFIX, path);
}

/** The bytes of a picture file, or null if there is no picture file with that name. */
export async function readImageFile(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // The strict pattern of names also prevents path traversal.
  if (publicIdOf(name) === null) return null;
  try {
    return await readFile(join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** File names of pictures in the folder that were last modified before a date, grouped by public ID. */
export async function listImageFiles(folder: string, writtenBefore: Date): Promise<Map<string, string[]>> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  const files = new Map<string, string[]>();
  for (const name of names) {
    const publicId = publicIdOf(name.endsWith(PARTIAL_SUFFIX) ? name.slice(0, -PARTIAL_SUFFIX.length) : name);
    if (publicId === null) continue;
    const { mtime } = await stat(join(/* turbopackIgnore: true */ folder, name));
    if (mtime < writtenBefore) files.set(publicId, [...(files.get(publicId) ?? []), name]);
  }
  return files;
}

/** Deletes files from the folder. The caller must validate `names`, or get them from `listImageFiles`. */
export async function removeImageFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(/* turbopackIgnore: true */ folder, name), { force: true });
}
