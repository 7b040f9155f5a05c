import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business } from "@/lib/business";
import { bannerPartsCallouts, bannerPartsSize } from "@/lib/drawings/scenes/banners";

/** The head of the parts page: what is sold here, and the way to the online store. */
export function PartsBanner() {
  return (
    <div className="parts-banner">
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
        <div className="relative hidden lg:block" aria-hidden="true">
          <img
            className="block h-auto w-full"
            src="/drawings/banner-parts.svg"
            alt=""
            width={bannerPartsSize.width}
            height={bannerPartsSize.height}
          />
          {bannerPartsCallouts.map(({ label, x, y, side }) => (
            <span key={label} className={`callout callout-${side}`} style={{ left: `${x}%`, top: `${y}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
