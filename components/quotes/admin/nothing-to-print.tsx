import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { StateBox } from "@/components/ui/state-box";

/** Shown in place of a printable page whose record does not exist. */
export function NothingToPrint({ title }: { title: string }) {
  return (
    <main id="content" className="office mx-auto w-full max-w-200 px-4 py-8 text-16">
      <StateBox
        kind="error"
        level={1}
        title={title}
        actions={
          <Link className={buttonVariants({ variant: "primary" })} href="/admin/desk" prefetch={false}>
            Back to the desk
          </Link>
        }
      >
        It may have been deleted.
      </StateBox>
    </main>
  );
}
