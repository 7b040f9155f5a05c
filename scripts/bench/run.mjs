// node scripts/bench/run.mjs <file.ts> [arguments]
// Runs a benchmark against a site of its own: a production build with demo data and no request limits.
import { runTypeScript } from "../setup/child.mjs";
import { generateClient } from "../setup/prisma-client.mjs";
import { tell } from "../setup/problem.mjs";
import { untilAsked } from "../site/stopping.mjs";
import { openTestSite } from "../testing/test-site.mjs";

const [file = "", ...args] = process.argv.slice(2);
const session = untilAsked(130);
let code = 1;
try {
  await generateClient();
  const env = await openTestSite(session);
  ({ code } = await runTypeScript(file, { args, env: { ...env, NODE_ENV: "production" }, show: true }));
} catch (error) {
  tell(error);
}
await session.stop(code);
