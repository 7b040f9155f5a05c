import type { Resolver } from "react-hook-form";
import { loadWork } from "@/components/part-request/load-work";
import {
  type PartCatalogue,
  vinProblems,
  type WizardProblems,
  type WizardStep,
  type WizardValues,
} from "@/lib/part-requests/wizard";

/** Judges a step of the form. The first needs no rules beyond the VIN's, so that it can be told at once. */
export function stepResolver(step: WizardStep, catalogue: PartCatalogue | null): Resolver<WizardValues> {
  if (step === 1) return (values) => answer(values, vinProblems(values));
  return async (values) => {
    // Here already: no step but the first is reached without it.
    const { judgeStep } = await loadWork();
    const judged = judgeStep(step, values, catalogue);
    return "accepted" in judged ? answer(judged.accepted, {}) : answer(values, judged.problems);
  };
}

function answer(values: WizardValues, problems: WizardProblems): ReturnType<Resolver<WizardValues>> {
  const errors = Object.entries(problems).map(([field, message]) => [field, { type: "rule", message }]);
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
}
