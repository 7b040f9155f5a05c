import type { ConversationView } from "@/lib/conversations/schema";
import { partName, subcategoryName } from "@/lib/part-requests/part-name";
import { formatShortMoment } from "@/lib/quotes/format";
import { CALLBACK_DEFAULTS } from "@/lib/repair-requests/schema";
import { formatDay, formatMiles } from "@/lib/vehicles/format";

/** The columns of each kind of request that its conversation shows. */
export const DETAIL_COLUMNS = {
  part: {
    id: true,
    version: true,
    system: true,
    component: true,
    otherComponent: true,
    engineSize: true,
  },
  repair: {
    id: true,
    version: true,
    urgency: true,
    contactMethod: true,
    preferredDate: true,
    engineSize: true,
    mileage: true,
    street: true,
    city: true,
    state: true,
    zipCode: true,
  },
  vehicle: { id: true, version: true, topic: true, preferredAt: true, vehicleId: true, stockNumber: true },
} as const;

type Details = ConversationView["details"];
type PartRow = {
  system: string;
  component: string;
  otherComponent: string | null;
  engineSize: string | null;
};
type RepairRow = {
  urgency: string;
  contactMethod: "phone" | "email";
  preferredDate: Date | null;
  engineSize: string | null;
  mileage: number | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
};
type InquiryRow = { topic: "question" | "test_drive"; preferredAt: Date | null; stockNumber: string };

/** More of what a customer entered for a part. */
export function partDetails({ system, component, otherComponent, engineSize }: PartRow): Details {
  const subcategory = subcategoryName(component);
  const isAlone = partName(component, otherComponent) === subcategory;
  return filled([
    ["Category", isAlone ? system : `${system} › ${subcategory}`],
    ["Engine", engineSize],
  ]);
}

/** More of what a customer entered for a repair. */
export function repairDetails(row: RepairRow): Details {
  const { urgency, contactMethod, preferredDate, engineSize, mileage, street, city, state, zipCode } = row;
  const region = [state, zipCode].filter(Boolean).join(" ");
  return filled([
    ["Urgency", urgency],
    ["Preferred day", preferredDate && formatDay(preferredDate.toISOString().slice(0, 10))],
    ["Reach by", contactMethod === "phone" ? "Phone" : "Email"],
    ["Engine", engineSize],
    ["Mileage", mileage && mileage !== CALLBACK_DEFAULTS.mileage ? `${formatMiles(mileage)} miles` : null],
    ["Address", [street, city, region].filter(Boolean).join(", ")],
  ]);
}

/** More of what a customer asked about a vehicle. */
export function inquiryDetails({ topic, preferredAt, stockNumber }: InquiryRow): Details {
  return filled([
    ["Topic", topic === "test_drive" ? "Test drive" : "Question"],
    ["Preferred time", preferredAt && formatShortMoment(preferredAt)],
    ["Stock number", stockNumber],
  ]);
}

function filled(details: [label: string, value: string | null][]): Details {
  return details.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
