import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business } from "@/lib/business";
import { bannerPartsCallouts, bannerPartsSize } from "@/lib/drawings/scenes/banners";

const calloutSide = {
  left: "-translate-x-full -translate-y-1/2",
  right: "-translate-y-1/2",
  below: "-translate-x-1/2",
};

/** The banner of the parts page, with a link to the online store and a line drawing of a vehicle's parts. */
export function PartsBanner() {
  return (
    <div className="overflow-hidden border-line border-b bg-blueprint text-ink print:border-ink print:border-b-2 print:bg-none print:bg-transparent">
      <div className="wrap grid items-end gap-8 lg:grid-cols-[5fr_7fr]">
        <div className="self-center py-8 lg:py-12">
          <h1 className="text-46 md:text-64 lg:text-56">Shop Recycled Parts</h1>
          <p className="mt-4 max-w-md text-18">
            Used parts from late-model vehicles we take apart ourselves. Inspected, and guaranteed unless
            otherwise noted.
          </p>
          <a
            className={buttonVariants({ variant: "secondary", className: "mt-5" })}
            href={business.partsStoreUrl}
            rel="noopener"
          >
            Visit our online parts store
            <Icon name="external" />
          </a>
        </div>
        <div className="relative hidden lg:block print:hidden" aria-hidden="true">
          <img
            className="block h-auto w-full"
            src="/drawings/banner-parts.svg"
            alt=""
            width={bannerPartsSize.width}
            height={bannerPartsSize.height}
          />
          {bannerPartsCallouts.map(({ label, x, y, side }) => (
            <span
              key={label}
              className={`absolute whitespace-nowrap px-1.5 py-1 font-semibold text-15 text-steel leading-snug ${calloutSide[side]}`}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
