import type { Prisma } from "../../lib/generated/prisma/client";
import { partName } from "../../lib/part-requests/part-name";
import { formatShortMoment } from "../../lib/quotes/format";
import { shortened } from "../../lib/vehicle-inquiries/rules";
import { vehicleTitle } from "../../lib/vehicles/format";
import { conversationRow } from "./conversation-rows";
import { openDay, receivedAt, shopDay, shopTime } from "./dates";
import { partRequests } from "./part-requests";
import { repairRequests } from "./repair-requests";
import { retailVehicles } from "./retail-vehicles";
import type { NoteDemo, NoteRow, Received } from "./types";
import { vehicleInquiries } from "./vehicle-inquiries";

/** Notes on a weekend are moved to Monday, because the shop is closed on weekends. */
function noteRows(now: Date, notes: NoteDemo[]): NoteRow[] {
  return notes.map(({ author, content, daysAgo, at }) => ({
    author,
    content,
    timestamp: shopTime(openDay(shopDay(now, daysAgo), "after"), at),
  }));
}

/** Dates and version of a request: one version for the request and one for each note. */
function history(now: Date, received: Received, notes: NoteRow[]) {
  const createdAt = receivedAt(now, received);
  return {
    createdAt,
    updatedAt: notes.at(-1)?.timestamp ?? createdAt,
    version: 1 + notes.length,
  };
}

const contactOf = ({ customerName, customerPhone, customerEmail }: Contact) => ({
  customerName,
  ...(customerPhone && { customerPhone }),
  ...(customerEmail && { customerEmail }),
});

type Contact = {
  customerName: string;
  customerPhone?: string | undefined;
  customerEmail?: string | undefined;
};

/** The part requests with their conversations, with dates relative to `now`. */
export function partRequestRows(now: Date) {
  return partRequests.map(({ received, notes: noteDemos, ...request }) => {
    const notes = noteRows(now, noteDemos);
    const dates = history(now, received, notes);
    const { reference, status, vin, component, otherComponent, year, make, model, trim = null } = request;
    const about = {
      ...({ kind: "part", reference, status, vin, createdAt: dates.createdAt } as const),
      ...contactOf(request),
      subject: partName(component, otherComponent ?? null),
      vehicle: vehicleTitle({ year, make, model, trim }, true),
      text: request.additionalInfo ?? "",
    };
    return { ...request, ...dates, conversation: { create: conversationRow(now, about, notes) } };
  }) satisfies Prisma.PartRequestCreateInput[];
}

/** The repair requests with their conversations, with dates relative to `now`. */
export function repairRequestRows(now: Date) {
  return repairRequests.map(
    ({ received, notes: noteDemos, address, vehicle, preferredInDays, ...request }) => {
      const notes = noteRows(now, noteDemos);
      const dates = history(now, received, notes);
      const { reference, status, serviceType, otherServiceType } = request;
      const about = {
        ...({ kind: "repair", reference, status, createdAt: dates.createdAt } as const),
        ...contactOf(request),
        ...(vehicle?.vin && { vin: vehicle.vin }),
        subject: otherServiceType ?? serviceType,
        vehicle: vehicle ? vehicleTitle({ trim: null, ...vehicle }, true) : null,
        text: request.description,
      };
      return {
        ...request,
        ...address,
        ...(vehicle ?? { year: shopDay(now, 0).getUTCFullYear(), make: "TBD", model: "TBD", mileage: 0 }),
        preferredDate:
          preferredInDays === undefined ? null : openDay(shopDay(now, -preferredInDays), "after"),
        isSimplifiedRequest: vehicle === undefined,
        ...dates,
        conversation: { create: conversationRow(now, about, notes) },
      };
    },
  ) satisfies Prisma.RepairRequestCreateInput[];
}

/** The vehicle inquiries with their conversations, with dates relative to `now`. The vehicles must exist. */
export function vehicleInquiryRows(now: Date) {
  return vehicleInquiries.map(({ received, notes: noteDemos, preferred, stockNumber, ...inquiry }) => {
    const found = retailVehicles.find((vehicle) => vehicle.stockNumber === stockNumber);
    if (!found) throw new Error(`There is no demo vehicle ${stockNumber}.`);
    const { vin, year, make, model, trim } = found;
    const notes = noteRows(now, noteDemos);
    const dates = history(now, received, notes);
    const preferredAt = preferred
      ? shopTime(openDay(shopDay(now, -preferred.inDays), "after"), preferred.at)
      : null;
    const { reference, status, message } = inquiry;
    const about = {
      ...({ kind: "vehicle", reference, status, vin, createdAt: dates.createdAt } as const),
      ...contactOf(inquiry),
      subject: preferredAt ? `Test drive, ${formatShortMoment(preferredAt)}` : shortened(message),
      vehicle: vehicleTitle({ year, make, model, trim }, true),
      text: message,
    };
    return {
      ...inquiry,
      ...{ stockNumber, vin, year, make, model, trim, preferredAt },
      ...dates,
      vehicle: { connect: { stockNumber } },
      conversation: { create: conversationRow(now, about, notes) },
    };
  }) satisfies Prisma.VehicleInquiryCreateInput[];
}
