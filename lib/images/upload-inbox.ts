import "server-only";
import { randomBytes } from "node:crypto";
import { del, list } from "@vercel/blob";
import { generateClientTokenFromReadWriteToken } from "@vercel/blob/client";
import { blobHost } from "@/lib/images/blob-store";
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from "@/lib/images/schema";
import { withTimeout } from "@/lib/images/timeout";

// Serverless hosts limit the size of request bodies. With a blob store, the browser therefore uploads a photo directly
// to the store, under `incoming/`. The server then downloads it, processes it like any other upload and deletes it.

const FOLDER = "incoming/";
const PATH = /^incoming\/[0-9a-f]{32}$/;
const TOKEN_LIFETIME_MS = 10 * 60_000;
/** Together with the timeout for storing, the response still takes less than ten seconds. */
const READ_TIMEOUT_MS = 3_500;
const TIMEOUT_MS = 6_000;
const LIST_LIMIT = 500;

/** Allows a browser to upload one file to the store, at this path, for ten minutes. */
export type UploadToken = { path: string; token: string };

/** The staged upload does not exist, or is larger than MAX_IMAGE_BYTES. */
export class StagedUploadError extends Error {
  override name = "StagedUploadError";

  constructor(readonly kind: "missing" | "too large") {
    super(`The staged upload is ${kind}.`);
  }
}

/** Uploads that were sent directly to the blob store and are not processed yet. */
export type UploadInbox = {
  createToken: () => Promise<UploadToken>;
  /**
   * The bytes of a staged upload. Fetches paths of the inbox only.
   * @throws StagedUploadError, BlobTimeoutError, or any error of fetch.
   */
  read: (path: string) => Promise<Uint8Array>;
  remove: (paths: readonly string[]) => Promise<void>;
  /** Paths of uploads from before the date, at most 500. */
  listOlder: (than: Date) => Promise<string[]>;
};

/** Whether a value has the shape of a path from an upload token. */
export const isStagedPath = (path: unknown): path is string => typeof path === "string" && PATH.test(path);

/** The upload inbox in Vercel Blob. `baseUrl` overrides the store's public URL, for tests. */
export function blobUploadInbox({
  token,
  baseUrl,
}: {
  token: string;
  baseUrl?: string | undefined;
}): UploadInbox {
  const host = blobHost(token);
  return {
    async createToken() {
      const path = FOLDER + randomBytes(16).toString("hex");
      const clientToken = await generateClientTokenFromReadWriteToken({
        token,
        pathname: path,
        allowedContentTypes: [...IMAGE_TYPES],
        maximumSizeInBytes: MAX_IMAGE_BYTES,
        validUntil: Date.now() + TOKEN_LIFETIME_MS,
        addRandomSuffix: false,
        allowOverwrite: false,
      });
      return { path, token: clientToken };
    },
    read: (path) =>
      withTimeout(READ_TIMEOUT_MS, async (signal) => {
        if (!isStagedPath(path)) throw new StagedUploadError("missing");
        const response = await fetch(`${baseUrl ?? host}/${path}`, {
          signal,
          redirect: "error",
          cache: "no-store",
        });
        if (response.status === 404) throw new StagedUploadError("missing");
        if (!response.ok || !response.body) {
          throw new Error(`The blob store responded with status ${response.status}.`);
        }
        return readCapped(response.body);
      }),
    remove: (paths) =>
      withTimeout(TIMEOUT_MS, (abortSignal) =>
        del(
          paths.map((path) => `${host}/${path}`),
          { token, abortSignal },
        ),
      ),
    listOlder: (than) =>
      withTimeout(TIMEOUT_MS, async (abortSignal) => {
        const { blobs } = await list({ token, prefix: FOLDER, limit: LIST_LIMIT, abortSignal });
        return blobs.filter(({ uploadedAt }) => uploadedAt < than).map(({ pathname }) => pathname);
      }),
  };
}

async function readCapped(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the download.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_IMAGE_BYTES) throw new StagedUploadError("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
