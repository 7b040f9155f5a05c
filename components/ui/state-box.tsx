import type { ReactNode } from "react";

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
    <div className={`state-box state-${kind}`} role={kind === "error" ? "alert" : undefined}>
      <img src={picture} alt="" width={240} height={160} loading="lazy" />
      <div>
        <Heading className="text-[2.125rem] leading-none">{title}</Heading>
        <p className="mt-2 text-ink-2">{children}</p>
        <div className="button-row mt-5">{actions}</div>
      </div>
    </div>
  );
}
