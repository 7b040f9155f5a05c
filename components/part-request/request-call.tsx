import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { business, telephoneLink } from "@/lib/business";

/** Other ways to get a part: the list of vehicles, the online store, the phone. */
export function RequestCall() {
  return (
    <section className="hidden border-line border-t bg-concrete md:block">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12 lg:flex-nowrap">
        <div>
          <h2>Rather look for yourself?</h2>
          <p className="mt-3 max-w-xl text-18 text-ink-2">
            See the vehicles that just came in, or order a part already on the shelf. Or call{" "}
            <a className="text-link whitespace-nowrap" href={telephoneLink}>
              {business.phone}
            </a>
            .
          </p>
        </div>
        <div className="flex flex-none flex-wrap gap-3">
          <Link className={buttonVariants({ variant: "secondary" })} href="/parts" prefetch={false}>
            Shop Recycled Parts
          </Link>
          <a
            className={buttonVariants({ variant: "secondary" })}
            href={business.partsStoreUrl}
            rel="noopener"
          >
            Visit our online parts store
            <Icon name="external" />
          </a>
        </div>
      </div>
    </section>
  );
}
