import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";
import type { PublicList } from "@/lib/vehicles/list-pages";

/** The not-found page for a list page that does not exist. */
export function MissingListPage({ list }: { list: PublicList }) {
  return (
    <div className="wrap py-16 lg:py-24">
      <StateBox
        kind="empty"
        level={1}
        title="This page does not exist"
        actions={
          <Link className={buttonVariants({ variant: "primary" })} href={list} prefetch={false}>
            See the First Page
          </Link>
        }
      >
        The list has become shorter than this page.
      </StateBox>
    </div>
  );
}
