// npm run bench:sign-in: measures whether the time of a failed sign-in reveals that the user exists. Exits with 1 if the
// medians of unknown users and of wrong passwords differ by more than MAX_DIFFERENCE.
import { freshAccounts, logIn, removeAccounts } from "@/e2e/support/accounts";
import { median } from "./empty-app";

const TRIES = 200;
const MAX_DIFFERENCE = 0.05;

const times = { known: [] as number[], unknown: [] as number[] };

async function attempt(kind: keyof typeof times, username: string) {
  const start = performance.now();
  const { status } = await logIn({ username, password: "a wrong password" });
  times[kind].push(performance.now() - start);
  if (status !== 401) throw new Error(`Signing in returned ${status}.`);
}

try {
  // One account per attempt, because a third failure would lock it. The first attempt of each kind is a warm-up.
  for (const [round, { username }] of (await freshAccounts(TRIES + 1)).entries()) {
    const pair = [
      ["known", username],
      ["unknown", `counter-${crypto.randomUUID().slice(0, 13)}`],
    ] as const;
    for (const [kind, name] of round % 2 ? pair : pair.toReversed()) await attempt(kind, name);
  }
} finally {
  await removeAccounts();
}
const [known, unknown] = [median(times.known.slice(1)), median(times.unknown.slice(1))];
const difference = Math.abs(known - unknown) / Math.max(known, unknown);
console.log(`Wrong password ${known.toFixed(2)} ms, unknown user ${unknown.toFixed(2)} ms.`);
console.log(`${(difference * 100).toFixed(1)}% apart, at most ${MAX_DIFFERENCE * 100}%.`);
process.exit(difference <= MAX_DIFFERENCE ? 0 : 1);
