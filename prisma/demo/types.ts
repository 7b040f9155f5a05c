import type {
  Condition,
  ContactMethod,
  DismantledDriveType,
  DismantledStatus,
  DismantledTransmission,
  FuelType,
  PartRequestStatus,
  RepairRequestStatus,
  RetailDriveType,
  RetailStatus,
  RetailTransmission,
  Urgency,
} from "../../lib/generated/prisma/client";

type Body = "sedan" | "coupe" | "hatchback" | "suv" | "pickup" | "van";
type Paint =
  | "white"
  | "silver"
  | "gray"
  | "black"
  | "red"
  | "maroon"
  | "blue"
  | "navy"
  | "teal"
  | "green"
  | "tan"
  | "brown"
  | "yellow";

/** A drawn picture of a whole car; the address is built here as a type, so that a misspelt one does not compile. */
type Picture = `/drawings/${Body}-${Paint}-${"lot" | "door"}.svg`;

/** A pre-owned vehicle with everything a visitor needs. Miles, whole dollars, days before the moment of seeding. */
export type RetailDemo = {
  stockNumber: string;
  vin: string;
  year: number;
  make: string;
  model: string;
  trim: string;
  mileage: number;
  price: number;
  exteriorColor: string;
  interiorColor: string;
  transmission: RetailTransmission;
  engineType: string;
  driveType: RetailDriveType;
  fuelType: FuelType;
  condition: Condition;
  status: RetailStatus;
  features: string[];
  description: string;
  imageUrl: Picture | null;
  notes: string;
  acquiredDaysAgo: number;
  listedDaysAgo: number;
  /** Given for sold vehicles only. */
  soldDaysAgo?: number;
};

/** A vehicle just written down by its key tag: not complete, so not shown to visitors. */
export type UnfinishedRetailDemo = Pick<RetailDemo, "stockNumber" | "vin" | "notes" | "listedDaysAgo">;

/** A vehicle taken apart. Miles, days before the moment of seeding. */
export type DismantledDemo = {
  stockNumber: string;
  vin: string;
  year: number;
  make: string;
  model: string;
  trim: string;
  mileage: number;
  exteriorColor: string;
  interiorColor: string;
  transmission: DismantledTransmission;
  engineType: string;
  driveType: DismantledDriveType;
  status: DismantledStatus;
  imageUrl?: Picture;
  notes: string;
  acquiredDaysAgo: number;
};

/** When a customer wrote: some minutes ago, or on a day at a shop-time clock reading such as "19:42". */
export type Received = { minutesAgo: number } | { daysAgo: number; at: string };

/** What staff wrote, on the first open day from that day on. */
export type NoteDemo = { author: string; daysAgo: number; at: string; content: string };

export type PartRequestDemo = {
  reference: string;
  status: PartRequestStatus;
  vin: string;
  year: number;
  make: string;
  model: string;
  trim?: string;
  engineSize?: string;
  system: string;
  component: string;
  otherComponent?: string;
  additionalInfo?: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  received: Received;
  notes: NoteDemo[];
};

export type RepairRequestDemo = {
  reference: string;
  status: RepairRequestStatus;
  customerName: string;
  customerPhone?: string;
  customerEmail?: string;
  address?: { street: string; city: string; state: string; zipCode: string };
  /** Absent for a callback request: the form then sends the current year, "TBD" and 0 miles. */
  vehicle?: {
    year: number;
    make: string;
    model: string;
    trim?: string;
    vin?: string;
    mileage: number;
    engineSize?: string;
  };
  serviceType: string;
  otherServiceType?: string;
  description: string;
  /** The first open day from so many days after the moment of seeding on (before it, when negative). */
  preferredInDays?: number;
  urgency: Urgency;
  contactMethod: ContactMethod;
  received: Received;
  notes: NoteDemo[];
};
