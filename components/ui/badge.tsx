import { Icon, type IconName } from "@/components/ui/icon";

/** What a status looks like: a tint and a glyph, so that it can be read without color. */
export type BadgeVariant = {
  label: string;
  tone: "green" | "amber" | "red" | "steel" | "plain" | "stamp";
  glyph: Extract<IconName, "good" | "bad" | "square" | "alarm" | `dial-${string}`>;
};

/** A status badge: glyph and word. */
export function Badge({ label, tone, glyph }: BadgeVariant) {
  return (
    <span className={`badge badge-${tone}`}>
      <Icon name={glyph} size={16} />
      {label}
    </span>
  );
}
