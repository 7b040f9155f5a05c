// Who may import whom, so that the next person's guess where a thing is stays right. Part of `npm run check`.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { root } from "./setup/paths.mjs";

/** @typedef {{ from: RegExp, to: RegExp, unless?: RegExp, why: string }} Rule */

/** @type {Rule[]} */
const RULES = [
  { from: /^(components|lib)\//, to: /^app\//, why: "app composes: nothing below it knows it" },
  { from: /^lib\//, to: /^components\//, why: "lib knows nothing of what is shown" },
  { from: /^components\//, to: /\/mutations$/, why: "components never write: a form calls the API" },
  {
    from: /^(app|components)\//,
    to: /^lib\/db$/,
    unless: /^app\/api\/health\//,
    why: "the database is for queries, mutations and sign-in",
  },
  {
    from: /^lib\//,
    to: /^lib\/db$/,
    unless:
      /\/(queries|mutations)(\.db\.test)?\.ts$|^lib\/auth\/|^lib\/http\/(endpoint|idempotency|rate-limit)|^lib\/cache\/|^lib\/images\/sweep\.ts|^lib\/records\/|^lib\/vehicles\/(attach-images|change|inventory)\.ts|^lib\/vin\/lookup\.ts/,
    why: "the database is for queries, mutations and sign-in",
  },
  {
    from: /^(app|components)\//,
    to: /^lib\/generated\//,
    why: "rows of the database never reach a component",
  },
  { from: /^components\/ui\//, to: /^components\/(?!ui\/)/, why: "primitives know no feature" },
  {
    from: /^(app|components|lib)\//,
    to: /^(scripts|e2e|prisma)\//,
    unless: /\.test\.tsx?$/,
    why: "the site runs without its tools",
  },
  { from: /^lib\/http\//, to: /^lib\/(?!http\/|db$|env$|generated\/)/, why: "the wrapper knows no feature" },
];

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|index)\.(ts|tsx)$/;

const files = ["app", "components", "lib", "middleware.ts", "instrumentation.ts"]
  .flatMap((top) =>
    top.includes(".")
      ? [top]
      : readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map((file) => join(top, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("lib/generated/"));

const problems = files.flatMap((file) => {
  const source = readFileSync(join(root, file), "utf8");
  const found = FORBIDDEN_NAMES.test(file) ? [`${file}: name it after what it does`] : [];
  if (
    /\bprocess\.env\b/.test(source) &&
    !["lib/env.ts", "middleware.ts", "instrumentation.ts"].includes(file) &&
    !/\.test\.ts$/.test(file)
  ) {
    found.push(`${file}: the environment is read in lib/env.ts`);
  }
  for (const target of importsOf(file, source)) {
    for (const { from, to, unless, why } of RULES) {
      if (from.test(file) && to.test(target) && !unless?.test(file))
        found.push(`${file} imports ${target}: ${why}`);
    }
  }
  return found;
});

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${files.length} files keep to the structure.` : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]} the project's own files it imports, without their ending
 */
function importsOf(file, source) {
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, specifier]) => specifier ?? "",
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith("@/")) return [specifier.slice(2)];
    return specifier.startsWith(".") ? [relative(".", normalize(join(dirname(file), specifier)))] : [];
  });
}
