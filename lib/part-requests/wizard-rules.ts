import { z } from "zod";
import {
  PART_REQUEST_MESSAGES,
  type partRequestSchema,
  requestedPartSchema,
  requesterSchema,
} from "@/lib/part-requests/schema";
import type {
  PartCatalogue,
  WizardField,
  WizardProblems,
  WizardStep,
  WizardValues,
} from "@/lib/part-requests/wizard";
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

/** A text field that may stay empty, under the rules of the request's own optional text. */
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

/** The first thing missing is told, at its own field: a category, then a subcategory, then a part, then its description. */
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

function stepSchema(step: WizardStep, catalogue: PartCatalogue | null): z.ZodType<WizardValues> {
  if (step === 2) return partStepSchema(catalogue);
  return step === 3 ? contactStepSchema : wizardValuesSchema;
}

/**
 * Validates a step after the first: returns the values as the next step uses them (trimmed, the phone number formatted), or the
 * first problem of each field. The fields of the other steps pass as they are. The first step is validated by `vinProblems`.
 */
export function validateStep(
  step: WizardStep,
  values: WizardValues,
  catalogue: PartCatalogue | null,
): { accepted: WizardValues } | { problems: WizardProblems } {
  const result = stepSchema(step, catalogue).safeParse(values);
  if (result.success) return { accepted: result.data };
  const problems: WizardProblems = {};
  for (const { path, message } of result.error.issues) problems[path[0] as WizardField] ??= message;
  return { problems };
}

/** Whether step 3 is complete, for a draft that says it was. */
export function contactComplete(values: WizardValues): boolean {
  return contactStepSchema.safeParse(values).success;
}

/** What POST /api/part-requests is sent. */
export type PartRequestBody = z.input<typeof partRequestSchema>;

/** The request as it is sent. @throws Error when the category is none of the catalogue's, which step 2 rules out. */
export function partRequestBody(
  values: WizardValues,
  vehicle: VehicleInfo,
  catalogue: PartCatalogue,
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
  };
}
