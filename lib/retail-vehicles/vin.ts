import { z } from "zod";
import { cleanVin, hasAmbiguousLetter, VIN_AMBIGUOUS, VIN_INVALID } from "@/lib/vin/rules";

const MIN_VIN_LENGTH = 5;
const MAX_VIN_LENGTH = 17;

/** A VIN of 5 to 17 characters, none of them I, O or Q: before 1981 each maker had its own length. */
export const retailVin = z.string({ error: "VIN is required" }).transform((text, context) => {
  const vin = cleanVin(text);
  if (vin === "") {
    context.addIssue({ code: "custom", message: "VIN is required" });
  } else if (vin.length < MIN_VIN_LENGTH || text.replace(/[^A-Za-z0-9]/g, "").length > MAX_VIN_LENGTH) {
    context.addIssue({
      code: "custom",
      message: `VIN must have ${MIN_VIN_LENGTH} to ${MAX_VIN_LENGTH} letters and digits`,
    });
  } else if (hasAmbiguousLetter(vin)) {
    context.addIssue({
      code: "custom",
      message: vin.length === MAX_VIN_LENGTH ? VIN_INVALID : VIN_AMBIGUOUS,
    });
  }
  return vin;
});
