import { z } from "zod";
import {
  PART_REQUEST_MESSAGES,
  type partRequestSchema,
  requestedPartSchema,
  requesterSchema,
} from "@/lib/part-requests/schema";
import type { PartCatalogue, WizardStep, WizardValues } from "@/lib/part-requests/wizard";
import type { VehicleInfo } from "@/lib/vin/vehicle-info";

export const wizardValuesSchema = z.object({
  vin: z.string(),
  category: z.string(),
  subcategory: z.string(),
  part: z.string(),
  otherComponent: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  notes: z.string(),
}) satisfies z.ZodType<WizardValues>;

/** An optional text field with the rules of the request's schema. */
const underRulesOf = (schema: z.ZodType) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      for (const { message } of schema.safeParse(text).error?.issues ?? []) {
        context.addIssue({ code: "custom", message });
      }
    });

const contactStepSchema = wizardValuesSchema.extend({
  ...requesterSchema.shape,
  notes: underRulesOf(requestedPartSchema.shape.additionalInfo),
});

/** Reports only the first missing field: category, subcategory, part, then its description. */
function partStepSchema(catalogue: PartCatalogue | null) {
  return wizardValuesSchema
    .extend({
      otherComponent: underRulesOf(requestedPartSchema.shape.otherComponent),
    })
    .superRefine((values, context) => {
      const missing = missingPart(values, catalogue);
      if (missing) context.addIssue({ code: "custom", path: [missing.field], message: missing.message });
    });
}

function missingPart(values: WizardValues, catalogue: PartCatalogue | null) {
  const { category, subcategory, part, otherComponent } = values;
  if (!catalogue || !category) return { field: "category", message: PART_REQUEST_MESSAGES.category };
  if (!subcategory) return { field: "subcategory", message: PART_REQUEST_MESSAGES.subcategory };
  if (!part && catalogue.partsOf(category, subcategory).length > 0) {
    return { field: "part", message: PART_REQUEST_MESSAGES.part };
  }
  if (!otherComponent && catalogue.needsDescription(values)) {
    return { field: "otherComponent", message: PART_REQUEST_MESSAGES.otherPart };
  }
  return null;
}

/**
 * Validates a step after the first and returns the values as the next step uses them: trimmed, the phone number formatted.
 * The fields of the other steps pass unchanged. The VIN of the first step is validated by `vinProblem`.
 */
export function stepSchema(step: WizardStep, catalogue: PartCatalogue | null) {
  if (step === 2) return partStepSchema(catalogue);
  return step === 3 ? contactStepSchema : wizardValuesSchema;
}

/** Whether the contact details of a stored draft are complete. */
export function contactComplete(values: WizardValues): boolean {
  return contactStepSchema.safeParse(values).success;
}

/** The body of POST /api/part-requests. */
export type PartRequestBody = z.input<typeof partRequestSchema>;

/** The body of the request. @throws Error if the category is not in the catalogue, which step 2 excludes. */
export function partRequestBody(
  values: WizardValues,
  vehicle: VehicleInfo,
  catalogue: PartCatalogue,
  donorId = "",
): PartRequestBody {
  const system = catalogue.systemOf(values.category);
  if (!system) throw new Error(`No such category: ${values.category}`);
  const { year, make, model, trim, engineSize } = vehicle;
  return {
    vin: values.vin,
    vehicleInfo: { year, make: make ?? "", model: model ?? "", trim, engineSize },
    partDetails: {
      system,
      component: catalogue.componentOf(values),
      ...(catalogue.needsDescription(values) ? { otherComponent: values.otherComponent } : {}),
      ...(values.notes ? { additionalInfo: values.notes } : {}),
    },
    customerInfo: { name: values.name, phone: values.phone, email: values.email },
    ...(donorId ? { donorId } : {}),
  };
}
