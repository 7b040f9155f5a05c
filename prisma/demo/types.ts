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
  VehicleInquiryStatus,
  VehicleInquiryTopic,
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

/** The URL of a drawing of a whole car, as a type so that a misspelled URL does not compile. */
type Picture = `/drawings/${Body}-${Paint}-${"lot" | "door"}.svg`;

/** A complete pre-owned vehicle. Mileage in miles, price in US dollars, days before the time of seeding. */
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
  /** For sold vehicles only. */
  soldDaysAgo?: number;
};

/** An incomplete vehicle, which is not public. */
export type UnfinishedRetailDemo = Pick<RetailDemo, "stockNumber" | "vin" | "notes" | "listedDaysAgo">;

/** A dismantled vehicle. Mileage in miles, days before the time of seeding. */
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

/** The time of a request: minutes ago, or a day and a time in the shop's time zone such as "19:42". */
export type Received = { minutesAgo: number } | { daysAgo: number; at: string };

/** A note of staff, on that day or the next open day. */
export type NoteDemo = { author: string; daysAgo: number; at: string; content: string };

/** A note as it is stored. */
export type NoteRow = { author: string; content: string; timestamp: Date };

/** The answer to a request, minutes after the first note and by its author: a reply, or a call with what was said. */
export type AnswerDemo = {
  text: string;
  call?: "talked" | "voicemail";
  /** What the customer wrote after the answer. */
  customer?: Received & { text: string };
};

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
  /** Undefined for a callback request: the form then sends the current year, "TBD" and 0 miles. */
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
  /** Days after the time of seeding (before it if negative), moved to the next open day. */
  preferredInDays?: number;
  urgency: Urgency;
  contactMethod: ContactMethod;
  received: Received;
  notes: NoteDemo[];
};

export type VehicleInquiryDemo = {
  reference: string;
  status: VehicleInquiryStatus;
  topic: VehicleInquiryTopic;
  /** Of a demo vehicle. */
  stockNumber: string;
  message: string;
  /** For a test drive: days after the time of seeding, moved to the next open day. */
  preferred?: { inDays: number; at: string };
  customerName: string;
  customerPhone?: string;
  customerEmail?: string;
  received: Received;
  notes: NoteDemo[];
};
