/**
 * Logs an unexpected error: where it happened, its name and its stack. Never its message: the message of a database
 * error can quote what a customer typed.
 */
export function logFailure(where: string, error: unknown): void {
  const { name, code, stack } = error instanceof Error ? (error as Error & { code?: string }) : {};
  const frames = stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join("\n");
  console.error(`${where} failed: ${name ?? typeof error}${code ? ` (${code})` : ""}\n${frames ?? ""}`);
}
