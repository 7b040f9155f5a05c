/**
 * Runs an account command: prints the lines that its work gives, or what it met in one sentence, and ends the process.
 * @param work is given the words after the command's name
 */
export async function runCommand(work: (words: string[]) => Promise<string[]>): Promise<never> {
  try {
    for (const line of await work(process.argv.slice(2))) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  process.exit();
}

/** The user name that a command needs. @throws Error with how to call it. */
export function nameFrom(words: string[], command: string): string {
  const [name] = words;
  if (!name) throw new Error(`Whose account? npm run ${command} -- <name>`);
  return name;
}
