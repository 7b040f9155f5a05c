import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { ButtonRow } from "@/components/ui/button-row";

const stateBoxVariants = cva(
  // It may quote what somebody typed.
  "grid items-center gap-6 rounded-card bg-sheet p-6 wrap-anywhere md:grid-cols-[15rem_minmax(0,1fr)] md:px-8 md:py-10",
  {
    variants: {
      kind: { empty: "border-[1.5px] border-control border-dashed", error: "border-2 border-red" },
    },
  },
);

/** Shown instead of a list: empty (drawing of a closed door) or error (drawing of a car with a warning triangle). */
export function StateBox({
  kind,
  title,
  level = 3,
  children,
  actions,
}: {
  kind: "empty" | "error";
  title: string;
  /** The heading's place in the page's outline. */
  level?: 1 | 2 | 3;
  children: ReactNode;
  actions: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const picture = { empty: "/drawings/scene-closed-door.svg", error: "/drawings/scene-error.svg" }[kind];
  return (
    <div className={stateBoxVariants({ kind })} role={kind === "error" ? "alert" : undefined}>
      <img src={picture} alt="" width={240} height={160} loading="lazy" />
      <div>
        <Heading className="text-34 leading-none">{title}</Heading>
        <p className="mt-2 text-ink-2">{children}</p>
        <ButtonRow className="mt-5">{actions}</ButtonRow>
      </div>
    </div>
  );
}
