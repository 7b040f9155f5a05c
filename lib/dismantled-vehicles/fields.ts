import type { VehicleFields } from "@/lib/vehicles/field";
import * as type from "@/lib/vehicles/field-types";
import * as shared from "@/lib/vehicles/shared-fields";
import { vinSchema } from "@/lib/vin/schema";

/**
 * The fields of a dismantled vehicle, in the order of the API. Schemas, selected columns, the form, the details for
 * staff and the history's labels all follow from it.
 */
export const DISMANTLED_FIELDS = {
  stockNumber: {
    ...shared.stockNumber,
    visibility: "public",
    order: { form: 10, specification: 10, history: 20 },
  },
  vin: {
    ...shared.vin(vinSchema),
    visibility: "public",
    order: { form: 20, specification: 20, history: 30 },
  },
  year: {
    ...type.requiredField(shared.year),
    visibility: "public",
    order: { form: 30, specification: 120, history: 40 },
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
    ...shared.trim,
    visibility: "public",
    order: { form: 60, details: 10, specification: 110, history: 70 },
  },
  mileage: {
    ...type.requiredField(shared.mileage),
    visibility: "public",
    order: { form: 70, details: 20, specification: 30, history: 80 },
  },
  dateAcquired: {
    ...type.requiredField(shared.dateAcquired, "Date Acquired"),
    visibility: "public",
    order: { form: 80, details: 30, specification: 40, history: 90 },
    labels: { ...shared.dateAcquired.labels, specification: "Acquired" },
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
  images: { ...shared.images, visibility: "public", order: { form: 10, history: 160 } },
  exteriorColor: {
    ...shared.exteriorColor,
    visibility: "public",
    order: { form: 10, details: 40, specification: 50, history: 140 },
  },
  interiorColor: {
    ...shared.interiorColor,
    visibility: "public",
    order: { form: 20, details: 80, specification: 60, history: 150 },
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
    order: { form: 40, details: 60, specification: 80, history: 110 },
  },
  engineType: {
    ...shared.engineType,
    visibility: "public",
    order: { form: 30, details: 50, specification: 70, history: 100 },
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
    order: { form: 50, details: 70, specification: 90, history: 120 },
  },
  notes: { ...shared.notes, visibility: "staff", order: { form: 10, history: 180 } },
} as const satisfies VehicleFields;
