import { z } from "zod";
import { business } from "@/lib/business";
import {
  email,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  optionalText,
  phone,
  requiredText,
} from "@/lib/contact/schema";
import {
  type PublicReceipt,
  type RequestNote,
  type RequestReceipt,
  requestUpdateSchema,
} from "@/lib/requests/schema";
import { preferredTimeProblem } from "@/lib/vehicle-inquiries/rules";

export const VEHICLE_INQUIRY_STATUSES = ["pending", "in_progress", "completed", "cancelled"] as const;
export type VehicleInquiryStatus = (typeof VEHICLE_INQUIRY_STATUSES)[number];

/** What a visitor asks about a vehicle for sale. */
export const VEHICLE_INQUIRY_TOPICS = ["question", "test_drive"] as const;
export type VehicleInquiryTopic = (typeof VEHICLE_INQUIRY_TOPICS)[number];

const { hoursShort } = business;

export const VEHICLE_INQUIRY_MESSAGES = {
  vehicle: "This vehicle is no longer listed",
  topic: "Please choose a question or a test drive",
  message: "Please write your question",
  name: "Please enter your name",
  contact: "Please enter a phone number or an email address",
  phoneInvalid: "Please enter a valid phone number",
  emailInvalid: "Please enter a valid email address",
  preferredAtInvalid: "Please choose a day and a time",
  preferredAtPast: "Please choose a time that is not over",
  preferredAtTooLate: "Please choose a day within a year from now",
  preferredAtClosed: `We are closed then. We are open ${hoursShort.open}.`,
  preferredAtHoliday: "We are closed on that day. Please choose another one.",
} as const;

const MAX_ID_LENGTH = 100;

const PREFERRED_TIME_MESSAGES = {
  invalid: VEHICLE_INQUIRY_MESSAGES.preferredAtInvalid,
  past: VEHICLE_INQUIRY_MESSAGES.preferredAtPast,
  too_late: VEHICLE_INQUIRY_MESSAGES.preferredAtTooLate,
  closed: VEHICLE_INQUIRY_MESSAGES.preferredAtClosed,
} as const;

const blankToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const phoneNumber = phone({
  required: VEHICLE_INQUIRY_MESSAGES.contact,
  invalid: VEHICLE_INQUIRY_MESSAGES.phoneInvalid,
});
const emailAddress = email({
  required: VEHICLE_INQUIRY_MESSAGES.contact,
  invalid: VEHICLE_INQUIRY_MESSAGES.emailInvalid,
});

const customerSchema = z.object(
  {
    name: requiredText(VEHICLE_INQUIRY_MESSAGES.name, MAX_NAME_LENGTH, "Name"),
    phone: z.preprocess(blankToNull, phoneNumber.nullish()).transform((value) => value ?? null),
    email: z.preprocess(blankToNull, emailAddress.nullish()).transform((value) => value ?? null),
  },
  { error: VEHICLE_INQUIRY_MESSAGES.name },
);

/** A local time at the shop, such as "2026-12-01T14:30"; null and blank are null. */
const preferredAt = z.preprocess(
  blankToNull,
  z
    .string({ error: VEHICLE_INQUIRY_MESSAGES.preferredAtInvalid })
    .trim()
    .nullish()
    .transform((value) => value ?? null),
);

/** What POST /api/vehicle-inquiries takes: a question about a vehicle for sale, or a request for a test drive. */
export const vehicleInquirySchema = z
  .object({
    vehicleId: requiredText(VEHICLE_INQUIRY_MESSAGES.vehicle, MAX_ID_LENGTH, "The vehicle's id"),
    topic: z.enum(VEHICLE_INQUIRY_TOPICS, { error: VEHICLE_INQUIRY_MESSAGES.topic }),
    message: optionalText(MAX_TEXT_LENGTH, "Message"),
    preferredAt,
    customerInfo: customerSchema,
  })
  .superRefine(({ topic, message, preferredAt, customerInfo }, context) => {
    const reject = (path: string[], text: string) =>
      context.addIssue({ code: "custom", path, message: text });
    if (topic === "question" && message === null) reject(["message"], VEHICLE_INQUIRY_MESSAGES.message);
    if (customerInfo.phone === null && customerInfo.email === null) {
      reject(["customerInfo", "phone"], VEHICLE_INQUIRY_MESSAGES.contact);
    }
    const problem =
      topic === "test_drive" && preferredAt !== null ? preferredTimeProblem(preferredAt, new Date()) : null;
    if (problem) reject(["preferredAt"], PREFERRED_TIME_MESSAGES[problem]);
  });

/** Its time is local, so that a form can send what the schema returned. */
export type VehicleInquiryInput = z.output<typeof vehicleInquirySchema>;

export type VehicleInquiryReceipt = PublicReceipt<VehicleInquiryStatus>;

/** What staff change on a vehicle inquiry: a status, a note to append, or both. */
export const vehicleInquiryUpdateSchema = requestUpdateSchema(VEHICLE_INQUIRY_STATUSES);

/** A vehicle inquiry as staff see it. */
export type VehicleInquiry = RequestReceipt<VehicleInquiryStatus> & {
  topic: VehicleInquiryTopic;
  message: string | null;
  preferredAt: string | null;
  /** The vehicle when the customer asked; `vehicleId` is null once it is deleted. */
  vehicleInfo: {
    vehicleId: string | null;
    stockNumber: string;
    vin: string | null;
    year: number | null;
    make: string | null;
    model: string | null;
    trim: string | null;
  };
  customerInfo: { name: string; phone: string | null; email: string | null };
  notes: RequestNote[];
  version: number;
};
