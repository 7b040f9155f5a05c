import Link from "next/link";
import { requestPath } from "@/components/desk/admin/desk-view";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import type { DonorView } from "@/lib/donors/schema";
import { variantUrl } from "@/lib/images/variants";
import { formatMiles } from "@/lib/vehicles/format";

const PICTURE_PX = 184;

type DonorRowProps = { donor: DonorView; onAdd: ((donor: DonorView) => void) | null };

/** A donor vehicle: picture, title, stock number, miles, and the reasons. */
export function DonorRow({ donor, onAdd }: DonorRowProps) {
  const { name, stockNumber, miles, picture, reasons, against, promisedTo } = donor;
  return (
    <li className="grid grid-cols-[5.75rem_minmax(0,1fr)] items-start gap-x-3.5 border-line border-b py-4">
      <img
        src={variantUrl(picture, PICTURE_PX)}
        alt=""
        width={92}
        height={69}
        loading="lazy"
        className="aspect-4/3 w-full rounded-badge border border-line bg-concrete object-cover brightness-(--photo-brightness)"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="grid min-w-0 justify-items-start gap-1">
            <h3 className="font-semibold font-text text-16 leading-normal wrap-anywhere">{name}</h3>
            <Tag tone="steel" wraps>
              {stockNumber}
            </Tag>
          </div>
          <AddToQuote donor={donor} onAdd={onAdd} />
        </div>
        <ul className="mt-1 flex flex-wrap gap-x-3.5 text-15 text-ink-2">
          <li>{formatMiles(miles)} miles</li>
          {reasons.map((reason) => (
            <li key={reason} className="flex items-center gap-1.5 [&>svg]:text-green">
              <Icon name="check" size={16} />
              {reason}
            </li>
          ))}
          {against.length > 0 && <li className="text-amber">{against.join(", ")}</li>}
          {promisedTo !== null && (
            <li className="font-semibold text-amber">
              promised to{" "}
              <Link href={requestPath(promisedTo)} className="underline underline-offset-3" prefetch={false}>
                {promisedTo}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}

function AddToQuote({ donor, onAdd }: DonorRowProps) {
  if (donor.inQuote !== null)
    return <p className="font-semibold text-15 text-green">in quote {donor.inQuote}</p>;
  if (onAdd === null) return null;
  return (
    <button
      type="button"
      className={buttonVariants({ variant: "secondary", size: "small", ends: "small" })}
      onClick={() => onAdd(donor)}
    >
      <span>
        Add to quote <span className="sr-only">{donor.stockNumber}</span>
      </span>
    </button>
  );
}
