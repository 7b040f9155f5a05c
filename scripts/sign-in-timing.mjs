// node scripts/sign-in-timing.mjs
// Measures on a site of its own whether the time of a refused sign-in tells if the user exists: 200 tries of each kind.
import { runTypeScript } from "./setup/child.mjs";
import { root } from "./setup/paths.mjs";
import { generateClient } from "./setup/prisma-client.mjs";
import { tell } from "./setup/problem.mjs";
import { untilAsked } from "./site/stopping.mjs";
import { openTestSite } from "./testing/test-site.mjs";

process.chdir(root);
const session = untilAsked(130);
try {
  await generateClient();
  const env = await openTestSite(session);
  const { code } = await runTypeScript("scripts/sign-in-timing/measure.ts", { env, show: true });
  await session.stop(code);
} catch (error) {
  tell(error);
  await session.stop(1);
}
