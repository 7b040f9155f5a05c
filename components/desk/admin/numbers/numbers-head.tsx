import Link from "next/link";
import { officeHeading } from "@/components/layout/admin/office-main";
import { buttonVariants } from "@/components/ui/button";
import { controlVariants } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { WEEK_CHOICES } from "@/lib/desk/numbers";

/** The heading of the page, with the number of weeks and the Print button. */
export function NumbersHead({ weeks }: { weeks: number }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-5">
        <Link
          href="/admin/desk"
          prefetch={false}
          className="inline-flex min-h-11 items-center gap-2.5 font-semibold hover:underline print:hidden"
        >
          <Icon name="arrow-left" size={18} />
          Desk
        </Link>
        <h1 className={officeHeading}>Weekly numbers</h1>
      </div>
      <div className="flex gap-2 max-sm:w-full print:hidden">
        <select
          className={`${controlVariants({ kind: "select" })} sm:w-48`}
          aria-label="Weeks"
          value={weeks}
          onChange={(event) => showWeeks(event.target.value)}
        >
          {WEEK_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              Last {choice} weeks
            </option>
          ))}
        </select>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          onClick={() => window.print()}
        >
          <Icon name="printer" />
          Print
        </button>
      </div>
    </div>
  );
}

/** Puts the number of weeks into the URL without reloading the page. */
function showWeeks(weeks: string): void {
  window.history.pushState(null, "", `/admin/desk/numbers?${new URLSearchParams({ weeks })}`);
}
