// npm run lists:measure: builds the site, fills one database with 100 records a list and one with 10,000, and holds the
// times of the second against those of the first. Fails when a first page takes more than 1.5 times as long.
import { requireNode } from "./setup/node-version.mjs";
import { tell } from "./setup/problem.mjs";

requireNode();
const { untilAsked } = await import("./site/stopping.mjs");
const { measureLists } = await import("./lists/measure.mjs");
const session = untilAsked(130);
try {
  await session.stop((await measureLists(session)) ? 0 : 1);
} catch (error) {
  tell(error);
  await session.stop(1);
}
