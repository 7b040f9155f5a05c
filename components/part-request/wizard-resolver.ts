import type { Resolver } from "react-hook-form";
import { loadWizard } from "@/components/part-request/load-wizard";
import type { PartCatalogue, WizardStep, WizardValues } from "@/lib/part-requests/wizard";

/**
 * Validates a step with its schema. The first step has no resolver: the VIN field has a rule, so that the page opens
 * without the schemas and validates without waiting for them.
 */
export function stepResolver(
  step: WizardStep,
  catalogue: PartCatalogue | null,
): Resolver<WizardValues> | undefined {
  if (step === 1) return undefined;
  return async (values, context, options) => {
    // Already loaded: the later steps are not reached without it.
    const { schemaResolver } = await loadWizard();
    return schemaResolver(step, catalogue)(values, context, options);
  };
}
