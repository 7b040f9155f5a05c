import { CopyButton } from "@/components/layout/admin/copy-button";

/** A VIN in a readable format, with a copy button. */
export function RequestVin({ vin }: { vin: string }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center">
      <span className="vin min-w-0">{vin}</span>
      <CopyButton text={vin} what="VIN" />
    </span>
  );
}
