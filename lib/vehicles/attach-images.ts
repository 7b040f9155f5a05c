import "server-only";
import type { Database } from "@/lib/db";
import { environment } from "@/lib/env";
import { ApiError } from "@/lib/http/errors";
import { isPageImage } from "@/lib/http/security-policy.mjs";
import { publicIdOf } from "@/lib/images/variants";
import { type ImagesInput, imagesAfter, MAX_IMAGES, TOO_MANY_IMAGES } from "@/lib/vehicles/images";

// A vehicle's `images` hold the addresses in order; an uploaded picture's row says whose it is, so that it has one
// vehicle at most and the sweep leaves it alone. Both change in one transaction.

export type ImageOwner = { retailVehicleId: string } | { dismantledVehicleId: string };

/** The vehicle as it is before the change; null when it is being made. */
type Before = { id: string; images: string[] } | null;

/** What a vehicle will show, and the rows of those of its pictures that were uploaded here. */
type Chosen = { images: string[]; rowIds: string[] };

/** `vehicleId` is the id of the message for a photo of a conversation, which no vehicle can take. */
type Row = { id: string; publicId: string; url: string; vehicleId: string | null };

/**
 * Checks the pictures that a change names, and locks their rows and those of the vehicle's own pictures. Null when the
 * change says nothing of pictures.
 * @throws ApiError 400 for an address under /images that is none, or one that no page can show and the vehicle does not have yet;
 * 409 for a picture of another vehicle.
 */
export async function chooseImages(
  database: Database,
  before: Before,
  input: ImagesInput,
): Promise<Chosen | null> {
  const wanted = imagesAfter(before?.images ?? [], input);
  if (wanted === null) return null;
  const rows = await lockRows(database, before?.id ?? null, wanted.flatMap(publicIdIn));
  const kept = new Set(before?.images);
  const chosen = new Map<string, string | null>();
  for (const [index, address] of wanted.entries()) {
    const row = rows.find(({ publicId }) => publicIdIn(address).includes(publicId));
    const isFree = row && (row.vehicleId === null || row.vehicleId === before?.id);
    if (isFree) {
      chosen.set(row.url, row.id);
    } else if (kept.has(address) || (!isOurs(address) && !input.images && isShown(address))) {
      chosen.set(address, null);
    } else {
      throw refusal(input.images ? index + 1 : null, row ? "taken" : isOurs(address) ? "unknown" : "foreign");
    }
  }
  if (chosen.size > MAX_IMAGES) {
    throw new ApiError("invalid_input", TOO_MANY_IMAGES, { fields: { images: TOO_MANY_IMAGES } });
  }
  return { images: [...chosen.keys()], rowIds: [...chosen.values()].filter((id) => id !== null) };
}

/** Attaches the chosen pictures to a vehicle and detaches its other ones. */
export async function attachImages(
  database: Database,
  owner: ImageOwner,
  chosen: Chosen | null,
): Promise<void> {
  if (!chosen) return;
  await detachImagesExcept(database, owner, chosen.rowIds);
  if (chosen.rowIds.length > 0) {
    await database.image.updateMany({ where: { id: { in: chosen.rowIds } }, data: owner });
  }
}

/** Detaches every picture of a vehicle that is about to be deleted. */
export async function detachImages(database: Database, owner: ImageOwner): Promise<void> {
  await lockRows(database, Object.values(owner)[0] ?? null, []);
  await detachImagesExcept(database, owner, []);
}

/** Marks the pictures as orphans, for the sweep to delete. */
async function detachImagesExcept(database: Database, owner: ImageOwner, except: string[]): Promise<void> {
  await database.image.updateMany({
    where: { ...owner, id: { notIn: except } },
    data: { retailVehicleId: null, dismantledVehicleId: null, detachedAt: new Date() },
  });
}

// Always in one order: two changes that want some of the same pictures wait for each other, and never both at once.
async function lockRows(database: Database, id: string | null, publicIds: string[]): Promise<Row[]> {
  return database.$queryRaw<Row[]>`
    SELECT "id", "publicId", "url", coalesce("retailVehicleId", "dismantledVehicleId", "messageId") AS "vehicleId"
    FROM "Image"
    WHERE "publicId" = ANY(${publicIds}) OR "retailVehicleId" = ${id} OR "dismantledVehicleId" = ${id}
    ORDER BY "id" FOR UPDATE`;
}

/** The path that a browser makes of an address. */
function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address, "https://site.invalid").pathname);
  } catch {
    return address;
  }
}

/** The picture of ours that an address names, in whatever width and on whatever host: none or one. */
function publicIdIn(address: string): string[] {
  const [, folder, file] = /^.*\/(images)\/([^/]+)$/.exec(pathOf(address)) ?? [];
  const publicId = folder && file ? publicIdOf(file) : null;
  return publicId === null ? [] : [publicId];
}

const isOurs = (address: string) =>
  publicIdIn(address).length > 0 || (address.startsWith("/") && pathOf(address).startsWith("/images/"));

/** Whether the site's pages may load the picture. */
function isShown(address: string): boolean {
  const { siteUrl, ownOrigins } = environment();
  const url = new URL(address, siteUrl);
  return ownOrigins.has(url.origin) || isPageImage(url);
}

const PROBLEMS = {
  taken: ["image_taken", "belongs to another vehicle. Please upload it again for this one"],
  unknown: ["invalid_input", "is no longer here. Please upload it again"],
  foreign: ["invalid_input", "is not one of ours. Please upload it"],
} as const;

/** What is told of the picture at a place of `images`, or of `imageUrl`. */
function refusal(place: number | null, problem: keyof typeof PROBLEMS): ApiError {
  const [code, words] = PROBLEMS[problem];
  const message = `${place ? `Photo ${place}` : "This picture"} ${words}`;
  return new ApiError(code, message, { fields: { [place ? "images" : "imageUrl"]: message } });
}
