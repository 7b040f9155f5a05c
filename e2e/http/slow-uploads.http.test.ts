import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "@/e2e/support/api";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import { db } from "@/lib/db";
import { sweepOrphanImages } from "@/lib/images/sweep";

const SLOW_UPLOADS = 12;
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

let token: string;
let photo: Buffer;
const urls: string[] = [];

beforeAll(async () => {
  token = (await signIn()).token;
  photo = await samplePhoto({ width: 900, height: 600 });
});

afterAll(async () => {
  await db().image.updateMany({ where: { url: { in: urls } }, data: { detachedAt: LONG_AGO } });
  await sweepOrphanImages(new Date("2000-01-02T00:00:00Z"));
  await db().$disconnect();
});

type SlowUpload = {
  /** Whether the server has responded. */
  hasResponded: () => boolean;
  /** Sends the rest. Resolves to the response. */
  finish: () => Promise<{ status: number | undefined; url: string }>;
};

/** Sends the headers and half of the body, and leaves the request open. */
async function startSlowUpload(): Promise<SlowUpload> {
  const form = new FormData();
  form.append("image", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const half = Math.floor(body.length / 2);
  const outgoing: ClientRequest = request(`${site.url}/api/admin/upload`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": encoded.headers.get("content-type") ?? "",
      "Content-Length": body.length,
    },
  });
  let responded = false;
  const answer = new Promise<{ status: number | undefined; url: string }>((resolve, reject) => {
    outgoing.on("error", reject).on("response", async (response: IncomingMessage) => {
      responded = true;
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, url: JSON.parse(text).url });
    });
  });
  await new Promise<void>((resolve) => outgoing.write(body.subarray(0, half), () => resolve()));
  return {
    hasResponded: () => responded,
    finish: () => {
      outgoing.end(body.subarray(half));
      return answer;
    },
  };
}

it("uploads complete while many others have sent only half of theirs, which then complete too", async () => {
  const slow = await Promise.all(Array.from({ length: SLOW_UPLOADS }, startSlowUpload));
  for (let round = 0; round < 3; round += 1) {
    const { status, body } = await upload(token, photo);
    expect(status).toBe(201);
    urls.push(body.url);
  }
  expect(slow.map(({ hasResponded }) => hasResponded())).toEqual(slow.map(() => false));
  const answers = await Promise.all(slow.map(({ finish }) => finish()));
  urls.push(...answers.map(({ url }) => url));
  expect(answers.map((answer) => answer.status)).toEqual(slow.map(() => 201));
});
