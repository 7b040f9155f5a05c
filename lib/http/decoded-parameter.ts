/**
 * A part of an address as a page is given it: Next hands it over encoded ("%E2%98%83"), but a percent sign that was itself
 * encoded ("%25") comes bare, and can be decoded no further.
 */
export function decodedParameter(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
