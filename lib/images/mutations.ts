import "server-only";
import { randomBytes } from "node:crypto";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { logFailure } from "@/lib/http/log";
import { imageStore } from "@/lib/images/configured-store";
import type { Picture } from "@/lib/images/picture";
import type { UploadedImage } from "@/lib/images/schema";
import type { ImageStore } from "@/lib/images/store";
import { storeUnavailable } from "@/lib/images/unavailable";
import { variantFile } from "@/lib/images/variants";

/**
 * Stores a picture under a random name, not yet attached to a vehicle. Its row is created before its files, so that
 * the sweep also finds the files of an interrupted upload.
 * @throws ApiError 503 if the store is full, unreachable or too slow.
 */
export function storeImage(
  admin: Admin,
  picture: Picture,
  store: ImageStore = imageStore(),
): Promise<UploadedImage> {
  return storePicture(picture, admin.userId, store);
}

/** Stores a picture that a customer sent, not yet attached to a message. The caller has checked the customer's link. */
export function storeCustomerImage(picture: Picture): Promise<UploadedImage> {
  return storePicture(picture, null, imageStore());
}

async function storePicture(
  picture: Picture,
  uploadedById: string | null,
  store: ImageStore,
): Promise<UploadedImage> {
  const publicId = randomBytes(16).toString("hex");
  const files = picture.variants.map(({ width, bytes }) => ({ name: variantFile(publicId, width), bytes }));
  const widest = variantFile(publicId, picture.width);
  const expected = store.urlOf(widest);
  await db().image.create({
    data: {
      publicId,
      url: expected,
      store: store.kind,
      contentType: "image/webp",
      size: files.at(-1)?.bytes.byteLength ?? 0,
      width: picture.width,
      height: picture.height,
      uploadedById,
    },
    select: { id: true },
  });
  const url = (await save(store, files)).at(-1) ?? expected;
  if (url !== expected) {
    await db().image.update({ where: { publicId }, data: { url }, select: { id: true } });
  }
  return { url, public_id: publicId };
}

async function save(store: ImageStore, files: Parameters<ImageStore["save"]>[0]): Promise<string[]> {
  try {
    return await store.save(files);
  } catch (error) {
    logFailure(`Storing a picture (${store.kind})`, error);
    throw storeUnavailable();
  }
}
