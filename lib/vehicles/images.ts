import { z } from "zod";
import { isImageAddress } from "@/lib/vehicles/schema";

/** How many pictures a vehicle may have. Also a CHECK constraint of the database. */
export const MAX_IMAGES = 20;

export const TOO_MANY_IMAGES = `A vehicle can have at most ${MAX_IMAGES} photos`;
const NOT_ADDRESSES = "Photos must be a list of picture addresses";

/** A vehicle's pictures as they are sent: all URLs in order, or only that of the main one. */
export type ImagesInput = { images?: string[] | undefined; imageUrl?: string | null | undefined };

/** URLs in order, each once; null clears them. An invalid URL is an error of the whole field. */
export const images = z
  .unknown()
  .optional()
  .transform((value, context): string[] | undefined => {
    if (value === undefined || value === null) return value === null ? [] : undefined;
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (!Array.isArray(value) || !value.every(isImageAddress)) return refuse(NOT_ADDRESSES);
    const distinct = [...new Set(value)];
    return distinct.length > MAX_IMAGES ? refuse(TOO_MANY_IMAGES) : distinct;
  });

/**
 * The pictures a vehicle has after a change, or null when the change does not concern them. `imageUrl` alone is the main
 * picture: one that the vehicle already has moves to the front, another replaces the first, and null removes all.
 */
export function imagesAfter(before: readonly string[], { images, imageUrl }: ImagesInput): string[] | null {
  if (images) return images;
  if (imageUrl === undefined) return null;
  if (imageUrl === null) return [];
  const others = before.includes(imageUrl) ? before.filter((one) => one !== imageUrl) : before.slice(1);
  return [imageUrl, ...others];
}
