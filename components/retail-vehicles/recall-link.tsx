import { Icon } from "@/components/ui/icon";
import { isValidVin } from "@/lib/vin/rules";

/** The link to NHTSA's recall lookup, which only knows VINs of 17 characters. */
export function RecallLink({ vin }: { vin: string }) {
  if (!isValidVin(vin)) return null;
  return (
    <a
      className="mt-3 inline-flex min-h-12 items-center gap-2 font-semibold hover:underline print:hidden"
      href={`https://www.nhtsa.gov/recalls?vin=${vin}`}
      rel="noopener"
    >
      Open recalls for this VIN
      <Icon name="external" />
    </a>
  );
}
