import type { Resolver } from "react-hook-form";
import { loadWork } from "@/components/part-request/load-work";
import { judgedForm } from "@/components/ui/judged-form";
import {
  type PartCatalogue,
  vinProblems,
  type WizardStep,
  type WizardValues,
} from "@/lib/part-requests/wizard";

/** Judges a step of the form. The first needs no rules beyond the VIN's, so that it can be told at once. */
export function stepResolver(step: WizardStep, catalogue: PartCatalogue | null): Resolver<WizardValues> {
  if (step === 1) return (values) => judgedForm(values, vinProblems(values));
  return async (values) => {
    // Here already: no step but the first is reached without it.
    const { judgeStep } = await loadWork();
    const judged = judgeStep(step, values, catalogue);
    return "accepted" in judged ? judgedForm(judged.accepted, {}) : judgedForm(values, judged.problems);
  };
}
