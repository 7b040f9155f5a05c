// npm run lighthouse: opens every public page of a running production build (SITE_URL) and an empty page on a slow phone,
// five times each, and holds the medians against the bars. Not part of `npm test`: a busy machine paints late.
// `-- --runs=1` looks quickly; addresses after it (`-- /parts`) are measured instead of all.
import { loadavg } from "node:os";
import { median, middleOf, missed, RUNS } from "./lighthouse/bars.mjs";
import { lighthouseTable, missedLines } from "./lighthouse/report.mjs";
import { visit } from "./lighthouse/visit.mjs";
import { Problem, tell } from "./setup/problem.mjs";
import { step } from "./setup/step.mjs";
import { FIRST_VEHICLE, ROUTES } from "./weights/budgets.mjs";
import { withEmptyPage } from "./weights/floor.mjs";
import { vehiclesOf } from "./weights/html.mjs";

const siteUrl = process.env.SITE_URL || "http://localhost:3000";
const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith("--runs="))?.slice(7) ?? RUNS);
const chosen = options.filter((option) => option.startsWith("/"));

/** @returns {Promise<Map<string, string>>} addresses by route */
async function addressesOfSite() {
  const list = await fetch(`${siteUrl}/inventory`).catch(() => {
    throw new Problem(`Nothing answers at ${siteUrl}. Start the site first, or name another in SITE_URL.`);
  });
  const [vehicle = ""] = vehiclesOf(await list.text());
  const routes = ROUTES.map(({ route }) => route).filter((route) => route !== FIRST_VEHICLE || vehicle);
  const wanted =
    chosen.length > 0
      ? chosen
      : [...routes, ...(vehicle ? [vehicle.replace("/inventory/", "/contact?vehicle=")] : [])];
  return new Map(wanted.map((route) => [route, siteUrl + (route === FIRST_VEHICLE ? vehicle : route)]));
}

/**
 * Every page once, then every page again: what slows the machine for a while slows no page alone.
 * @param {Map<string, string>} addresses
 * @returns {Promise<Map<string, import("./lighthouse/bars.mjs").Visit[]>>}
 */
async function visitInTurn(addresses) {
  const visits = new Map([...addresses.keys()].map((route) => [route, []]));
  for (let run = 1; run <= runs; run += 1) {
    step(`Round ${run} of ${runs}, load ${loadavg()[0].toFixed(1)}`);
    for (const [route, address] of addresses) visits.get(route).push(await visit(address));
  }
  return visits;
}

try {
  const addresses = await addressesOfSite();
  const visits = await withEmptyPage((empty) => visitInTurn(new Map([["empty", empty], ...addresses])));
  const pages = new Map([...visits].map(([route, all]) => [route, middleOf(all)]));
  const empty = pages.get("empty");
  pages.delete("empty");
  console.log(`\n${lighthouseTable(pages, empty)}`);
  const lines = missedLines(pages, empty);
  console.log(["", ...lines, ...(lines.length === 0 ? ["Every page is over every bar."] : [])].join("\n"));
  const paints = visits.get("empty").map(({ largestPaint }) => largestPaint);
  console.log(
    `The empty page's largest paint: ${Math.min(...paints).toFixed(0)} to ${Math.max(...paints).toFixed(0)} ms, middle ${median(paints).toFixed(0)}.`,
  );
  process.exitCode = [...pages.values()].some((page) => missed(page, empty).length > 0) ? 1 : 0;
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
