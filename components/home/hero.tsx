import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { business } from "@/lib/business";

/** The id of the page's primary button, for the thumb bar. */
export const BOOK_BUTTON_ID = "book-service";

/** What the shop does, and the two things most visitors come for. */
export function Hero() {
  return (
    <div className="wrap home-hero">
      <h1>
        We fix them, <span>sell them and</span> <span>take them apart.</span>
      </h1>
      <div>
        <p className="max-w-xl text-18 leading-[1.6] text-ink-2 lg:text-19">
          Repairs for every make and model, pre-owned vehicles, and inspected used parts from the late-model
          cars we dismantle ourselves. One shop, in town since {business.foundedYear}.
        </p>
        <div className="mt-5 flex flex-col gap-3 md:flex-row lg:mt-6">
          <Link
            id={BOOK_BUTTON_ID}
            className={buttonVariants({ variant: "primary" })}
            href="/repair"
            prefetch={false}
          >
            Book a Service Appointment
          </Link>
          <Link className={buttonVariants({ variant: "secondary" })} href="/parts" prefetch={false}>
            Browse Recycled Parts
          </Link>
        </div>
      </div>
    </div>
  );
}
