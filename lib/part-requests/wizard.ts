import { z } from "zod";
import type * as catalogueModule from "@/lib/part-catalogue/catalogue";
import {
  PART_REQUEST_MESSAGES,
  type partRequestSchema,
  requestedPartSchema,
  requesterSchema,
} from "@/lib/part-requests/schema";
import { vinSchema } from "@/lib/vin/schema";
import type { VehicleInfo } from "@/lib/vin/vehicle-info";

/** The catalogue as it is handed around once it has been loaded: this module never loads it. */
export type PartCatalogue = typeof catalogueModule;

export const WIZARD_STEPS = ["Vehicle Info", "Select Part", "Contact Info", "Review"] as const;
export type WizardStep = 1 | 2 | 3 | 4;

/** Everything the visitor types or chooses, as the fields hold it; "" is nothing. */
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
});

export type WizardValues = z.infer<typeof wizardValuesSchema>;
export type WizardField = keyof WizardValues;

export const EMPTY_VALUES: WizardValues = {
  vin: "",
  category: "",
  subcategory: "",
  part: "",
  otherComponent: "",
  name: "",
  phone: "",
  email: "",
  notes: "",
};

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

const vehicleStepSchema = wizardValuesSchema.extend({ vin: vinSchema });

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

/** What a step asks for, over all the values: the fields of the other steps pass as they are. */
export function stepSchema(
  step: WizardStep,
  catalogue: PartCatalogue | null,
): z.ZodType<WizardValues, WizardValues> {
  if (step === 1) return vehicleStepSchema;
  if (step === 2) return partStepSchema(catalogue);
  return step === 3 ? contactStepSchema : wizardValuesSchema;
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
