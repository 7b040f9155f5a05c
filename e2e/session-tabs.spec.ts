import { type BrowserContext, expect, type Page } from "@playwright/test";
import { openOffice } from "./support/office";
import {
  clock,
  continueButton,
  FRESH,
  LOGOUT,
  MINUTE,
  minutesAndSeconds,
  mockEndpoint,
  REFRESH,
  SECOND,
  secondsLeft,
  test,
  warning,
} from "./support/session";

// A session in two tabs of one browser.

async function openTwo(context: BrowserContext) {
  const calls = await mockEndpoint(context, REFRESH, "success");
  await mockEndpoint(context, LOGOUT, "success");
  await context.clock.install({ time: Date.now() });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openOffice(one);
  await openOffice(other);
  await context.clock.pauseAt(Date.now() + 10 * SECOND);
  const both = async (check: (page: Page) => Promise<void>) => {
    await check(one);
    await check(other);
  };
  return { one, other, both, calls, advance: (time: number) => context.clock.fastForward(time) };
}

test("activity in one tab counts in both, and both show the warning at the same time", async ({
  context,
}) => {
  const { one, other, both, advance } = await openTwo(context);
  for (let minute = 1; minute <= 14; minute += 1) {
    await advance(MINUTE);
    if (minute === 7) await one.mouse.move(50, 50);
    await both((page) => expect(warning(page), `after ${minute} minutes`).toBeHidden());
  }
  await advance(6 * MINUTE - SECOND);
  await both((page) => expect(warning(page)).toBeHidden());
  await advance(SECOND);
  await both((page) => expect(warning(page)).toBeVisible());
  await advance(30 * SECOND);
  await continueButton(other).click();
  await both((page) => expect(warning(page)).toBeHidden());
  await both((page) => expect(clock(page)).toHaveText(FRESH));
});

test("one of two tabs renews the token, and both use it", async ({ context }) => {
  const { one, both, calls, advance } = await openTwo(context);
  for (let renewal = 1; renewal <= 3; renewal += 1) {
    // Up to the second before it is due, in steps that are too short for the idle timeout.
    for (let left = await secondsLeft(one); left > 301; left = await secondsLeft(one)) {
      await advance(Math.min(left - 301, 10 * 60) * SECOND);
      await one.mouse.move(renewal, left % 500);
      await expect(clock(one)).not.toHaveText(minutesAndSeconds(left));
    }
    await both((page) => expect(clock(page)).toHaveText("05:01"));
    expect(calls).toHaveLength(renewal - 1);
    // The tabs wait for the response, not for each other.
    await advance(2 * SECOND);
    await both((page) => expect(clock(page)).toHaveText(FRESH));
    expect(calls).toHaveLength(renewal);
  }
});

test("a logout in one tab logs out both", async ({ context }) => {
  const { one, other } = await openTwo(context);
  await one.getByRole("button", { name: "Logout" }).click();
  await expect(one).toHaveURL("/login");
  await expect(other).toHaveURL("/login?from=%2Fadmin&ended=elsewhere");
  await expect(other.getByText("You were logged out in another tab of this browser.")).toBeVisible();
  await expect(other.getByText("What you typed")).toHaveCount(0);
});
