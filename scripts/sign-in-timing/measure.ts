// Run by sign-in-timing.mjs against its site.
import { freshAccounts, logIn, removeAccounts } from "@/e2e/support/accounts";

const TRIES = 200;
const LIMIT = 0.05;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const times = { known: [] as number[], unknown: [] as number[] };

async function attempt(kind: keyof typeof times, username: string): Promise<void> {
  const start = performance.now();
  const { status } = await logIn({ username, password: "a wrong password" });
  times[kind].push(performance.now() - start);
  if (status !== 401) throw new Error(`A wrong password gave ${status}.`);
}

try {
  // Many accounts, because a third failure of one would lock it. The first of each kind only warms up.
  for (const [round, { username }] of (await freshAccounts(TRIES + 1)).entries()) {
    const pair = [
      ["known", username],
      ["unknown", `counter-${crypto.randomUUID().slice(0, 13)}`],
    ] as const;
    for (const [kind, name] of round % 2 ? pair : [...pair].reverse()) await attempt(kind, name);
  }
} finally {
  await removeAccounts();
}
const [known, unknown] = [median(times.known.slice(1)), median(times.unknown.slice(1))];
const apart = Math.abs(known - unknown) / Math.max(known, unknown);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
console.log(`${TRIES} of each: wrong password ${known.toFixed(2)} ms, unknown user ${unknown.toFixed(2)} ms`);
console.log(`${percent(apart)} apart (at most ${percent(LIMIT)})`);
process.exitCode = apart < LIMIT ? 0 : 1;
