// npm run functions:size: prints the unzipped size of each serverless function of the build, largest first, and fails
// if one is over the limit. A function contains the traced files of a route and of Next's server.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Vercel's limit, unzipped. */
const LIMIT_MB = 250;

const SHARED_TRACES = [".next/next-minimal-server.js.nft.json", ".next/server/instrumentation.js.nft.json"];

/**
 * @param {string} trace a file that lists the dependencies of another file, relative to itself
 * @returns {string[]}
 */
function tracedFiles(trace) {
  const files = JSON.parse(readFileSync(trace, "utf8")).files.map((/** @type {string} */ file) =>
    resolve(dirname(trace), file),
  );
  return [resolve(trace.replace(".nft.json", "")), ...files];
}

/** @param {string} file */
function bytes(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : 0;
}

const shared = SHARED_TRACES.flatMap(tracedFiles);
const functions = readdirSync(".next/server/app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".nft.json"))
  .map((path) => {
    const files = new Set([...shared, ...tracedFiles(`.next/server/app/${path}`)]);
    const megabytes = [...files].reduce((sum, file) => sum + bytes(file), 0) / 1e6;
    return { name: `/${path.replace(".js.nft.json", "")}`, megabytes };
  })
  .sort((one, other) => other.megabytes - one.megabytes);

for (const { name, megabytes } of functions) console.log(`${megabytes.toFixed(1).padStart(7)} MB  ${name}`);
const over = functions.filter(({ megabytes }) => megabytes > LIMIT_MB).length;
console.log(`${functions.length} functions, ${over} over the limit of ${LIMIT_MB} MB.`);
process.exitCode = over > 0 || functions.length === 0 ? 1 : 0;
