import { z } from "zod";
import { isImageAddress } from "@/lib/vehicles/schema";

/** How many pictures a vehicle may have. Also a CHECK in the database. */
export const MAX_IMAGES = 20;

export const TOO_MANY_IMAGES = `A vehicle can have at most ${MAX_IMAGES} photos`;
const NOT_ADDRESSES = "Photos must be a list of picture addresses";

/** What is sent of a vehicle's pictures: all of them in order or, as the plain contract has it, the main one alone. */
export type ImagesInput = { images?: string[] | undefined; imageUrl?: string | null | undefined };

/** Addresses in order, each once; null clears them. What is wrong with one of them is told of the field as a whole. */
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
 * The pictures a vehicle has after a change, or null when the change says nothing of them. `imageUrl` alone names the
 * main picture: one that the vehicle has already moves to the front, another takes the place of the first, and without
 * a main picture there are none.
 */
export function imagesAfter(before: readonly string[], { images, imageUrl }: ImagesInput): string[] | null {
  if (images) return images;
  if (imageUrl === undefined) return null;
  if (imageUrl === null) return [];
  const others = before.includes(imageUrl) ? before.filter((one) => one !== imageUrl) : before.slice(1);
  return [imageUrl, ...others];
}
