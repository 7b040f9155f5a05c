// npm run bench:desk: times the desk with 100 and with 10,000 open requests. Exits with 1 if its first page takes more
// than MAX_RATIO times as long with 10,000.
import { signIn } from "@/e2e/support/api";
import { fillDesk } from "@/e2e/support/fill-desk";
import { site } from "@/e2e/support/site";
import { median } from "./empty-app";

const MAX_RATIO = 1.2;
const COUNTS = [100, 10_000];
const ROUNDS = 3;
const WARM_UP = 5;
const RUNS = 40;

const FIRST_PAGES = ["/api/admin/desk?limit=50"];
const OTHER_CALLS = [
  "/api/admin/desk?limit=50&view=mine",
  "/api/admin/desk?limit=50&view=nobody",
  "/api/admin/desk?limit=50&view=overdue",
  "/api/admin/desk?limit=50&kind=part&status=quoted",
  "/api/admin/desk?limit=50&q=customer+42",
  "/api/admin/desk?limit=50&q=nothing-like-it",
  "/api/admin/desk?limit=1&facets=1",
  "/api/admin/desk?limit=50&closed=1",
  "/api/admin/desk/summary",
  "/api/admin/desk/week",
];

const databaseUrl = process.env.DATABASE_URL ?? "";
const { token } = await signIn();
const headers = { Authorization: `Bearer ${token}` };
const verified = await fetch(`${site.url}/api/auth/verify`, { headers });
const { user } = (await verified.json()) as { user: { id: string } };
const times = new Map<string, number[][]>();

// The two sizes alternate, so that a busy minute of the machine slows both.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [size, count] of COUNTS.entries()) {
    console.log(`Round ${round + 1} of ${ROUNDS}, ${count} requests`);
    await fillDesk(databaseUrl, count, user.id);
    for (const path of [...FIRST_PAGES, ...OTHER_CALLS]) await time(path, size);
  }
}

const results = [...times].map(([path, ofSizes]) => {
  const [few = 0, many = 0] = ofSizes.map(median);
  const limit = FIRST_PAGES.includes(path) ? MAX_RATIO : Number.POSITIVE_INFINITY;
  const [fewMs, manyMs, ratio] = [few, many, many / few].map((value) => Number(value.toFixed(2)));
  return { path, fewMs, manyMs, ratio, ok: many / few <= limit };
});
console.table(results);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

async function time(path: string, size: number) {
  const ofSizes = times.get(path) ?? [[], []];
  times.set(path, ofSizes);
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const start = performance.now();
    const response = await fetch(site.url + path, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
    if (run >= 0) ofSizes[size]?.push(performance.now() - start);
  }
}
