import * as labels from "@/lib/retail-vehicles/rules";
import { retailVin } from "@/lib/retail-vehicles/vin";
import type { VehicleFields } from "@/lib/vehicles/field";
import * as type from "@/lib/vehicles/field-types";
import * as shared from "@/lib/vehicles/shared-fields";

/**
 * The fields of a retail vehicle, in the order of the API. Schemas, selected columns, the form, the details for staff,
 * the specification table and the history's labels all follow from it.
 */
export const RETAIL_FIELDS = {
  stockNumber: {
    ...shared.stockNumber,
    visibility: "public",
    order: { form: 10, specification: 10, history: 20 },
  },
  vin: {
    ...shared.vin(retailVin),
    visibility: "public",
    order: { form: 20, details: 10, specification: 20, history: 30 },
  },
  year: {
    ...shared.year,
    visibility: "public",
    neededToShow: true,
    order: { form: 30, specification: 120, history: 40 },
  },
  make: {
    ...type.lineField("Make"),
    visibility: "public",
    neededToShow: true,
    section: "Basic Information",
    order: { form: 40, history: 50 },
  },
  model: {
    ...type.lineField("Model"),
    visibility: "public",
    neededToShow: true,
    section: "Basic Information",
    order: { form: 50, history: 60 },
  },
  trim: {
    ...shared.trim,
    visibility: "public",
    order: { form: 60, details: 20, specification: 110, history: 70 },
  },
  mileage: {
    ...shared.mileage,
    visibility: "public",
    neededToShow: true,
    order: { form: 70, details: 30, specification: 30, history: 80 },
  },
  price: {
    ...type.priceField,
    visibility: "public",
    neededToShow: true,
    section: "Basic Information",
    order: { form: 80, history: 90 },
  },
  exteriorColor: {
    ...shared.exteriorColor,
    visibility: "public",
    order: { form: 10, details: 100, specification: 50, history: 170 },
  },
  interiorColor: {
    ...shared.interiorColor,
    visibility: "public",
    order: { form: 20, details: 110, specification: 60, history: 180 },
  },
  transmission: {
    ...type.choiceField(
      "Transmission",
      { automatic: "automatic", manual: "manual", cvt: "cvt", "automated-manual": "automated_manual" },
      labels.TRANSMISSION_LABELS,
    ),
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 40, details: 60, specification: 80, history: 140 },
  },
  engineType: {
    ...shared.engineType,
    visibility: "public",
    order: { form: 30, details: 50, specification: 70, history: 130 },
  },
  driveType: {
    ...type.choiceField(
      "Drive type",
      { fwd: "fwd", rwd: "rwd", awd: "awd", "4wd": "fourwd" },
      labels.DRIVE_TYPE_LABELS,
    ),
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 50, details: 70, specification: 90, history: 150 },
  },
  fuelType: {
    ...type.choiceField(
      "Fuel type",
      {
        gasoline: "gasoline",
        diesel: "diesel",
        electric: "electric",
        hybrid: "hybrid",
        "plugin-hybrid": "plugin_hybrid",
      },
      labels.FUEL_TYPE_LABELS,
    ),
    visibility: "public",
    section: "Vehicle Details",
    order: { form: 60, details: 80, specification: 100, history: 160 },
    labels: { details: "Fuel", history: "Fuel" },
  },
  condition: {
    ...type.choiceField(
      "Condition",
      { excellent: "excellent", "very-good": "very_good", good: "good", fair: "fair" },
      labels.CONDITION_LABELS,
    ),
    visibility: "public",
    neededToShow: true,
    section: "Basic Information",
    order: { form: 90, details: 90, specification: 40, history: 120 },
  },
  status: {
    ...type.requiredField(
      type.choiceField(
        "Status",
        { available: "available", pending: "pending", sold: "sold" },
        labels.STATUS_LABELS,
      ),
    ),
    // POST has a default.
    isRequired: false,
    visibility: "public",
    section: "Basic Information",
    initial: "available",
    order: { form: 100, history: 10 },
  },
  features: {
    ...type.textField("Features"),
    visibility: "public",
    section: "Description",
    hint: "One a line, such as heated seats.",
    order: { form: 20, history: 190 },
  },
  description: {
    ...type.textField("Description"),
    visibility: "public",
    section: "Description",
    hint: "A few sentences for the vehicle's page.",
    order: { form: 10, history: 200 },
  },
  imageUrl: { ...type.mainPhotoField, visibility: "public", order: { history: 220 } },
  images: { ...shared.images, visibility: "public", order: { form: 10, history: 210 } },
  dateAcquired: {
    ...shared.dateAcquired,
    visibility: "public",
    order: { form: 110, details: 40, history: 100 },
  },
  notes: { ...shared.notes, visibility: "staff", order: { form: 10, history: 230 } },
  soldAt: {
    ...type.instantField("Sold"),
    visibility: "staff",
    order: { details: 120, history: 110 },
  },
} as const satisfies VehicleFields;
