/** A stock number on a hang tag: ink for pre-owned, steel for dismantled, white on dark ground. */
export function Tag({ children, tone = "ink" }: { children: string; tone?: "ink" | "steel" | "white" }) {
  const look = { ink: "", steel: " tag-steel", white: " tag-reversed" }[tone];
  return <span className={`tag${look}`}>{children}</span>;
}
