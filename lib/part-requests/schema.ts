import { z } from "zod";
import {
  email,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  optionalText,
  phone,
  requiredText,
} from "@/lib/contact/schema";
import {
  ACCEPTED,
  MAX_LINE_LENGTH,
  optionalLine,
  type PublicReceipt,
  type RequestVehicle,
  requestUpdateSchema,
  type StaffRequest,
} from "@/lib/requests/schema";
import { vinSchema } from "@/lib/vin/schema";

/** The systems that part requests are sorted by, in the order of the catalogue. */
export const PART_SYSTEMS = [
  "Exterior",
  "Interior",
  "Electrical",
  "Engine/Accessories",
  "Transmission/Drivetrain",
  "Steering/Suspension",
  "Wheels/Tires",
  "Other",
] as const;

export const PART_REQUEST_STATUSES = ["pending", "processing", "quoted", "fulfilled", "cancelled"] as const;
export type PartRequestStatus = (typeof PART_REQUEST_STATUSES)[number];

/** What the list of part requests can be filtered by, in the order of the filter. */
export const PART_REQUEST_FILTERS = [
  "pending",
  "processing",
  "quoted",
  ACCEPTED,
  "fulfilled",
  "cancelled",
] as const;

export const PART_REQUEST_MESSAGES = {
  vehicleInfo: "Could not decode essential vehicle information",
  category: "Please select a category",
  subcategory: "Please select a subcategory",
  part: "Please complete your part selection",
  otherPart: "Please describe the part",
  name: "Name is required",
  phoneRequired: "Phone number is required",
  phoneInvalid: "Please enter a valid 10-digit phone number",
  emailRequired: "Email address is required",
  emailInvalid: "Please enter a valid email address",
} as const;

const MAX_COMPONENT_LENGTH = 200;

const essential = PART_REQUEST_MESSAGES.vehicleInfo;

/** The vehicle, as its VIN decoded: year, make and model must be known. */
export const requestedVehicleSchema = z.object(
  {
    year: z.coerce
      .number({ error: essential })
      .int({ error: essential })
      .min(1900, { error: essential })
      .max(2100, { error: essential }),
    make: requiredText(essential, MAX_LINE_LENGTH, "Make"),
    model: requiredText(essential, MAX_LINE_LENGTH, "Model"),
    trim: optionalLine("Trim"),
    engineSize: optionalLine("Engine size"),
  },
  { error: essential },
);

/** The part: its system, and its component as "subcategory - part" or the subcategory alone. */
export const requestedPartSchema = z.object(
  {
    system: z.enum(PART_SYSTEMS, { error: PART_REQUEST_MESSAGES.category }),
    component: requiredText(PART_REQUEST_MESSAGES.part, MAX_COMPONENT_LENGTH, "Component"),
    otherComponent: optionalText(MAX_COMPONENT_LENGTH, "Description of the part"),
    additionalInfo: optionalText(MAX_TEXT_LENGTH, "Notes"),
  },
  { error: PART_REQUEST_MESSAGES.category },
);

/** Who asks, and how to reach them. */
export const requesterSchema = z.object(
  {
    name: requiredText(PART_REQUEST_MESSAGES.name, MAX_NAME_LENGTH, "Name"),
    phone: phone({
      required: PART_REQUEST_MESSAGES.phoneRequired,
      invalid: PART_REQUEST_MESSAGES.phoneInvalid,
    }),
    email: email({
      required: PART_REQUEST_MESSAGES.emailRequired,
      invalid: PART_REQUEST_MESSAGES.emailInvalid,
    }),
  },
  { error: PART_REQUEST_MESSAGES.name },
);

/** What can be the id of a dismantled vehicle. */
const DONOR_ID = /^[\x21-\x7e]{1,100}$/;

/** What the wizard sends to POST /api/part-requests. */
export const partRequestSchema = z.object({
  vin: vinSchema,
  vehicleInfo: requestedVehicleSchema,
  partDetails: requestedPartSchema,
  customerInfo: requesterSchema,
  /** The dismantled vehicle that the part is asked from. Ignored unless visitors can see such a vehicle. */
  donorId: z.string().regex(DONOR_ID).optional().catch(undefined),
});

export type PartRequestInput = z.output<typeof partRequestSchema>;

/** What PUT /api/admin/part-requests/{id} takes: a status, a note to append, or both. */
export const partRequestUpdateSchema = requestUpdateSchema(PART_REQUEST_STATUSES);

export type PartRequestUpdate = z.output<typeof partRequestUpdateSchema>;

export type PartRequestReceipt = PublicReceipt<PartRequestStatus>;

/** A part request as staff see it. */
export type PartRequest = StaffRequest<PartRequestStatus> & {
  vin: string;
  vehicleInfo: RequestVehicle;
  partDetails: {
    system: string;
    component: string;
    otherComponent: string | null;
    additionalInfo: string | null;
  };
  customerInfo: { phone: string; email: string };
};
