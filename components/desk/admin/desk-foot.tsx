import Link from "next/link";
import { CountText } from "@/components/desk/admin/count-text";
import { deskPath, isFiltered, NO_FILTER } from "@/components/desk/admin/desk-view";
import { Key } from "@/components/desk/admin/keys-dialog";
import type { Desk } from "@/components/desk/admin/use-desk";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { DESK_GROUPS, type DeskPage } from "@/lib/desk/schema";

const FOOT_KEYS: [keys: string[], words: string][] = [
  [["j", "k"], "up and down"],
  [["Enter"], "open"],
  [["r"], "reply"],
  [["n"], "note"],
  [["q"], "quote"],
];

type DeskFootProps = {
  desk: Pick<Desk, "filter" | "more">;
  counts: DeskPage["counts"];
  areKeysOn: boolean;
  onHelp: () => void;
};

/** Below the queue: more rows, how many there are, the closed requests, and the keys. */
export function DeskFoot({ desk: { filter, more }, counts, areKeysOn, onHelp }: DeskFootProps) {
  return (
    <>
      {more && (
        <div className="mt-3 flex justify-center">
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", className: buttonStates })}
            aria-busy={more.isLoading}
            onClick={() => {
              if (!more.isLoading) more.load();
            }}
          >
            {more.isLoading ? "Loading..." : "Show More"}
          </button>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-2">
        <p>
          {filter.closed ? (
            <>
              <CountText count={counts.groups.closed} /> closed, newest first.
            </>
          ) : (
            <>
              {isFiltered(filter) && (
                <>
                  <CountText count={sumOfGroups(counts)} /> of{" "}
                </>
              )}
              <CountText count={counts.open} /> open, most urgent first.{" "}
              <Link
                className="inline-flex min-h-6 items-center text-(--color-link) underline underline-offset-3"
                href={deskPath({ ...NO_FILTER, closed: true })}
                prefetch={false}
              >
                Closed requests
              </Link>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-15 max-md:hidden">
          {areKeysOn &&
            FOOT_KEYS.map(([keys, words]) => (
              <span key={words} className="flex items-center gap-1.5">
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
                {words}
              </span>
            ))}
          <button
            type="button"
            className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-field px-1 hover:bg-current/10"
            onClick={onHelp}
          >
            <Key>?</Key>
            all keys
          </button>
        </div>
      </div>
    </>
  );
}

const sumOfGroups = ({ groups }: DeskPage["counts"]): number =>
  DESK_GROUPS.reduce((sum, group) => sum + groups[group], 0);
