import { missed, SCORES } from "./bars.mjs";

const HEADINGS = [
  "route",
  ...SCORES.map(({ heading }) => heading),
  "shift",
  "first paint",
  "largest",
  "× empty",
  "blocked",
];

/**
 * The medians as a table, a line for each route, the empty page last; times in milliseconds.
 * @param {Map<string, import("./bars.mjs").Visit>} pages by route
 * @param {import("./bars.mjs").Visit} empty
 */
export function lighthouseTable(pages, empty) {
  const rows = [...pages, /** @type {const} */ (["(empty page)", empty])].map(([route, page]) => [
    route,
    ...SCORES.map(({ id }) => String(page.scores[id])),
    page.shift.toFixed(3),
    page.firstPaint.toFixed(0),
    page.largestPaint.toFixed(0),
    (page.largestPaint / empty.largestPaint).toFixed(2),
    page.blocked.toFixed(0),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join("  ");
  return [HEADINGS, ...rows].map(line).join("\n");
}

/**
 * What missed its bar, a line each, with what Lighthouse found; or that nothing did.
 * @param {Map<string, import("./bars.mjs").Visit>} pages
 * @param {import("./bars.mjs").Visit} empty
 * @returns {string[]}
 */
export function missedLines(pages, empty) {
  return [...pages].flatMap(([route, page]) => [
    ...missed(page, empty).map((what) => `Missed: ${route}, ${what}`),
    ...page.wrong.map((title) => `Found: ${route}, ${title}`),
  ]);
}
