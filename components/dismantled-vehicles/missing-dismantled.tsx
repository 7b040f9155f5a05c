import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";
import { business, telephoneLink } from "@/lib/business";

type MissingDismantledProps = { title?: string; reason: string };

/** In place of a dismantled vehicle that cannot be shown: the reason, and where to go next. */
export function MissingDismantled({ title = "Error loading vehicle", reason }: MissingDismantledProps) {
  return (
    <div className="wrap py-10 lg:py-16">
      <StateBox
        kind="error"
        level={1}
        title={title}
        actions={
          <>
            <Link className={buttonVariants({ variant: "primary" })} href="/parts" prefetch={false}>
              Shop Recycled Parts
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
