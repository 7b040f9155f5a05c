const ADDRESS = /^[^\s<>@,;:"()[\]\\\p{Cc}]{1,64}@[^\s<>@,;:"()[\]\\\p{Cc}]{1,255}$/u;

/** Whether a text is exactly one email address: no second one, no name, no control characters. */
export const isOneAddress = (text: string): boolean => ADDRESS.test(text);

/** A text as the value of a header: one line, without control characters. */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
