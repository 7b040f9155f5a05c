import { z } from "zod";
import { vinProblem } from "@/lib/vin/rules";

/** Parses a VIN of 17 characters: removes spaces and dashes, converts to upper case. Uses the messages of the forms. */
export const vinSchema = z.string({ error: "VIN is required" }).transform((text, context) => {
  const typed = text.replace(/[\s-]/g, "");
  // Some non-ASCII letters become ASCII letters in upper case, so only ASCII text is converted.
  const vin = /^[\x21-\x7e]*$/.test(typed) ? typed.toUpperCase() : typed;
  const problem = vinProblem(vin);
  if (problem) context.addIssue({ code: "custom", message: problem });
  return vin;
});
