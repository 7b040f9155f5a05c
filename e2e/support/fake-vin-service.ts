import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the fake of NHTSA's vPIC service responds to DecodeVinValues, for any VIN, until `behave` changes it. */
export type VinServiceBehavior =
  /** A valid response with these fields, whose types may be wrong. */
  | { kind: "fields"; fields: Record<string, unknown> }
  /** This body, status and content type, unchanged. */
  | { kind: "raw"; body: string; status?: number; contentType?: string }
  /** No response until `respondToOpenRequests`. */
  | { kind: "hang" }
  /** Sends the headers and half of the body, then nothing. */
  | { kind: "half" }
  /** Closes the connection in the middle of the body. */
  | { kind: "break" }
  /** Never stops sending. */
  | { kind: "flood" };

export type FakeVinService = {
  /** The base URL of the service. */
  baseUrl: string;
  /** Request paths, in order. */
  requests: string[];
  /** Resolves when the next request arrives. */
  nextRequest: () => Promise<unknown>;
  /** The number of requests without a complete response whose client is still connected. */
  open: () => number;
  behave: (behavior: VinServiceBehavior) => void;
  /** Responds to every open request. */
  respondToOpenRequests: (behavior: VinServiceBehavior) => void;
  close: () => Promise<void>;
};

export const HTML_PAGE = "<!DOCTYPE html><html><body><h1>Service Unavailable</h1></body></html>";

/** Starts the fake service on 127.0.0.1 (port 0: any free port). `close` stops it and closes all connections. */
export async function startFakeVinService(atPort = 0): Promise<FakeVinService> {
  let behavior: VinServiceBehavior = { kind: "fields", fields: {} };
  const requests: string[] = [];
  const responses: ServerResponse[] = [];
  const open = () => responses.filter(({ writableEnded, destroyed }) => !writableEnded && !destroyed);
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    responses.push(response);
    respond(response, behavior);
  });
  await new Promise<void>((resolve) => server.listen(atPort, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    requests,
    nextRequest: () => once(server, "request"),
    open: () => open().length,
    behave: (next) => {
      behavior = next;
    },
    respondToOpenRequests: (late) => {
      for (const response of open()) respond(response, late);
    },
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** The envelope that DecodeVinValues puts around its one result. */
export function vpicEnvelope(fields: Record<string, unknown>): string {
  const Results = [{ ErrorCode: "0", ErrorText: "0 - VIN decoded clean", ...fields }];
  return JSON.stringify({ Count: 1, Message: "Results returned successfully", SearchCriteria: "", Results });
}

function respond(response: ServerResponse, behavior: VinServiceBehavior): void {
  if (behavior.kind === "hang") return;
  if (behavior.kind === "fields") {
    write(response, 200, "application/json", vpicEnvelope(behavior.fields));
    return;
  }
  if (behavior.kind === "raw") {
    write(response, behavior.status ?? 200, behavior.contentType ?? "application/json", behavior.body);
    return;
  }
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"Count":1,"Results":[{"Make":"HON');
  if (behavior.kind === "break") setImmediate(() => response.destroy());
  if (behavior.kind === "flood") flood(response);
}

function write(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.destroyed) return;
  response.writeHead(status, { "content-type": type });
  response.end(body);
}

function flood(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(" ".repeat(64 * 1024)));
  };
  response.on("drain", more);
  more();
}
