import { cva } from "class-variance-authority";
import { Icon, type IconName } from "@/components/ui/icon";

/** What a status looks like: a tint and a glyph, so that it can be read without color. */
export type BadgeVariant = {
  label: string;
  tone: "green" | "amber" | "red" | "steel" | "plain" | "stamp" | "black";
  glyph: Extract<IconName, "good" | "bad" | "square" | "alarm" | `dial-${string}`>;
};

const badgeVariants = cva(
  [
    "inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-badge border-[1.5px] px-2",
    "font-semibold text-15 leading-snug",
  ],
  {
    variants: {
      tone: {
        green: "bg-green-bg text-green",
        amber: "bg-amber-bg text-amber",
        red: "bg-red-bg text-red",
        steel: "bg-steel-bg text-steel",
        plain: "bg-sheet text-ink-2",
        stamp: "border-stamp bg-stamp text-on-stamp",
        /** On black ground. */
        black: "border-white bg-black text-white",
      },
    },
  },
);

/** A status badge: glyph and word. */
export function Badge({ label, tone, glyph }: BadgeVariant) {
  return (
    <span className={badgeVariants({ tone })}>
      <Icon name={glyph} size={16} />
      {label}
    </span>
  );
}
