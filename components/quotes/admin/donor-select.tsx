import type { DonorChoice } from "@/components/quotes/admin/quote-values";
import { controlVariants } from "@/components/ui/control";
import { Tag } from "@/components/ui/tag";
import { formatMiles } from "@/lib/vehicles/format";

type DonorSelectProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  donors: readonly DonorChoice[];
  value: DonorChoice | null;
  onChange: (donor: DonorChoice | null) => void;
};

/** The vehicle that a line's part comes from. The select is transparent, over the chosen vehicle's tag and miles. */
export function DonorSelect({ donors, value, onChange, ...attributes }: DonorSelectProps) {
  const isListed = value === null || donors.some(({ _id }) => _id === value._id);
  const choices = isListed ? donors : [value, ...donors];
  return (
    <div className="relative has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <div
        className={`${controlVariants({ kind: "select" })} flex items-center gap-2 overflow-hidden whitespace-nowrap ${attributes["aria-invalid"] ? "outline-2 outline-red" : ""}`}
        aria-hidden="true"
      >
        {value ? (
          <>
            <Tag tone="steel">{value.stockNumber}</Tag>
            {value.miles !== null && (
              <span className="text-15 text-ink-2">{formatMiles(value.miles)} mi</span>
            )}
          </>
        ) : (
          <span className="text-ink-3">None</span>
        )}
      </div>
      <select
        {...attributes}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        value={value?._id ?? ""}
        onChange={({ target }) => onChange(choices.find(({ _id }) => _id === target.value) ?? null)}
      >
        <option value="">None</option>
        {choices.map((donor) => (
          <option key={donor._id} value={donor._id}>
            {donor.stockNumber}, {donor.name}
            {donor.miles !== null && `, ${formatMiles(donor.miles)} mi`}
          </option>
        ))}
      </select>
    </div>
  );
}
