/** The names in public/icons.svg. */
export type IconName =
  | "phone"
  | "message"
  | "clock"
  | "person"
  | "menu"
  | "close"
  | "arrow-right"
  | "arrow-left"
  | "check"
  | "warning"
  | "external"
  | "mail"
  | "pin"
  | "search"
  | "chevron-down"
  | "chevron-up"
  | "refresh"
  | "logout"
  | "pencil"
  | "trash"
  | "plus"
  | "upload"
  | "copy"
  | "tray"
  | "lock"
  | "sliders"
  | "printer"
  | "camera"
  | "reply"
  | "bell"
  | "chevron-left"
  | "chevron-right"
  | "dial-0"
  | "dial-1"
  | "dial-2"
  | "dial-3"
  | "square"
  | "good"
  | "bad"
  | "alarm";

/** A line icon in the color of its text. Decoration only: what it means is said in words beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
