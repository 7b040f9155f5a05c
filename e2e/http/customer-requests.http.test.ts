import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { OWN_ORIGIN, query } from "@/e2e/support/accounts";
import { call } from "@/e2e/support/api";
import {
  type CustomerPage,
  newCustomerPage,
  stateOf,
  storeEntry,
  storeQuote,
} from "@/e2e/support/customer-requests";
import { withEmptyRateLimits } from "@/e2e/support/rate-limit";
import { PRIVATE_WORDS, samplePhoto } from "@/e2e/support/sample-photos";
import { site } from "@/e2e/support/site";
import { getCustomerRequest } from "@/lib/customer-requests/queries";
import { db } from "@/lib/db";
import { sweepOrphanImages } from "@/lib/images/sweep";
import { variantUrls } from "@/lib/images/variants";

const LIMITED = "That was a lot of requests at once.";
const ENDED = "This link no longer works.";

afterAll(() => db().$disconnect());

const guess = (reference = "PR-4K7M2") => `${reference}-${randomBytes(16).toString("hex")}`;

/** Posts a form as a browser does that shows a page with the referrer policy no-referrer. */
async function post(
  name: string,
  fields: Record<string, string> | FormData,
  { headers = {}, at = site.url }: { headers?: Record<string, string>; at?: string } = {},
) {
  const response = await fetch(`${at}/api/request/${name}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers },
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });
  return {
    status: response.status,
    location: response.headers.get("location") ?? "",
    cookies: response.headers.getSetCookie(),
    headers: response.headers,
    text: await response.text(),
  };
}

const decide = (name: "accept" | "decline", { token }: CustomerPage, quote = 1) =>
  post(name, { token, quote: String(quote) });

describe("the page of a request", () => {
  it("shows the state, the promise and what was asked, with headers that keep it private", async () => {
    const { path, reference } = await newCustomerPage();
    const { status, headers, text } = await call(path);
    expect(status).toBe(200);
    expect(text).toContain("We have your request.");
    expect(text).toContain(reference);
    expect(text).toContain("We answer by");
    expect(text).toContain('<form id="write"');
    expect(headers.get("cache-control")).toMatch(/no-store/);
    expect(headers.get("x-robots-tag")).toMatch(/noindex/);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-[^']{20,}'/);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect((await call(path, { method: "HEAD" })).status).toBe(200);
  });

  it("is neither in the sitemap nor open to crawlers", async () => {
    expect((await call("/sitemap.xml")).text).not.toContain("/request");
    expect((await call("/robots.txt")).text).toContain("Disallow: /request/");
  });

  it("contains nothing internal: no notes, no user names, no text of calls", async () => {
    const page = await newCustomerPage();
    await storeQuote(page);
    await storeEntry(page, { kind: "message", text: "We have it.", staffUsername: "counter-secret-name" });
    await storeEntry(page, { kind: "note", internal: true, text: "SECRET-NOTE", staffUsername: "u1" });
    await storeEntry(page, { kind: "message", internal: true, text: "SECRET-MESSAGE" });
    await storeEntry(page, { kind: "call", text: "SECRET-CALL", callOutcome: "voicemail" });
    // The HTML includes the payload of the page's components.
    const { status, text } = await call(page.path);
    expect(status).toBe(200);
    expect(text).toContain("We have it.");
    expect(text).toContain("We called you and left a voicemail.");
    expect(text).toContain("The shop");
    expect(text).not.toMatch(/SECRET-|counter-secret-name|staffUsername/);
  });

  it("decides nothing when a scanner opens every link", async () => {
    const page = await newCustomerPage();
    await storeQuote(page);
    const before = await stateOf(page);
    const html = (await call(page.path)).text;
    const links = [...html.matchAll(/(?:href|action)="(\/[^"#]*)/g)].map(([, link]) => link ?? "");
    const own = links.filter((link) => /^\/(api\/)?request/.test(link));
    expect(own).toContain(`${page.path}/accept`);
    for (const link of own) {
      for (const method of ["GET", "HEAD"]) {
        const { status } = await call(link, { method });
        expect([200, 405], `${method} ${link}`).toContain(status);
      }
    }
    expect(await stateOf(page)).toEqual(before);
  });
});

describe("a link that does not work", () => {
  it("is a 404 page with the form for a new link", async () => {
    const { path } = await newCustomerPage();
    for (const dead of [`/request/${guess()}`, "/request/x", `${path}0`, `${path.slice(0, -1)}x`]) {
      const { status, text, headers } = await call(dead);
      expect(status, dead).toBe(404);
      expect(text).toContain(ENDED);
      expect(text).toContain("/api/request/link");
      expect(headers.get("cache-control")).toMatch(/no-store/);
      // Without scripts the browser goes on to a page that says the same.
      expect(text).toContain("/request?result=ended");
    }
    const { status, text } = await call("/request?result=ended");
    expect(status).toBe(200);
    expect(text).toContain(ENDED);
  });

  it("stops working 90 days after the end of the request, and when it was revoked", async () => {
    const [old, revoked] = [await newCustomerPage(), await newCustomerPage()];
    await query(
      `UPDATE "Conversation" SET "queue" = 'closed', "closedAt" = now() - interval '91 days' WHERE "reference" = $1`,
      [old.reference],
    );
    await query(`UPDATE "Conversation" SET "linkVersion" = 2 WHERE "reference" = $1`, [revoked.reference]);
    for (const { path, token } of [old, revoked]) {
      expect((await call(path)).status).toBe(404);
      expect((await post("messages", { token, text: "Hello?" })).location).toContain("result=problem");
    }
    expect(await stateOf(revoked)).toMatchObject({ messages: 1 });
  });

  it("cannot be guessed: ten thousand tokens find nothing", async () => {
    const { reference } = await newCustomerPage();
    const found = [];
    for (let batch = 0; batch < 100; batch += 1) {
      const tokens = Array.from({ length: 100 }, () => guess(reference));
      found.push(...(await Promise.all(tokens.map(getCustomerRequest))));
    }
    expect(found).toHaveLength(10_000);
    expect(found.every((request) => request === null)).toBe(true);
  });

  it.skipIf(!site.limitedUrl)("is not looked up any more after twenty wrong ones of a client", async () => {
    const page = await newCustomerPage();
    await withEmptyRateLimits(async () => {
      const texts = [];
      for (let index = 0; index < 200; index += 1) {
        texts.push((await call(`/request/${guess()}`, { at: site.limitedUrl })).text);
      }
      expect(texts.findIndex((text) => text.includes(LIMITED))).toBe(20);
      expect(texts.slice(20).every((text) => text.includes(LIMITED))).toBe(true);
      const { status, text } = await call(page.path, { at: site.limitedUrl });
      expect(status).toBe(404);
      expect(text).not.toContain("Dana Example");
    });
  });
});

describe("a message", () => {
  it("is stored, and the form redirects back to the page", async () => {
    const page = await newCustomerPage();
    const { status, location } = await post("messages", { token: page.token, text: "One\r\nTwo" });
    expect([status, location]).toEqual([303, `${page.path}?result=sent#write`]);
    const { text } = await call(page.path);
    expect(text).toContain("One\nTwo");
  });

  it("that is empty or too long is not stored, and what was typed is in the form again", async () => {
    const page = await newCustomerPage();
    const before = await stateOf(page);
    const empty = await post("messages", { token: page.token, text: " " });
    expect(empty.location).toBe(`${page.path}?result=problem#write`);
    const long = `${"x".repeat(1_990)} and more text`;
    const failed = await post("messages", { token: page.token, text: long });
    expect(failed.status).toBe(303);
    const Cookie = failed.cookies.map((line) => line.split(";")[0]).join("; ");
    const { text } = await call(failed.location.replace("#write", ""), { headers: { Cookie } });
    expect(text).toContain("A message has at most 2000 characters");
    expect(text).toContain(long.slice(0, 2_000));
    expect(await stateOf(page)).toEqual(before);
  });

  it("is stored once when it is repeated, and answers scripts with JSON", async () => {
    const page = await newCustomerPage();
    const fields = { token: page.token, text: "Once", clientId: "0123456789abcdef" };
    const headers = { Accept: "application/json" };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { status, text } = await post("messages", fields, { headers });
      expect(status).toBe(200);
      expect(JSON.parse(text)).toEqual({ location: `${page.path}?result=sent#write` });
    }
    expect(await stateOf(page)).toMatchObject({ messages: 2 });
    const empty = await post("messages", { token: page.token, text: "" }, { headers });
    expect(empty.status).toBe(400);
    expect(JSON.parse(empty.text)).toMatchObject({ error: "Write a message, or add a photo." });
  });

  it.each([
    ["another site's page", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["a page of another site without Sec-Fetch-Site", { Origin: "https://evil.example" }],
    ["a frame of another site", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ])("from %s is rejected", async (_name, headers) => {
    const page = await newCustomerPage();
    const body = new URLSearchParams({ token: page.token, text: "Hello" });
    const answer = await fetch(`${site.url}/api/request/messages`, { method: "POST", headers, body });
    expect(answer.status).toBe(403);
    expect(await stateOf(page)).toMatchObject({ messages: 1 });
  });

  it.skipIf(!site.limitedUrl)("is limited for each request, whoever sends it", async () => {
    const page = await newCustomerPage();
    const other = await newCustomerPage();
    await withEmptyRateLimits(async () => {
      const send = (token: string) => post("messages", { token, text: "Hello" }, { at: site.limitedUrl });
      const locations: string[] = [];
      for (let index = 0; index < 61; index += 1) {
        // The limit of a client is lower.
        await query(`DELETE FROM "RequestCount" WHERE "key" LIKE 'request-messages:%'`);
        locations.push((await send(page.token)).location);
      }
      expect(locations.slice(0, 60).every((location) => location.includes("result=sent"))).toBe(true);
      expect(locations[60]).toContain("result=busy");
      expect((await send(other.token)).location).toContain("result=sent");
    });
  });

  it("never causes a server error", async () => {
    const { token } = await newCustomerPage();
    const bodies: [type: string, body: string][] = [
      ["multipart/form-data", "x"],
      ["multipart/form-data; boundary=x", "--x\r\n"],
      ["application/x-www-form-urlencoded", "%"],
      ["application/x-www-form-urlencoded", `token=${token}&text=%00&quote=1e9`],
      ["application/x-www-form-urlencoded", "token[]=1&token=../../admin&text=x"],
      ["application/x-www-form-urlencoded", `token=${token}&photoId=x&text=y`],
      ["text/plain", "token"],
    ];
    for (const name of ["messages", "photos", "accept", "decline", "withdraw", "link"]) {
      for (const [type, text] of name === "withdraw" ? bodies.slice(0, 3) : bodies) {
        const headers = { ...OWN_ORIGIN, "Content-Type": type };
        const { status } = await call(`/api/request/${name}`, { method: "POST", text, headers });
        expect([201, 303, 400, 404, 413, 415], `${name} ${type} ${text}`).toContain(status);
      }
    }
  });
});

describe("photos", () => {
  const LONG_AGO = new Date("2000-01-01T00:00:00Z");

  function withPhotos({ token }: CustomerPage, photos: Buffer[], field = "photos"): FormData {
    const form = new FormData();
    form.append("token", token);
    form.append("text", "");
    for (const photo of photos) form.append(field, new File([new Uint8Array(photo)], "IMG_1.jpg"));
    return form;
  }

  const urlsOf = async ({ conversationId }: CustomerPage) =>
    (
      await query<{ url: string }>(
        `SELECT i."url" FROM "Image" i JOIN "Message" m ON m."id" = i."messageId" WHERE m."conversationId" = $1`,
        [conversationId],
      )
    ).map(({ url }) => url);

  it("are sent with a message, re-encoded without metadata, and kept by the sweep", async () => {
    const page = await newCustomerPage();
    const photo = await samplePhoto({ width: 700, height: 500 });
    const { location } = await post("messages", withPhotos(page, [photo, photo]));
    expect(location).toBe(`${page.path}?result=sent#write`);
    const urls = await urlsOf(page);
    expect(urls).toHaveLength(2);
    await db().image.updateMany({ where: { url: { in: urls } }, data: { detachedAt: LONG_AGO } });
    await sweepOrphanImages(new Date("2000-01-02T00:00:00Z"));
    for (const url of urls.flatMap(variantUrls)) {
      const response = await fetch(new URL(url, site.url));
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(PRIVATE_WORDS.filter((word) => bytes.includes(word))).toEqual([]);
    }
    expect((await call(page.path)).text).toContain("Attached by You: 1 of 2");
  });

  it("are uploaded before their message, and deleted by the sweep if it is never sent", async () => {
    const page = await newCustomerPage();
    const photo = await samplePhoto({ width: 300, height: 200 });
    const uploads = [];
    for (let index = 0; index < 2; index += 1) {
      const { status, text } = await post("photos", withPhotos(page, [photo], "image"));
      expect(status).toBe(201);
      uploads.push(JSON.parse(text) as { url: string; public_id: string });
    }
    const [sent, orphan] = uploads;
    await post("messages", { token: page.token, text: "", photoId: sent?.public_id ?? "" });
    expect(await urlsOf(page)).toEqual([sent?.url]);
    const other = await newCustomerPage();
    await post("messages", { token: other.token, text: "", photoId: sent?.public_id ?? "" });
    expect(await urlsOf(other)).toEqual([]);
    await db().image.updateMany({
      where: { url: { in: uploads.map(({ url }) => url) } },
      data: { detachedAt: LONG_AGO },
    });
    await sweepOrphanImages(new Date("2000-01-02T00:00:00Z"));
    const left = await query<{ url: string }>(`SELECT "url" FROM "Image" WHERE "url" = ANY($1)`, [
      uploads.map(({ url }) => url),
    ]);
    expect(left.map(({ url }) => url)).toEqual([sent?.url]);
    expect(left.map(({ url }) => url)).not.toContain(orphan?.url);
  });

  it("that are too many or no pictures are not stored", async () => {
    const page = await newCustomerPage();
    const photo = await samplePhoto({ width: 100, height: 100 });
    for (const photos of [Array.from({ length: 6 }, () => photo), [Buffer.from("<svg/>")]]) {
      const { location } = await post("messages", withPhotos(page, photos));
      expect(location).toBe(`${page.path}?result=problem#write`);
    }
    expect(await stateOf(page)).toMatchObject({ messages: 1 });
    const wrong = await post("photos", withPhotos({ ...page, token: guess() }, [photo], "image"));
    expect(wrong.status).toBe(404);
  });
});

describe("a quote", () => {
  it("is accepted once, and says so when it is accepted again", async () => {
    const page = await newCustomerPage();
    await storeQuote(page);
    expect((await call(page.path)).text).toContain("Your quote is ready.");
    for (const result of ["accepted", "decided"]) {
      const { status, location } = await decide("accept", page);
      expect([status, location]).toEqual([303, `${page.path}?result=${result}`]);
    }
    expect((await decide("decline", page)).location).toBe(`${page.path}?result=decided`);
    expect(await stateOf(page)).toMatchObject({ quotes: ["accepted"] });
    const { text } = await call(`${page.path}?result=decided`);
    expect(text).toContain("It is yours.");
    expect(text).toContain("What happens now");
    expect(text).toMatch(/You accepted this quote at \d+:\d\d [ap]m\./);
  });

  it("is declined with a reason", async () => {
    const page = await newCustomerPage();
    await storeQuote(page);
    const fields = { token: page.token, quote: "1", reason: "too_much", text: "Saw it for $120" };
    expect((await post("decline", fields)).location).toBe(`${page.path}?result=declined`);
    const [row] = await query(
      `SELECT "declineReason", "declineText" FROM "Quote" WHERE "conversationId" = $1`,
      [page.conversationId],
    );
    expect(row).toEqual({ declineReason: "too_much", declineText: "Saw it for $120" });
    expect((await call(page.path)).text).toContain("You declined this quote.");
  });

  it("that ran out, was replaced, or belongs to another request is not decided", async () => {
    const [page, other] = [await newCustomerPage(), await newCustomerPage()];
    await storeQuote(page, { number: 1, state: "replaced" });
    await storeQuote(page, { number: 2, validUntil: new Date(Date.now() - 60_000) });
    await storeQuote(other);
    expect((await decide("accept", page, 1)).location).toContain("result=replaced");
    expect((await decide("accept", page, 2)).location).toContain("result=expired");
    expect((await decide("accept", page, 3)).location).toContain("result=missing");
    expect((await decide("accept", { ...other, token: guess() })).location).toContain("result=problem");
    expect(await stateOf(page)).toMatchObject({ quotes: ["replaced", "sent"] });
    expect(await stateOf(other)).toMatchObject({ quotes: ["sent"] });
    const { text } = await call(page.path);
    expect(text).toContain("This quote has run out.");
    expect(text).toContain("Ask, and we look whether the part is still here.");
    expect(text).toContain("There is a newer quote below.");
  });
});

describe("withdrawing", () => {
  it("cancels the request and ends its quote, and no message follows", async () => {
    const page = await newCustomerPage();
    await storeQuote(page);
    expect((await post("withdraw", { token: page.token })).location).toBe(`${page.path}?result=withdrawn`);
    expect(await stateOf(page)).toMatchObject({ status: "cancelled", withdrawn: true, quotes: ["replaced"] });
    expect((await call(page.path)).text).toContain("You withdrew this request.");
    // A window that still shows the quote: there is no newer one.
    const { location } = await decide("accept", page);
    expect(location).toBe(`${page.path}?result=replaced`);
    const { text } = await call(location ?? "");
    expect(text).toContain("This request has ended.");
    expect(text).not.toContain("newer quote below");
    expect((await post("messages", { token: page.token, text: "Wait" })).location).toContain("problem");
  });
});

describe("the form for a lost link", () => {
  const emails = (conversationId: string) =>
    query(`SELECT "recipient" FROM "Email" WHERE "conversationId" = $1 AND "event" = 'request_link'`, [
      conversationId,
    ]);

  it("always gives the same answer, and sends the link only to the address of the request", async () => {
    const { reference, conversationId } = await newCustomerPage();
    const answers = [];
    for (const [ref, email] of [
      ["PR-22222", "dana@example.com"],
      [reference, "somebody@example.com"],
      ["", ""],
    ] as const) {
      answers.push(await post("link", { reference: ref, email }));
    }
    expect(await emails(conversationId)).toEqual([]);
    answers.push(
      await post("link", { reference: ` ${reference.toLowerCase()}`, email: "Dana@Example.com " }),
    );
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
      new Set(["303 /request?result=asked"]),
    );
    await expect.poll(() => emails(conversationId)).toEqual([{ recipient: "dana@example.com" }]);
    expect((await call("/request?result=asked")).text).toContain(
      "If we have a request under that reference and email, a mail with its link is on its way.",
    );
  });

  it.skipIf(!site.limitedUrl)(
    "is limited for each request and address, also when there is no such request",
    async () => {
      await withEmptyRateLimits(async () => {
        const fields = { reference: "PR-22222", email: "nobody@example.com" };
        const locations = [];
        for (let index = 0; index < 7; index += 1) {
          locations.push((await post("link", fields, { at: site.limitedUrl })).location);
        }
        expect(locations.slice(0, 5).every((location) => location === "/request?result=asked")).toBe(true);
        expect(locations.slice(5).every((location) => location.startsWith("/request?result=busy"))).toBe(
          true,
        );
        const other = await post("link", { ...fields, reference: "PR-33333" }, { at: site.limitedUrl });
        expect(other.location).toBe("/request?result=asked");
      });
    },
  );
});
