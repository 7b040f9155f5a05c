/**
 * Decodes a dynamic segment of a URL: Next passes it encoded ("%E2%98%83"), except for an encoded percent sign ("%25"),
 * which it has already decoded.
 */
export function decodedParameter(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
