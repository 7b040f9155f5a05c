import type { VehicleListing } from "@/lib/seo/vehicle-listing";

/** The columns of a feed by name, in order, with their values; null for an unknown one. */
export type FeedColumns = Record<string, (listing: VehicleListing) => string | number | null>;

/** A feed as CSV (RFC 4180): a line with the names of the columns, then a line for each listing. */
export function csvFeed(columns: FeedColumns, listings: readonly VehicleListing[]): string {
  const values = Object.values(columns);
  const rows = [Object.keys(columns), ...listings.map((listing) => values.map((value) => value(listing)))];
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

/** Meta requires quotes around white space, which RFC 4180 allows. */
function csvField(value: string | number | null): string {
  const text = String(value ?? "");
  return /[\s",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The response with a feed. It has to be revalidated for each use, because a vehicle may be sold at any time. */
export const feedResponse = (csv: string): Response =>
  new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  });
