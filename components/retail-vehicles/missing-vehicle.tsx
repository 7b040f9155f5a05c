import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";
import { business, telephoneLink } from "@/lib/business";

/** In place of a vehicle that cannot be shown: the reason, and where to go next. */
export function MissingVehicle({ reason }: { reason: string }) {
  return (
    <div className="wrap py-10 lg:py-16">
      <StateBox
        kind="error"
        level={1}
        title="Error loading vehicle"
        actions={
          <>
            <Link className={buttonVariants({ variant: "primary" })} href="/inventory" prefetch={false}>
              Return to Inventory
            </Link>
            <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
              {business.phone}
            </a>
          </>
        }
      >
        {reason}
      </StateBox>
    </div>
  );
}
