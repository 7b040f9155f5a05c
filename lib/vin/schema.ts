import { z } from "zod";
import { vinProblem } from "@/lib/vin/rules";

/** A VIN of 17 characters, in capitals; spaces and dashes in it are dropped. The messages are those of the forms. */
export const vinSchema = z.string({ error: "VIN is required" }).transform((text, context) => {
  const vin = text.replace(/[\s-]/g, "").toUpperCase();
  const problem = vinProblem(vin);
  if (problem) context.addIssue({ code: "custom", message: problem });
  return vin;
});
