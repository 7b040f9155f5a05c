import { RequestError } from "@/lib/http/client";
import type { FieldErrors } from "@/lib/http/errors";
import type { WizardField, WizardStep } from "@/lib/part-requests/wizard";
import { SUBMIT_MESSAGES } from "@/lib/part-requests/wizard-messages";

/** How long a submission may take before it counts as failed. */
export const SUBMIT_LIMIT_MS = 20_000;

/** The sentence for a submission that failed: the server's own, else the specified ones. */
export function submitFailureMessage(error: unknown): string {
  if (!(error instanceof RequestError) || error.status === 0) return SUBMIT_MESSAGES.failed;
  const answer = parseAnswer(error.details.body);
  if (answer === undefined) return SUBMIT_MESSAGES.nonJson;
  return typeof answer.error === "string" && answer.error !== "" ? answer.error : SUBMIT_MESSAGES.failed;
}

/** The step and field of each path of the request. What was decoded from the VIN is corrected at the VIN. */
const FIELD_OF_PATH: readonly (readonly [prefix: string, step: WizardStep, field: WizardField])[] = [
  ["vin", 1, "vin"],
  ["vehicleInfo", 1, "vin"],
  ["partDetails.otherComponent", 2, "otherComponent"],
  ["partDetails.additionalInfo", 3, "notes"],
  ["partDetails.component", 2, "part"],
  ["partDetails", 2, "category"],
  ["customerInfo.phone", 3, "phone"],
  ["customerInfo.email", 3, "email"],
  ["customerInfo", 3, "name"],
];

export type RefusedFields = { step: WizardStep; errors: { field: WizardField; message: string }[] };

/** The server's field errors as those of the first step they concern, or null when they concern none. */
export function refusedFields(fields: FieldErrors | undefined): RefusedFields | null {
  const placed = Object.entries(fields ?? {}).flatMap(([path, message]) => {
    const place = FIELD_OF_PATH.find(([prefix]) => path === prefix || path.startsWith(`${prefix}.`));
    return place ? [{ step: place[1], field: place[2], message }] : [];
  });
  const first = [...placed].sort((a, b) => a.step - b.step)[0];
  if (!first) return null;
  const errors = placed.filter(({ step }) => step === first.step);
  return { step: first.step, errors: errors.map(({ field, message }) => ({ field, message })) };
}

function parseAnswer(body: string | undefined): { error?: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(body ?? "");
    return typeof answer === "object" && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
