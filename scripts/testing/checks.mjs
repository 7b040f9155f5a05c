import { existsSync } from "node:fs";
import { runNode } from "../setup/child.mjs";
import { root } from "../setup/paths.mjs";

/**
 * What must hold of the files themselves, each one command.
 * @type {{ name: string, commands: string[][] }[]}
 */
export const checks = [
  { name: "Format and lint", commands: [["node_modules/@biomejs/biome/bin/biome", "check", "."]] },
  {
    name: "Types",
    commands: [
      // The routes' own types, which the sources refer to, are written by Next.
      ["node_modules/next/dist/bin/next", "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit"],
    ],
  },
  { name: "Structure", commands: [["scripts/check-structure.mjs"]] },
  { name: "Dead code", commands: [["node_modules/knip/bin/knip.js", "--no-progress"]] },
];

/**
 * @param {{ commands: string[][] }} check
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<boolean>} whether it holds; what it says is shown when not
 */
export async function holds({ commands }, env) {
  for (const command of commands) {
    if (!existsSync(`${root}/${command[0]}`)) throw new Error(`${command[0]} is missing.`);
    const { code, output } = await runNode(command, { env });
    if (code === 0) continue;
    console.log(output.trimEnd());
    return false;
  }
  return true;
}
