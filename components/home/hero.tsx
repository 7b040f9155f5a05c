import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { business } from "@/lib/business";

/** The id of the page's primary button: `BottomBar` is hidden while it is on the screen. */
export const BOOK_BUTTON_ID = "book-service";

/** Both buttons fit beside the heading from 64rem. */
const narrowerOnLaptops = "lg:max-xl:px-4.25 lg:max-xl:text-20";

/** What the shop does, and the two most wanted actions. */
export function Hero() {
  return (
    <div className="wrap grid gap-5 py-7 md:gap-7 md:pt-12 md:pb-10 lg:grid-cols-[max-content_1fr] lg:items-end lg:gap-9 lg:pt-15 lg:pb-11 xl:gap-15">
      <h1 className="text-hero leading-[0.926] md:text-76 xl:text-92 xl:leading-[0.902]">
        We fix them, <span className="block">sell them and</span>{" "}
        <span className="block">take them apart.</span>
      </h1>
      <div>
        <p className="max-w-xl text-18 text-ink-2 leading-[1.6] lg:text-19">
          Repairs for every make and model, pre-owned vehicles, and inspected used parts from the late-model
          cars we dismantle ourselves. One shop, in town since {business.foundedYear}.
        </p>
        <div className="mt-5 flex flex-col gap-3 md:flex-row lg:mt-6">
          <Link
            id={BOOK_BUTTON_ID}
            className={buttonVariants({ variant: "primary", className: narrowerOnLaptops })}
            href="/repair"
            prefetch={false}
          >
            Book a Service Appointment
          </Link>
          <Link
            className={buttonVariants({ variant: "secondary", className: narrowerOnLaptops })}
            href="/parts"
            prefetch={false}
          >
            Browse Recycled Parts
          </Link>
        </div>
      </div>
    </div>
  );
}
