import { z } from "zod";
import { SAMENESS } from "@/lib/donors/rules";

/** The vehicles like a customer's that have been taken apart, as visitors may see them. */
export const nearestDonorsSchema = z.object({
  /** How many there are. */
  count: z.number(),
  /** At most three, nearest first. */
  nearest: z.array(
    z.object({
      _id: z.string(),
      stockNumber: z.string(),
      /** Such as "2014 RAV4 XLE". */
      name: z.string(),
      miles: z.number(),
      /** The URL of its photo or line drawing. */
      picture: z.string(),
      /** What it has in common with the customer's vehicle. */
      same: z.array(z.enum(SAMENESS)),
    }),
  ),
});

export type NearestDonors = z.infer<typeof nearestDonorsSchema>;

export const NO_DONORS: NearestDonors = { count: 0, nearest: [] };

/** A dismantled vehicle that a requested part may come from. */
export type DonorView = {
  _id: string;
  stockNumber: string;
  /** Such as "2014 Toyota RAV4 XLE AWD". */
  name: string;
  /** Such as "2014 XLE". */
  shortName: string;
  miles: number;
  /** The URL of its photo or line drawing. */
  picture: string;
  awaitingDismantle: boolean;
  /** What speaks for it, from the record only: "same engine 2.5L I4", "same trim", "1 year apart". */
  reasons: string[];
  /** What speaks against it: "other trim", "higher miles", "awaiting dismantle". */
  against: string[];
  /** The reference of the open request whose customer accepted the same part of it. */
  promisedTo: string | null;
  /** The number of the latest quote of this request that contains a part of it. */
  inQuote: number | null;
};
