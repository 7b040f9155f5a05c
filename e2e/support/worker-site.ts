// Each worker of Vitest and Playwright has its own site. Import this for its side effect, before modules that read the
// environment.
const worker = process.env.TEST_PARALLEL_INDEX ?? Number(process.env.VITEST_POOL_ID ?? 1) - 1;
const sites: Record<string, string>[] = JSON.parse(process.env.TEST_SITES || "[]");

Object.assign(process.env, sites[Number(worker)]);
