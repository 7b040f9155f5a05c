// `npm test`: everything, from a fresh clone, in a world of its own. `npm run check` is its quick part.
import { requireNode } from "./setup/node-version.mjs";

requireNode();
const { testEverything } = await import("./testing/everything.mjs");
await testEverything();
