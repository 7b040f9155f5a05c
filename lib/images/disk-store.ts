import "server-only";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ImageFile, ImageStore } from "@/lib/images/store";
import { publicIdOf } from "@/lib/images/variants";

/** Where the site serves this store's files from (`app/images/[file]`). */
const ADDRESS = "/images/";

/** A file that is still being written. */
const PART = ".part";

/** Pictures as plain files in one folder, which is made when first needed. */
export function diskStore(folder: string): ImageStore {
  return {
    kind: "disk",
    addressOf: (name) => ADDRESS + name,
    save: async (files) => {
      await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
      for (const file of files) await writeWhole(folder, file);
      return files.map(({ name }) => ADDRESS + name);
    },
    remove: async (addresses) => {
      const names = addresses.map((address) => basename(address)).filter((name) => publicIdOf(name) !== null);
      await removeImageFiles(
        folder,
        names.flatMap((name) => [name, name + PART]),
      );
    },
  };
}

/** A reader never sees half a file, and a file that has its name survives a power cut. */
async function writeWhole(folder: string, { name, bytes }: ImageFile): Promise<void> {
  const path = join(/* turbopackIgnore: true */ folder, name);
  const file = await open(path + PART, "w", 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(path + PART, path);
}

/** The bytes of a picture file, or null when there is none of that name. */
export async function readImageFile(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // The name's strict pattern is also what keeps it inside the folder.
  if (publicIdOf(name) === null) return null;
  try {
    return await readFile(join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** The picture files in the folder that were last written before an instant, by the picture they belong to. */
export async function listImageFiles(folder: string, writtenBefore: Date): Promise<Map<string, string[]>> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  const files = new Map<string, string[]>();
  for (const name of names) {
    const publicId = publicIdOf(name.endsWith(PART) ? name.slice(0, -PART.length) : name);
    if (publicId === null) continue;
    const { mtime } = await stat(join(/* turbopackIgnore: true */ folder, name));
    if (mtime < writtenBefore) files.set(publicId, [...(files.get(publicId) ?? []), name]);
  }
  return files;
}

/** Takes files out of the folder, by names of `listImageFiles` or of our own making. */
export async function removeImageFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(/* turbopackIgnore: true */ folder, name), { force: true });
}
