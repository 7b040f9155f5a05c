import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A token in the service's format, and the only one that the fake server accepts. */
export const FAKE_BLOB_TOKEN = "vercel_blob_rw_TestStore_notasecret";

const HOST = "https://teststore.public.blob.vercel-storage.com";

/** How the fake server responds until `behave` changes it. */
export type BlobServerBehavior =
  /** Like the real service. */
  | "normal"
  /** Responds with 500 and stores nothing. */
  | "failing"
  /** Never responds and stores nothing. */
  | "hanging"
  /** Stores uploads and never responds. */
  | "storing without a response"
  /** Stores files up to 960 pixels wide and fails on wider ones. */
  | "failing on large files";

export type FakeBlobServer = {
  /** What to set VERCEL_BLOB_API_URL to. */
  url: string;
  /** The stored files by path, with the headers of their upload. */
  blobs: Map<string, { bytes: Buffer; headers: IncomingMessage["headers"]; at: Date }>;
  behave: (behavior: BlobServerBehavior) => void;
  /** Resolves when the next request arrives. */
  nextRequest: () => Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * Starts a fake of Vercel Blob's API on 127.0.0.1 for tests with the real client: put (also with client tokens), delete
 * and list. It also serves the files at their paths, like the public host. `close` stops it and closes all connections.
 * @param port to listen on; 0 for any free port
 */
export async function startFakeBlobServer(port = 0): Promise<FakeBlobServer> {
  const blobs: FakeBlobServer["blobs"] = new Map();
  let behavior: BlobServerBehavior = "normal";
  const server = createServer(async (request, response) => {
    const bytes = await readAll(request).catch(() => null);
    if (bytes) respond({ request, response, bytes, blobs, behavior });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    blobs,
    behave: (next) => {
      behavior = next;
    },
    nextRequest: () => once(server, "request"),
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
  blobs: FakeBlobServer["blobs"];
  behavior: BlobServerBehavior;
};

function respond(exchange: Exchange): void {
  const { request, response, behavior } = exchange;
  const { pathname, searchParams } = new URL(request.url ?? "/", HOST);
  const path = searchParams.get("pathname") ?? "";
  if (behavior === "hanging") return;
  if (behavior === "failing" || (behavior === "failing on large files" && path.endsWith("-1600.webp"))) {
    send(response, 500, { error: { code: "internal_server_error", message: "Internal server error" } });
  } else if (request.method === "GET" && pathname !== "/") {
    serve(exchange, pathname.slice(1));
  } else if (!isAllowed(exchange, path)) {
    send(response, 403, { error: { code: "forbidden", message: "Access denied" } });
  } else if (request.method === "PUT") {
    put(exchange, path);
  } else if (request.method === "POST" && pathname === "/delete") {
    remove(exchange);
  } else if (request.method === "GET") {
    list(exchange, searchParams.get("prefix") ?? "");
  } else {
    send(response, 400, { error: { code: "bad_request", message: "Unknown call" } });
  }
}

function serve({ response, blobs }: Exchange, path: string): void {
  const blob = blobs.get(path);
  response.writeHead(blob ? 200 : 404);
  response.end(blob?.bytes);
}

/** Whether the token permits the call: the store's own permits every call, a client token the upload it was signed for. */
function isAllowed({ request, bytes }: Exchange, path: string): boolean {
  const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
  if (token === FAKE_BLOB_TOKEN) return true;
  const [signature, payload = ""] = Buffer.from(token.split("_").at(-1) ?? "", "base64")
    .toString()
    .split(".");
  if (createHmac("sha256", FAKE_BLOB_TOKEN).update(payload).digest("hex") !== signature) return false;
  const allowed = JSON.parse(Buffer.from(payload, "base64").toString());
  return (
    request.method === "PUT" &&
    allowed.pathname === path &&
    allowed.validUntil > Date.now() &&
    allowed.maximumSizeInBytes >= bytes.byteLength &&
    allowed.allowedContentTypes.includes(request.headers["x-content-type"])
  );
}

function put({ request, response, bytes, blobs, behavior }: Exchange, path: string): void {
  const blob = { bytes, headers: request.headers, at: new Date() };
  blobs.set(path, blob);
  if (behavior !== "storing without a response") send(response, 200, describeBlob(path, blob));
}

function remove({ response, bytes, blobs }: Exchange): void {
  const { urls } = JSON.parse(bytes.toString()) as { urls: string[] };
  for (const url of urls) blobs.delete(url.replace(`${HOST}/`, ""));
  send(response, 200, null);
}

function list({ response, blobs }: Exchange, prefix: string): void {
  const matching = [...blobs].filter(([path]) => path.startsWith(prefix));
  const described = matching.map(([path, blob]) => describeBlob(path, blob));
  send(response, 200, { blobs: described, hasMore: false });
}

function describeBlob(pathname: string, { bytes, at }: { bytes: Buffer; at: Date }) {
  const url = `${HOST}/${pathname}`;
  return {
    url,
    downloadUrl: `${url}?download=1`,
    pathname,
    size: bytes.byteLength,
    contentType: "image/webp",
    contentDisposition: "inline",
    uploadedAt: at.toISOString(),
    etag: '"1"',
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
