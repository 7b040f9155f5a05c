/** The scores that each page's median run must reach, of 100. */
export const SCORES = [
  { id: "performance", heading: "perf", least: 99 },
  { id: "accessibility", heading: "a11y", least: 100 },
  { id: "best-practices", heading: "best", least: 100 },
  { id: "seo", heading: "SEO", least: 100 },
];

/** How many times the empty page's its largest paint may take. */
export const PAINT_TIMES_EMPTY = 1.3;

/** Odd, so that there is a middle one. */
export const RUNS = 5;

/**
 * One visit of Lighthouse; times in milliseconds, `scores` by the ids of SCORES.
 * @typedef {{ scores: Record<string, number>, firstPaint: number, largestPaint: number, blocked: number, shift: number,
 *   wrong: string[] }} Visit
 */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * What stands for all visits of a page: the middle value of each figure, but the most that anything ever shifted.
 * @param {readonly Visit[]} visits
 * @returns {Visit}
 */
export function middleOf(visits) {
  const middle = (/** @type {(visit: Visit) => number} */ figure) => median(visits.map(figure));
  return {
    scores: Object.fromEntries(SCORES.map(({ id }) => [id, middle(({ scores }) => scores[id] ?? 0)])),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocked: middle(({ blocked }) => blocked),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    wrong: [...new Set(visits.flatMap(({ wrong }) => wrong))],
  };
}

/**
 * What a page is below or over, in words.
 * @param {Visit} page
 * @param {Visit} empty
 * @returns {string[]}
 */
export function missed(page, empty) {
  const times = page.largestPaint / empty.largestPaint;
  return [
    ...SCORES.filter(({ id, least }) => (page.scores[id] ?? 0) < least).map(
      ({ id, least }) => `${id} ${page.scores[id]}, at least ${least}`,
    ),
    ...(page.shift > 0 ? [`layout shift ${page.shift.toFixed(4)}, at most 0`] : []),
    ...(times > PAINT_TIMES_EMPTY
      ? [`largest paint ${times.toFixed(2)} times the empty page's, at most ${PAINT_TIMES_EMPTY}`]
      : []),
  ];
}
