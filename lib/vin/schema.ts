import { z } from "zod";
import { vinProblem } from "@/lib/vin/rules";

/** A VIN of 17 characters, in capitals; spaces and dashes in it are dropped. The messages are those of the forms. */
export const vinSchema = z.string({ error: "VIN is required" }).transform((text, context) => {
  const typed = text.replace(/[\s-]/g, "");
  // Other scripts have letters whose capitals are ours.
  const vin = /^[\x21-\x7e]*$/.test(typed) ? typed.toUpperCase() : typed;
  const problem = vinProblem(vin);
  if (problem) context.addIssue({ code: "custom", message: problem });
  return vin;
});
