import "server-only";
import { randomBytes } from "node:crypto";
import { del, list } from "@vercel/blob";
import { generateClientTokenFromReadWriteToken } from "@vercel/blob/client";
import { blobHost } from "@/lib/images/blob-store";
import { within } from "@/lib/images/deadline";
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from "@/lib/images/schema";

// Where the host of this site takes no large request, an upload goes from the browser straight to the blob store, as it
// is, under `incoming/`. From there it is fetched, made into a picture like any other, and taken away.

const FOLDER = "incoming/";
const PATH = /^incoming\/[0-9a-f]{32}$/;
const PERMIT_MS = 10 * 60_000;
/** With what storing takes at most, still an answer within ten seconds. */
const READ_DEADLINE_MS = 3_500;
const REMOVE_DEADLINE_MS = 6_000;
const LIST_LIMIT = 500;

/** What lets a browser put one file into the store: under this path, with this token, for ten minutes. */
export type UploadPermit = { path: string; token: string };

/** An upload that was sent to the store is not there, or is more than it may be. */
export class IncomingError extends Error {
  override name = "IncomingError";

  constructor(readonly kind: "missing" | "too large") {
    super(`The incoming upload is ${kind}.`);
  }
}

export type IncomingBox = {
  permit: () => Promise<UploadPermit>;
  /**
   * The bytes of an upload. Only ever asks the store for one of its own paths.
   * @throws IncomingError, BlobDeadlineError, or what fetch throws.
   */
  read: (path: string) => Promise<Uint8Array>;
  remove: (paths: readonly string[]) => Promise<void>;
  /** Paths of some of the uploads that came before an instant. */
  listOlder: (than: Date) => Promise<string[]>;
};

/** Whether a text is a path that a permit of ours may have named. */
export const isIncomingPath = (path: unknown): path is string => typeof path === "string" && PATH.test(path);

/** The uploads on their way through a blob store. `readAt` stands in for the store's public host in tests. */
export function incomingBox({ token, readAt }: { token: string; readAt?: string | undefined }): IncomingBox {
  const host = blobHost(token);
  return {
    async permit() {
      const path = FOLDER + randomBytes(16).toString("hex");
      const clientToken = await generateClientTokenFromReadWriteToken({
        token,
        pathname: path,
        allowedContentTypes: [...IMAGE_TYPES],
        maximumSizeInBytes: MAX_IMAGE_BYTES,
        validUntil: Date.now() + PERMIT_MS,
        addRandomSuffix: false,
        allowOverwrite: false,
      });
      return { path, token: clientToken };
    },
    read: (path) =>
      within(READ_DEADLINE_MS, async (signal) => {
        if (!isIncomingPath(path)) throw new IncomingError("missing");
        const answer = await fetch(`${readAt ?? host}/${path}`, {
          signal,
          redirect: "error",
          cache: "no-store",
        });
        if (answer.status === 404) throw new IncomingError("missing");
        if (!answer.ok || !answer.body) throw new Error(`The blob store answered ${answer.status}.`);
        return readCapped(answer.body);
      }),
    remove: (paths) =>
      within(REMOVE_DEADLINE_MS, (abortSignal) =>
        del(
          paths.map((path) => `${host}/${path}`),
          { token, abortSignal },
        ),
      ),
    listOlder: (than) =>
      within(REMOVE_DEADLINE_MS, async (abortSignal) => {
        const { blobs } = await list({ token, prefix: FOLDER, limit: LIST_LIMIT, abortSignal });
        return blobs.filter(({ uploadedAt }) => uploadedAt < than).map(({ pathname }) => pathname);
      }),
  };
}

async function readCapped(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early ends the transfer.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_IMAGE_BYTES) throw new IncomingError("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
