import { FLOOR_BYTES, LIST_HTML } from "./budgets.mjs";

const HEADINGS = [
  "route",
  "JS gzip",
  "× floor",
  "HTML br",
  "payload",
  "CSS gzip",
  "fonts",
  "requests",
  "prefetched",
];

/**
 * The weights as a table, a line for each route; bytes in kB of 1,000.
 * @param {Map<string, import("./page-weight.mjs").PageWeight>} weights
 */
export function weightTable(weights) {
  const rows = [...weights].map(([route, weight]) => [
    route,
    kilobytes(weight.script),
    (weight.script / FLOOR_BYTES).toFixed(3),
    kilobytes(weight.markup),
    `${Math.round(weight.payloadShare * 100)} %`,
    kilobytes(weight.style),
    kilobytes(weight.fonts),
    String(weight.requests),
    kilobytes(weight.prefetched),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (/** @type {string[]} */ cells) =>
    cells.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join("  ");
  return [HEADINGS, ...rows].map(line).join("\n");
}

/**
 * What the list page's HTML weighs, and what is over its limit, a line each; or that nothing is.
 * @param {import("./check.mjs").Weighed[]} judged
 */
export function budgetLines(judged) {
  const said = ({ route, name, value, limit }) =>
    `${route}, ${name}: ${value.toLocaleString("en-US")}, at most ${limit.toLocaleString("en-US")}`;
  const over = judged.filter(({ ok }) => !ok);
  return [
    "",
    ...judged.filter(({ name }) => name === LIST_HTML).map(said),
    ...over.map((weighed) => `Over budget: ${said(weighed)}`),
    ...(over.length === 0 ? [`All ${judged.length} values are within their limits.`] : []),
  ].join("\n");
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1_000).toFixed(1);
