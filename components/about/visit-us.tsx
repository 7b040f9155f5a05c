import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { business } from "@/lib/business";

/** The way from the story to the shop. */
export function VisitUs() {
  const { address, hoursShort } = business;
  return (
    <section className="apron-strip" aria-labelledby="come-by">
      <div className="wrap flex flex-col gap-5 py-8 md:flex-row md:items-center md:justify-between md:gap-10 md:py-10">
        <div>
          <h2 id="come-by">Come by and look around</h2>
          <p className="mt-2">
            {address.street}, {address.city}. {hoursShort.open}.
          </p>
        </div>
        <Link
          className={buttonVariants({ variant: "primary", className: "flex-none" })}
          href="/contact"
          prefetch={false}
        >
          How to Find Us
        </Link>
      </div>
    </section>
  );
}
