import type { Resolver } from "react-hook-form";
import { loadWizard } from "@/components/part-request/load-wizard";
import { resolverResult } from "@/components/ui/resolver-result";
import {
  type PartCatalogue,
  vinProblems,
  type WizardStep,
  type WizardValues,
} from "@/lib/part-requests/wizard";

/** Validates one step of the form. The first step needs only the VIN rules, which are part of the first load. */
export function stepResolver(step: WizardStep, catalogue: PartCatalogue | null): Resolver<WizardValues> {
  if (step === 1) return (values) => resolverResult(values, vinProblems(values));
  return async (values) => {
    // Here already: no step but the first is reached without it.
    const { validateStep } = await loadWizard();
    const result = validateStep(step, values, catalogue);
    return "accepted" in result
      ? resolverResult(result.accepted, {})
      : resolverResult(values, result.problems);
  };
}
