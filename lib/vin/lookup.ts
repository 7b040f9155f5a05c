import "server-only";
import { after } from "next/server";
import { db } from "@/lib/db";
import { findNearestDonors } from "@/lib/donors/public-queries";
import type { NearestDonors } from "@/lib/donors/schema";
import { environment } from "@/lib/env";
import { ApiError } from "@/lib/http/errors";
import { logFailure } from "@/lib/http/log";
import { findInInventory } from "@/lib/vehicles/inventory";
import { decodeVehicle } from "@/lib/vin/decode";
import { decodeEmbedded } from "@/lib/vin/embedded";
import { liveService } from "@/lib/vin/live-service";
import type { DecodeSource } from "@/lib/vin/merge";
import { checkDigitValid } from "@/lib/vin/rules";
import type { VehicleInfo } from "@/lib/vin/vehicle-info";
import { decodeLive } from "@/lib/vin/vpic";

/** How long a result of the service is cached. */
const CACHE_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Visitors wait for three seconds at most, but a call runs longer, so that its result is cached. */
const SERVICE_TIMEOUT_MS = 15_000;

/** One per process, because it contains the circuit breaker and the running calls. */
const decodeWithService = liveService((vin) =>
  decodeLive(vin, { baseUrl: environment().vpicUrl, timeoutMs: SERVICE_TIMEOUT_MS }),
);

/** The response of POST /api/vin/direct-decode. */
export type VinLookup = {
  vehicleInfo: VehicleInfo;
  inInventory: boolean;
  inventoryType: "dismantled" | "retail" | null;
  vehicleId: string | null;
  checkDigitValid: boolean;
  source: DecodeSource;
  /** The vehicles like it that have been taken apart. */
  donors: NearestDonors;
};

/**
 * Decodes a well-formed VIN, looks it up in both inventories, and finds dismantled vehicles like it.
 * @throws ApiError 503 if neither the service nor the embedded data returned a result.
 */
export async function lookUpVin(vin: string): Promise<VinLookup> {
  const [decoded, places] = await Promise.all([
    decodeVehicle(vin, {
      live: decodeWithService,
      embedded: decodeEmbedded,
      readCache,
      writeCache,
      onEmbeddedError: (error) => logFailure("Reading the embedded VIN data", error),
      waitUntil: (work) => after(work),
    }),
    findInInventory([vin]),
  ]);
  if (decoded.kind === "unavailable") {
    throw new ApiError(
      "vin_service_unavailable",
      "Vehicle database service is temporarily unavailable. Please try again later.",
      { headers: { "Retry-After": "10" } },
    );
  }
  const place = places.get(vin);
  return {
    vehicleInfo: decoded.vehicleInfo,
    inInventory: place !== undefined,
    inventoryType: place?.inventoryType ?? null,
    vehicleId: place?.vehicleId ?? null,
    checkDigitValid: checkDigitValid(vin),
    source: decoded.source,
    donors: await findNearestDonors(vin, decoded.vehicleInfo),
  };
}

const VEHICLE_INFO_COLUMNS = {
  year: true,
  make: true,
  model: true,
  trim: true,
  engineSize: true,
  transmissionType: true,
  driveType: true,
} as const;

async function readCache(vin: string): Promise<VehicleInfo | null> {
  return db().decodedVin.findFirst({
    where: { vin, decodedAt: { gt: new Date(Date.now() - CACHE_LIFETIME_MS) } },
    select: VEHICLE_INFO_COLUMNS,
  });
}

async function writeCache(vin: string, vehicleInfo: VehicleInfo): Promise<void> {
  const values = { ...vehicleInfo, source: "vpic" as const, decodedAt: new Date() };
  await db().decodedVin.upsert({
    where: { vin },
    create: { vin, ...values },
    update: values,
    select: { vin: true },
  });
}
