import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { site } from "./site";

/** Something between the browser and the site that lets what is read there pass, but ends an answer of `path` in its middle. */
export async function breakingOff(path: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = "/", headers }, response) => {
    const { host } = new URL(site.url);
    get(`${site.url}${url}`, { headers: { ...headers, host, "accept-encoding": "identity" } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!url.startsWith(path)) return answer.pipe(response);
      answer.once("data", (part: Buffer) => {
        response.write(part.subarray(0, part.length / 2), () => response.destroy());
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
