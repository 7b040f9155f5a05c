import { Problem } from "./problem.mjs";

/**
 * Checks the variables of this process by the rules the site itself uses.
 * @returns {Promise<import("../../lib/env").Environment>}
 */
export async function checkEnvironment() {
  const { tsImport } = await import("tsx/esm/api");
  const { parseEnvironment } = await tsImport("../../lib/env.ts", import.meta.url);
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (error instanceof Error && error.name === "EnvironmentError") throw new Problem(error.message);
    throw error;
  }
}
