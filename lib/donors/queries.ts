import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { db } from "@/lib/db";
import { DONOR_COLUMNS, donorPicture, type RowCandidate, toCandidate } from "@/lib/donors/record";
import { isSameModel, type Judged, MAX_YEARS_APART, rankDonors } from "@/lib/donors/rules";
import type { DonorView } from "@/lib/donors/schema";
import { findReservation, listReservations, type Reservation } from "@/lib/quotes/queries";
import { vehicleTitle } from "@/lib/vehicles/format";

/** More vehicles of one model and seven years than a shop has. */
const CANDIDATE_LIMIT = 200;

const WANTED_COLUMNS = {
  id: true,
  subject: true,
  partRequest: {
    select: { vin: true, year: true, make: true, model: true, trim: true, engineSize: true, donorId: true },
  },
} as const;

/**
 * The dismantled vehicles that a requested part may come from, best first: the one that the customer asked for, then
 * those of the same make and model and a close year. Empty for other kinds of requests. Null when there is no such
 * request.
 */
export async function listDonors(_admin: Admin, reference: string): Promise<DonorView[] | null> {
  const conversation = await db().conversation.findUnique({ where: { reference }, select: WANTED_COLUMNS });
  if (!conversation) return null;
  const vehicle = conversation.partRequest;
  if (!vehicle?.make || !vehicle.model) return [];
  const [rows, decoded, quoted] = await Promise.all([
    findVehicles({ ...vehicle, make: vehicle.make, model: vehicle.model }),
    db().decodedVin.findUnique({ where: { vin: vehicle.vin.toUpperCase() }, select: { driveType: true } }),
    quotedDonors(conversation.id),
  ]);
  const wanted = {
    year: vehicle.year,
    trim: vehicle.trim,
    engine: vehicle.engineSize,
    drive: decoded?.driveType ?? null,
  };
  const ranked = rankDonors(
    wanted,
    rows.map((row) => ({ ...toCandidate(row), isAsked: row.id === vehicle.donorId })),
  );
  const ids = ranked.map(({ donor }) => donor.row.id);
  const reservations = await listReservations(db(), ids, conversation.id);
  return ranked.map((judged) => toView(judged, conversation.subject, reservations, quoted));
}

type RequestedVehicle = { year: number | null; make: string; model: string; donorId: string | null };

async function findVehicles({ year, make, model, donorId }: RequestedVehicle) {
  const sameModel = {
    make: { equals: make, mode: "insensitive" },
    model: { equals: model, mode: "insensitive" },
    ...(year !== null && { year: { gte: year - MAX_YEARS_APART, lte: year + MAX_YEARS_APART } }),
  } as const;
  const rows = await db().dismantledVehicle.findMany({
    where: {
      status: { not: "scrapped" },
      OR: [sameModel, ...(donorId === null ? [] : [{ id: donorId }])],
    },
    select: DONOR_COLUMNS,
    orderBy: [{ dateAcquired: "desc" }, { id: "desc" }],
    take: CANDIDATE_LIMIT,
  });
  return rows.filter((row) => row.id === donorId || isSameModel(row, { make, model }));
}

/** The latest quote number by vehicle, without those that were replaced. */
async function quotedDonors(conversationId: string): Promise<Map<string, number>> {
  const lines = await db().quoteLine.findMany({
    where: { donorId: { not: null }, quote: { conversationId, state: { not: "replaced" } } },
    select: { donorId: true, quote: { select: { number: true } } },
    orderBy: { quote: { number: "asc" } },
  });
  return new Map(lines.map(({ donorId, quote }) => [donorId ?? "", quote.number]));
}

/** Some trims already name the drive type. */
const withDrive = (title: string, drive: string | null) =>
  drive === null || title.toLowerCase().includes(drive.toLowerCase()) ? title : `${title} ${drive}`;

function toView(
  { donor, reasons, against }: Judged<RowCandidate>,
  part: string,
  reservations: readonly Reservation[],
  quoted: ReadonlyMap<string, number>,
): DonorView {
  const { row, drive, miles, awaitingDismantle } = donor;
  return {
    _id: row.id,
    stockNumber: row.stockNumber,
    name: withDrive(vehicleTitle(row, true), drive),
    shortName: [row.year, row.trim].filter(Boolean).join(" "),
    miles,
    picture: donorPicture(row),
    awaitingDismantle,
    reasons,
    against,
    promisedTo: findReservation(reservations, row.id, part)?.reference ?? null,
    inQuote: quoted.get(row.id) ?? null,
  };
}
