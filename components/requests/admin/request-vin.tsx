import { CopyButton } from "@/components/layout/admin/copy-button";
import { Vin } from "@/components/lists/admin/vin";

/** A VIN in a readable format, with a copy button. */
export function RequestVin({ vin }: { vin: string }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center">
      <Vin place="copy">{vin}</Vin>
      <CopyButton text={vin} what="VIN" />
    </span>
  );
}
