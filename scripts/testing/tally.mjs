/**
 * Counts what the suites report.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */
export class Tally {
  /** @type {Count} */
  total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  failures = [];

  /**
   * @param {string} suite
   * @param {Count} count
   */
  add(suite, count) {
    for (const kind of Object.keys(this.total)) this.total[kind] += count[kind];
    if (count.failed > 0) this.failures.push(`${suite} (${count.failed})`);
  }

  /** The closing line. */
  line() {
    const { passed, failed, skipped } = this.total;
    return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  }
}

/** @param {boolean} passed */
export function one(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
