import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { site } from "./site";

/** Starts a proxy that forwards GET requests to the site, and cuts off the responses of `path` halfway. */
export async function startTruncatingProxy(
  path: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = "/", headers }, response) => {
    const { host } = new URL(site.url);
    get(`${site.url}${url}`, { headers: { ...headers, host, "accept-encoding": "identity" } }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      if (!url.startsWith(path)) return upstream.pipe(response);
      upstream.once("data", (chunk: Buffer) => {
        response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
