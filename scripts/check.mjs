// `npm run check`: format, lint, types, structure, dead code and unit tests; no database, no browser, no build.
import { requireNode } from "./setup/node-version.mjs";

requireNode();
const { checkEverything } = await import("./testing/everything.mjs");
await checkEverything();
