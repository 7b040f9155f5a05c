// HTML that escapes every value put into it.

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is safe to be sent. Only `markup` creates it. */
export class Markup {
  constructor(readonly html: string) {}
}

type Value = string | number | Markup | Markup[] | false | null | undefined;

/** A template tag for HTML: values are escaped, unless they are markup themselves. False and null are left out. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const pieces = parts.map((part, index) => part + htmlOf(values[index]));
  return new Markup(pieces.join(""));
}

function htmlOf(value: Value): string {
  if (value === undefined || value === null || value === false) return "";
  if (value instanceof Markup) return value.html;
  if (Array.isArray(value)) return value.map(({ html }) => html).join("");
  return escaped(String(value));
}

/** A text with its line breaks. */
export const lines = (text: string): Markup =>
  new Markup(
    text
      .split(/\r\n|\r|\n/)
      .map(escaped)
      .join("<br>"),
  );

// Control characters are not valid in HTML, and some mail clients end the mail at NUL.
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
