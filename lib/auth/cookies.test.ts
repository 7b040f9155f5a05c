import { beforeEach, describe, expect, it, vi } from "vitest";

// The environment is read once, so the modules are loaded again for each site URL.
async function cookiesAt(siteUrl: string) {
  vi.resetModules();
  vi.stubEnv("SITE_URL", siteUrl);
  vi.stubEnv("RATE_LIMITS", "");
  vi.stubEnv("NEXTAUTH_SECRET", "a secret for the tests of cookies alone");
  const session = await import("@/lib/auth/session-cookie");
  const { rememberDevice, knownDevice, isOlderThan } = await import("@/lib/auth/known-device");
  const { nextAuthOptions } = await import("@/lib/auth/next-auth-options");
  return { ...session, rememberDevice, knownDevice, isOlderThan, nextAuthOptions };
}

beforeEach(() => () => vi.unstubAllEnvs());

const SESSION = { userId: "user-0", sessionId: "session-0", credential: "credential" };

describe.each([
  ["https://shop.example", "__Host-", "; Secure"],
  ["http://localhost:3000", "", ""],
])("at %s", (siteUrl, prefix, secure) => {
  it("a cookie has all security attributes", async () => {
    const { sealSessionCookie, clearSessionCookie, rememberDevice } = await cookiesAt(siteUrl);
    const tail = (seconds: number) => `; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=Lax`;
    const [name, value] = [`${prefix}next-auth.session-token`, "[^;,\\s]+"];
    expect(await sealSessionCookie(SESSION)).toMatch(new RegExp(`^${name}=${value}${tail(28_800)}$`));
    expect(clearSessionCookie()).toBe(`${name}=${tail(0)}`);
    expect(rememberDevice("dana")).toMatch(
      new RegExp(`^${prefix}known-device-[\\w-]{12}=${value}${tail(31_536_000)}$`),
    );
  });

  it("next-auth reads the same cookie", async () => {
    const { nextAuthOptions, sessionCookieName, cookieOptions } = await cookiesAt(siteUrl);
    expect(nextAuthOptions().cookies?.sessionToken).toEqual({
      name: sessionCookieName(),
      options: { httpOnly: true, sameSite: "lax", path: "/", secure: secure !== "" },
    });
    expect(cookieOptions().secure).toBe(secure !== "");
  });

  it("a sealed session is read only from a single cookie with the right name", async () => {
    const { sealSessionCookie, openSessionCookie } = await cookiesAt(siteUrl);
    const pair = (await sealSessionCookie(SESSION)).split(";")[0] ?? "";
    const opened = (cookie: string) => openSessionCookie({ headers: new Headers({ Cookie: cookie }) });
    expect(await opened(`a=b; ${pair}`)).toEqual(SESSION);
    const otherName = prefix ? pair.slice(prefix.length) : `__Host-${pair}`;
    for (const cookie of [otherName, `${pair}; ${pair}`, `x${pair}`, `${pair}x`, ""])
      expect(await opened(cookie)).toBeNull();
  });

  it("a device is known only for the account that it was remembered for", async () => {
    const { rememberDevice, knownDevice, isOlderThan } = await cookiesAt(siteUrl);
    const before = new Date();
    const pair = rememberDevice("dana").split(";")[0] ?? "";
    const request = new Request(siteUrl, { headers: { Cookie: pair } });
    const device = knownDevice(request, "dana") ?? "";
    expect(device).toBe(decodeURIComponent(pair.split("=")[1] ?? "").split(".")[0]);
    expect(isOlderThan(device, before)).toBe(false);
    expect(isOlderThan(device, new Date(Date.now() + 1))).toBe(true);
    expect(isOlderThan("!", new Date(0))).toBe(true);
    expect(knownDevice(request, "alex")).toBeNull();
  });
});
