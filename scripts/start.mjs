// `npm start`: from a fresh clone to a running site. Node's version is looked at before anything newer is loaded.
import { requireNode } from "./setup/node-version.mjs";

requireNode();
const { startSite } = await import("./site/start-site.mjs");
await startSite();
