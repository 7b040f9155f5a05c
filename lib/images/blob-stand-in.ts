import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A token of the right shape; the stand-in refuses every other. */
export const STAND_IN_TOKEN = "vercel_blob_rw_TestStore_notasecret";

const HOST = "https://teststore.public.blob.vercel-storage.com";

/** How the stand-in answers, until it is told otherwise. */
export type BlobBehaviour =
  /** As the service does. */
  | "well"
  /** Status 500, and nothing is kept. */
  | "failing"
  /** Takes the request and never answers; nothing is kept. */
  | "hanging"
  /** Keeps what it is sent, and never answers. */
  | "keeping silently"
  /** Keeps files up to 960 pixels wide, and fails on wider ones. */
  | "failing on large files";

export type BlobStandIn = {
  /** What to set VERCEL_BLOB_API_URL to. */
  url: string;
  /** What is kept, by path, with the headers it came with. */
  blobs: Map<string, { bytes: Buffer; headers: IncomingMessage["headers"] }>;
  behave: (behaviour: BlobBehaviour) => void;
  close: () => Promise<void>;
};

/**
 * A small stand-in of Vercel Blob's API on 127.0.0.1, for tests with its real client: put, delete, list. `close` ends
 * it and every open connection.
 */
export async function startBlobStandIn(): Promise<BlobStandIn> {
  const blobs: BlobStandIn["blobs"] = new Map();
  let behaviour: BlobBehaviour = "well";
  const server = createServer(async (request, response) => {
    const bytes = await readAll(request).catch(() => null);
    if (bytes) answer({ request, response, bytes, blobs, behaviour });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    blobs,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  bytes: Buffer;
  blobs: BlobStandIn["blobs"];
  behaviour: BlobBehaviour;
};

function answer(exchange: Exchange): void {
  const { request, response, behaviour } = exchange;
  const { pathname, searchParams } = new URL(request.url ?? "/", HOST);
  const path = searchParams.get("pathname") ?? "";
  if (behaviour === "hanging") return;
  if (behaviour === "failing" || (behaviour === "failing on large files" && path.endsWith("-1600.webp"))) {
    send(response, 500, { error: { code: "internal_server_error", message: "Out of order" } });
  } else if (request.headers.authorization !== `Bearer ${STAND_IN_TOKEN}`) {
    send(response, 403, { error: { code: "forbidden", message: "Access denied" } });
  } else if (request.method === "PUT") {
    keep(exchange, path);
  } else if (request.method === "POST" && pathname === "/delete") {
    drop(exchange);
  } else if (request.method === "GET") {
    list(exchange, searchParams.get("prefix") ?? "");
  } else {
    send(response, 400, { error: { code: "bad_request", message: "Unknown call" } });
  }
}

function keep({ request, response, bytes, blobs, behaviour }: Exchange, path: string): void {
  blobs.set(path, { bytes, headers: request.headers });
  if (behaviour !== "keeping silently") send(response, 200, describeBlob(path, bytes.byteLength));
}

function drop({ response, bytes, blobs }: Exchange): void {
  const { urls } = JSON.parse(bytes.toString()) as { urls: string[] };
  for (const url of urls) blobs.delete(url.replace(`${HOST}/`, ""));
  send(response, 200, null);
}

function list({ response, blobs }: Exchange, prefix: string): void {
  const kept = [...blobs].filter(([path]) => path.startsWith(prefix));
  const described = kept.map(([path, blob]) => describeBlob(path, blob.bytes.byteLength));
  send(response, 200, { blobs: described, hasMore: false });
}

function describeBlob(pathname: string, size: number) {
  const url = `${HOST}/${pathname}`;
  return {
    url,
    downloadUrl: `${url}?download=1`,
    pathname,
    size,
    contentType: "image/webp",
    contentDisposition: "inline",
    uploadedAt: new Date(0).toISOString(),
    etag: '"1"',
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
