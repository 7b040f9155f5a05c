// Preloaded into every Node process we start, so that a build or an installation does not outlive a killed start.
import { isMainThread } from "node:worker_threads";

const LOOK_EVERY_MS = 500;

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, LOOK_EVERY_MS).unref();
}
