// npm run images:bars
// Sends 100 photographs full of private metadata, and 200 hostile files, to a site of its own, and prints what came out and
// how much the whole process of the site grew. Exits with 1 when a bar is missed.
import { runTypeScript } from "../setup/child.mjs";
import { generateClient } from "../setup/prisma-client.mjs";
import { untilAsked } from "../site/stopping.mjs";
import { openTestSite } from "../testing/test-site.mjs";

const session = untilAsked(130);
let code = 1;
try {
  await generateClient();
  const env = await openTestSite(session);
  ({ code } = await runTypeScript("scripts/images/bars.ts", { env, show: true }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await session.stop(code);
