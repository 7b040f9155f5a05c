// npm run weights: holds a running production build (SITE_URL) against its budget of bytes and requests. With --floor it
// builds and weighs the empty page instead, which the budget is reckoned from.
import { tell } from "./setup/problem.mjs";
import { FLOOR_BYTES } from "./weights/budgets.mjs";
import { judge, weighSite } from "./weights/check.mjs";
import { measureFloor } from "./weights/floor.mjs";
import { budgetLines, weightTable } from "./weights/report.mjs";

const siteUrl = process.env.SITE_URL || "http://localhost:3000";

try {
  if (process.argv.includes("--floor")) {
    console.log(
      `The empty page: ${await measureFloor()} bytes of JavaScript. The budget reckons with ${FLOOR_BYTES}.`,
    );
  } else {
    const weights = await weighSite(siteUrl);
    const judged = judge(weights);
    console.log(weightTable(weights));
    console.log(budgetLines(judged));
    process.exitCode = judged.every(({ ok }) => ok) ? 0 : 1;
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
