import type { ReactNode } from "react";

/** What a list shows instead of its items: empty (a closed door) or in trouble (a car with a warning triangle). */
export function StateBox({
  kind,
  title,
  children,
  actions,
}: {
  kind: "empty" | "error";
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  const picture = { empty: "/drawings/scene-closed-door.svg", error: "/drawings/scene-error.svg" }[kind];
  return (
    <div className={`state-box state-${kind}`} role={kind === "error" ? "alert" : undefined}>
      <img src={picture} alt="" width={240} height={160} />
      <div>
        <h3 className="text-[2.125rem] leading-none">{title}</h3>
        <p className="mt-2 text-ink-2">{children}</p>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
