/** Something a person can put right. Its message is one or two sentences and holds no secrets. */
export class Problem extends Error {
  name = "Problem";
}

/**
 * Says what went wrong: a Problem in its own words, anything else (our mistake) with its stack.
 * @param {unknown} error
 */
export function tell(error) {
  if (error instanceof Problem) console.error(`\n${error.message}`);
  else console.error("\nThis should not have happened:", error);
}

/**
 * Names what the system refused, in words.
 * @param {unknown} error
 * @returns {string} such as "no space left on the disk"
 */
export function reason(error) {
  const code = error && typeof error === "object" && "code" in error ? String(error.code) : "";
  const words = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "it is read-only",
    ENOSPC: "no space left on the disk",
    EDQUOT: "the disk quota is used up",
  };
  return words[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}
