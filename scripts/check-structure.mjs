// Checks import rules (docs/architecture.md), and that only documented APIs are used. Part of `npm run check`.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** @typedef {{ from: RegExp, to: RegExp, unless?: RegExp, why: string }} Rule */

/** @type {Rule[]} */
const RULES = [
  { from: /^(components|lib)\//, to: /^app\//, why: "only app composes pages" },
  { from: /^lib\//, to: /^components\//, why: "lib does not depend on the UI" },
  { from: /^components\//, to: /\/mutations$/, why: "components write through the API" },
  {
    from: /^(app|components|lib)\//,
    to: /^lib\/db$/,
    unless:
      /^lib\/.*([/-](queries|mutations)\.ts|\.db\.test\.ts)$|^app\/api\/health\/|^lib\/auth\/|^lib\/http\/(endpoint|idempotency|rate-limit)|^lib\/cache\/|^lib\/conversations\/|^lib\/email\/(queue|loop|persist|timed-emails)\.ts|^lib\/images\/sweep\.ts|^lib\/records\/|^lib\/vehicles\/(attach-images|change|inventory)\.ts|^lib\/vin\/lookup\.ts|^lib\/quotes\/(decisions|drafts\/warnings)\.ts/,
    why: "the database is for queries, mutations and sign-in",
  },
  { from: /^(app|components)\//, to: /^lib\/generated\//, why: "database rows never reach a component" },
  { from: /^components\/ui\//, to: /^components\/(?!ui\/)/, why: "primitives are domain-free" },
  {
    from: /^(app|components|lib|server\.mjs|middleware\.ts|instrumentation\.ts|next\.config\.ts)/,
    to: /^(scripts|e2e|prisma)\//,
    unless: /\.test\.tsx?$/,
    why: "production code does not depend on tools",
  },
  { from: /^lib\/http\//, to: /^lib\/(?!http\/|db$|env$|generated\/)/, why: "the wrapper is domain-free" },
];

/** @type {{ pattern: RegExp, in: RegExp, unless?: RegExp, why: string }[]} */
const TEXT_RULES = [
  {
    pattern: /\bprocess\.env\b/,
    in: /^(app|components|lib)\//,
    unless: /^lib\/env\.ts$|^lib\/postgres\/|\.test\.ts$/,
    why: "the environment is read in lib/env.ts",
  },
  // Next's command is run by its file, because npx does not pass signals on.
  { pattern: /["'`/]next\/dist\/(?!bin\/next)/, in: /./, why: "next/dist is private to Next" },
  {
    pattern: /\bglobalThis\b|\bSymbol\.for\(/,
    in: /./,
    why: "modules share state by importing, not through globals",
  },
];

const TEST_FILES = /^e2e\/|^scripts\/bench\/|\.test\.tsx?$/;
const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|index)\.(ts|tsx)$/;
const FOLDERS = ["app", "components", "lib", "scripts", "e2e", "prisma"];
const THIS_FILE = "scripts/check-structure.mjs";

const files = [
  ...readdirSync("."),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
].filter(
  (file) =>
    /\.([cm]?[jt]sx?)$/.test(file) && !/^lib\/generated\/|node_modules/.test(file) && file !== THIS_FILE,
);

/** @type {Record<"tests" | "product", Set<string>>} */
const usedBy = { tests: new Set(), product: new Set() };
const problems = files.flatMap((file) => {
  const source = readFileSync(file, "utf8");
  const found = FORBIDDEN_NAMES.test(file) ? [`${file}: name it after what it does`] : [];
  for (const rule of TEXT_RULES) {
    if (rule.in.test(file) && rule.pattern.test(source) && !rule.unless?.test(file))
      found.push(`${file}: ${rule.why}`);
  }
  for (const target of importsOf(file, source)) {
    usedBy[TEST_FILES.test(file) ? "tests" : "product"].add(target);
    for (const { from, to, unless, why } of RULES) {
      if (from.test(file) && to.test(target) && !unless?.test(file))
        found.push(`${file} imports ${target}: ${why}`);
    }
  }
  return found;
});
for (const target of usedBy.tests) {
  if (/^(components|lib)\//.test(target) && !usedBy.product.has(target))
    problems.push(`${target}: only tests use it; move it to e2e/support`);
}

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${files.length} files follow the structure.` : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** @type {(file: string, source: string) => string[]} the project's files that it imports, without extensions */
function importsOf(file, source) {
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name]) => name ?? "");
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith("@/")) return [specifier.slice(2)];
    return specifier.startsWith(".") ? [normalize(join(dirname(file), specifier))] : [];
  });
}
