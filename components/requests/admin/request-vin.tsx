import { CopyButton } from "@/components/layout/admin/copy-button";

/** A VIN in a readable format, with a copy button. */
export function RequestVin({ vin }: { vin: string }) {
  return (
    <span className="office-vin">
      <span className="vin">{vin}</span>
      <CopyButton text={vin} what="VIN" />
    </span>
  );
}
