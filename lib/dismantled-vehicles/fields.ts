import type { VehicleFields } from "@/lib/vehicles/field";
import * as type from "@/lib/vehicles/field-types";
import { vinSchema } from "@/lib/vin/schema";

/**
 * The fields of a dismantled vehicle, in the order of the API. Schemas, selected columns, the form, the details for
 * staff and the history's labels all follow from it.
 */
export const DISMANTLED_FIELDS = {
  stockNumber: {
    ...type.stockNumberField,
    visibility: "public",
    section: "Basic Information",
    order: { form: 10, history: 20 },
  },
  vin: {
    ...type.vinField(vinSchema),
    visibility: "public",
    section: "Basic Information",
    order: { form: 20, history: 30 },
  },
  year: {
    ...type.requiredField(type.yearField),
    visibility: "public",
    section: "Basic Information",
    order: { form: 30, history: 40 },
  },
  make: {
    ...type.requiredLineField("Make"),
    visibility: "public",
    section: "Basic Information",
    order: { form: 40, history: 50 },
  },
  model: {
    ...type.requiredLineField("Model"),
    visibility: "public",
    section: "Basic Information",
    order: { form: 50, history: 60 },
  },
  trim: {
    ...type.lineField("Trim"),
    visibility: "public",
    section: "Basic Information",
    showOptional: true,
    order: { form: 60, details: 10, history: 70 },
  },
  mileage: {
    ...type.requiredField(type.mileageField),
    visibility: "public",
    section: "Basic Information",
    order: { form: 70, details: 20, history: 80 },
  },
  dateAcquired: {
    ...type.requiredField(type.acquiredField, "Date Acquired"),
    visibility: "public",
    section: "Basic Information",
    order: { form: 80, details: 30, history: 90 },
    labels: { details: "Acquired" },
  },
  status: {
    ...type.requiredField(
      type.choiceField("Status", {
        "Awaiting Dismantle": "awaiting_dismantle",
        "Parts Available": "parts_available",
        Scrapped: "scrapped",
      }),
    ),
    visibility: "public",
    section: "Basic Information",
    initial: "Awaiting Dismantle",
    order: { form: 90, history: 10 },
  },
  imageUrl: { ...type.mainPhotoField, visibility: "public", order: { history: 170 } },
  images: {
    ...type.photosField,
    visibility: "public",
    section: "Vehicle Image",
    order: { form: 10, history: 160 },
  },
  exteriorColor: {
    ...type.lineField("Exterior color"),
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 10, details: 40, history: 140 },
    labels: { details: "Exterior" },
  },
  interiorColor: {
    ...type.lineField("Interior color"),
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 20, details: 80, history: 150 },
    labels: { details: "Interior" },
  },
  transmission: {
    ...type.choiceField("Transmission", {
      Automatic: "automatic",
      Manual: "manual",
      CVT: "cvt",
      "Dual Clutch": "dual_clutch",
      "Single Clutch Automatic": "single_clutch_automatic",
    }),
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 40, details: 60, history: 110 },
  },
  engineType: {
    ...type.lineField("Engine"),
    isUppercase: true,
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 30, details: 50, history: 100 },
  },
  driveType: {
    ...type.choiceField("Drive type", {
      FWD: "fwd",
      RWD: "rwd",
      AWD: "awd",
      "4WD": "fourwd",
      "4x4": "fourx4",
    }),
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 50, details: 70, history: 120 },
  },
  notes: {
    ...type.textField("Notes"),
    visibility: "staff",
    section: "Notes",
    hint: "Staff only. Never shown on the site.",
    order: { form: 10, history: 180 },
  },
} as const satisfies VehicleFields;
