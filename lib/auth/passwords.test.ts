import { verify } from "@node-rs/argon2";
import { expect, it, vi } from "vitest";
import { hashPassword, passwordMatches } from "@/lib/auth/passwords";

vi.mock("@node-rs/argon2", { spy: true });

/** The parts of a hash that determine how long verifying it takes: algorithm, version, cost, and lengths. */
const costOf = (hash: unknown) => {
  const [, algorithm, version, cost, salt, digest] = String(hash).split("$");
  return { algorithm, version, cost, salt: salt?.length, digest: digest?.length };
};

it("a password matches only its own hash", async () => {
  const hash = await hashPassword("the right password");
  expect(await passwordMatches(hash, "the right password")).toBe(true);
  expect(await passwordMatches(hash, "a wrong password")).toBe(false);
});

it("an unknown user takes the same work as a wrong password", async () => {
  const hash = await hashPassword("the right password");
  vi.mocked(verify).mockClear();
  expect(await passwordMatches(hash, "a wrong password")).toBe(false);
  expect(await passwordMatches(null, "a wrong password")).toBe(false);
  const [known, unknown, ...more] = vi.mocked(verify).mock.calls.map(([checked]) => costOf(checked));
  expect(unknown).toEqual(known);
  expect(more).toEqual([]);
});
