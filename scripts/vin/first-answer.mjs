// node scripts/vin/first-answer.mjs
// Measures how long the first VIN takes on two servers that have just started, without the network: at most a second.

import { root } from "../setup/paths.mjs";
import { generateClient } from "../setup/prisma-client.mjs";
import { tell } from "../setup/problem.mjs";
import { untilAsked } from "../site/stopping.mjs";
import { openTestSite } from "../testing/test-site.mjs";

const LIMIT_MS = 1_000;

process.chdir(root);
const session = untilAsked(130);
try {
  await generateClient();
  const { SITE_URL, LIMITED_SITE_URL } = await openTestSite(session);
  const times = [await firstAnswer(SITE_URL), await firstAnswer(LIMITED_SITE_URL)];
  const [first, second] = times.map((time) => `${time.toFixed(0)} ms`);
  console.log(`first VIN on a server that has just started: ${first} and ${second} (at most ${LIMIT_MS} ms)`);
  await session.stop(Math.max(...times) <= LIMIT_MS ? 0 : 1);
} catch (error) {
  tell(error);
  await session.stop(1);
}

/**
 * @param {string | undefined} siteUrl
 * @returns {Promise<number>} in milliseconds
 */
async function firstAnswer(siteUrl) {
  const start = performance.now();
  const response = await fetch(`${siteUrl}/api/vin/direct-decode`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ vin: "2GNFLPE55C6105926" }),
  });
  await response.text();
  const time = performance.now() - start;
  if (!response.ok) throw new Error(`Decoding a VIN gave ${response.status}.`);
  return time;
}
