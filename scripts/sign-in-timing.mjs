// node scripts/sign-in-timing.mjs
// Measures on a site of its own whether the time of a refused sign-in tells if the user exists: 200 tries of each kind.
import { runNode } from "./setup/child.mjs";
import { root } from "./setup/paths.mjs";
import { generateClient } from "./setup/prisma-client.mjs";
import { tell } from "./setup/problem.mjs";
import { untilAsked } from "./site/stopping.mjs";
import { openTestSite } from "./testing/test-site.mjs";

process.chdir(root);
const session = untilAsked(130);
try {
  await generateClient();
  const env = { ...(await openTestSite(session)), NODE_ENV: "test", SIGN_IN_TRIES: "200" };
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "http"];
  const { code } = await runNode([...vitest, "e2e/http/sign-in-timing.http.test.ts"], { env, show: true });
  await session.stop(code ?? 1);
} catch (error) {
  tell(error);
  await session.stop(1);
}
