import { type IncomingHttpHeaders, request } from "node:http";
import { site } from "@/e2e/support/site";

type RawRequest = { method?: string; headers?: Record<string, string> };

/** Sends a request unchanged: fetch normalizes URLs, rejects some methods, and adds headers. */
export function sendRaw(path: string, { method = "GET", headers = {} }: RawRequest = {}) {
  return new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    outgoing.on("error", reject).end();
  });
}
