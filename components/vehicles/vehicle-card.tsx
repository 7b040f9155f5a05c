/** Classes of what is shown over the picture of a card: badges and tags. */
export const cardBadges = "absolute inset-x-3.5 top-3.5 flex justify-between gap-2";

/** The title of a card, underlined while its link is hovered. It grows, so that the rows below it line up. */
export function CardTitle({ title, trim, sold }: { title: string; trim: string | null; sold?: boolean }) {
  return (
    <h3
      className={`flex-1 px-5 pt-4.5 text-pretty text-27 leading-tight decoration-2 underline-offset-4 group-hover:underline ${sold ? "text-ink-3" : ""}`}
    >
      {`${title} `}
      {trim && <span className="font-semibold text-22 text-ink-2">{trim}</span>}
    </h3>
  );
}
