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
  optionalLine,
  type RequestVehicle,
  requestUpdateSchema,
  type StaffRequest,
} from "@/lib/requests/schema";
import * as vehicle from "@/lib/vehicles/schema";

export const REPAIR_REQUEST_STATUSES = [
  "pending",
  "scheduled",
  "in_progress",
  "completed",
  "cancelled",
] as const;
export const URGENCIES = ["Low", "Medium", "High", "Emergency"] as const;
export const CONTACT_METHODS = ["phone", "email"] as const;

export type RepairRequestStatus = (typeof REPAIR_REQUEST_STATUSES)[number];

/** What the list of repair requests can be filtered by, in the order of the filter. */
export const REPAIR_REQUEST_FILTERS = [
  "pending",
  "scheduled",
  "in_progress",
  ACCEPTED,
  "completed",
  "cancelled",
] as const;
export type Urgency = (typeof URGENCIES)[number];
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const REPAIR_REQUEST_MESSAGES = {
  name: "Please enter your name",
  phoneRequired: "Please enter your phone number",
  phoneInvalid: "Please enter a valid phone number",
  emailRequired: "Please enter your email address",
  emailInvalid: "Please enter a valid email address",
} as const;

/** What a callback request says where the visitor says nothing. */
export const CALLBACK_DEFAULTS = {
  make: "TBD",
  model: "TBD",
  mileage: 0,
  serviceType: "General Repair",
  urgency: "Medium",
  description: "Customer will provide details during phone consultation",
} as const;

const phoneNumber = phone({
  required: REPAIR_REQUEST_MESSAGES.phoneRequired,
  invalid: REPAIR_REQUEST_MESSAGES.phoneInvalid,
});
const emailAddress = email({
  required: REPAIR_REQUEST_MESSAGES.emailRequired,
  invalid: REPAIR_REQUEST_MESSAGES.emailInvalid,
});
const blankToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const customerSchema = z.object(
  {
    name: requiredText(REPAIR_REQUEST_MESSAGES.name, MAX_NAME_LENGTH, "Name"),
    phone: z.preprocess(blankToNull, phoneNumber.nullish()).transform((value) => value ?? null),
    email: z.preprocess(blankToNull, emailAddress.nullish()).transform((value) => value ?? null),
    address: z
      .object({
        street: optionalLine("Street"),
        city: optionalLine("City"),
        state: optionalLine("State"),
        zipCode: optionalLine("Zip code"),
      })
      .partial()
      .nullish(),
  },
  { error: REPAIR_REQUEST_MESSAGES.name },
);

const vehicleSchema = z.object({
  year: vehicle.year,
  make: optionalLine("Make"),
  model: optionalLine("Model"),
  trim: optionalLine("Trim"),
  vin: optionalText(17, "VIN"),
  mileage: vehicle.mileage,
  engineSize: optionalLine("Engine size"),
});

const serviceSchema = z.object({
  serviceType: optionalLine("Service type"),
  otherServiceType: optionalLine("Service type"),
  description: optionalText(MAX_TEXT_LENGTH, "Description"),
  preferredDate: vehicle.isoDate,
  urgency: vehicle.choice(URGENCIES, "Urgency"),
});

/** What POST /api/repair-requests takes: a name, a way to reach the person, and whatever else is known. */
export const repairRequestSchema = z
  .object({
    customerInfo: customerSchema,
    vehicleInfo: vehicleSchema.partial().default({}),
    serviceInfo: serviceSchema.partial().default({}),
    contactMethod: z
      .enum(CONTACT_METHODS, { error: "Contact method must be phone or email" })
      .default("phone"),
    isSimplifiedRequest: z.boolean({ error: "isSimplifiedRequest must be true or false" }).default(false),
  })
  .superRefine(({ customerInfo, contactMethod }, context) => {
    if (customerInfo[contactMethod] !== null) return;
    const message =
      contactMethod === "phone"
        ? REPAIR_REQUEST_MESSAGES.phoneRequired
        : REPAIR_REQUEST_MESSAGES.emailRequired;
    context.addIssue({ code: "custom", path: ["customerInfo", contactMethod], message });
  });

export type RepairRequestInput = z.output<typeof repairRequestSchema>;

/** What PUT /api/admin/repair-requests/{id} takes: a status, a note to append, or both. */
export const repairRequestUpdateSchema = requestUpdateSchema(REPAIR_REQUEST_STATUSES);

export type RepairRequestUpdate = z.output<typeof repairRequestUpdateSchema>;

/** A repair request as staff see it. */
export type RepairRequest = StaffRequest<RepairRequestStatus> & {
  customerInfo: {
    address: { street: string | null; city: string | null; state: string | null; zipCode: string | null };
  };
  vehicleInfo: RequestVehicle & { vin: string | null; mileage: number | null };
  serviceInfo: {
    serviceType: string;
    otherServiceType: string | null;
    description: string;
    /** YYYY-MM-DD. */
    preferredDate: string | null;
    urgency: Urgency;
  };
  contactMethod: ContactMethod;
  isSimplifiedRequest: boolean;
};
