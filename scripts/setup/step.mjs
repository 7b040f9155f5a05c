/**
 * Tells what happens now, in one line.
 * @param {string} text
 */
export function step(text) {
  console.log(`• ${text}`);
}
