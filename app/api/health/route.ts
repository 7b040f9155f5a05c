import { isDatabaseReachable } from "@/lib/db";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { databaseUnavailable } from "@/lib/http/errors";
import { jsonResponse } from "@/lib/http/responses";
import { version } from "@/package.json";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    async run() {
      if (!(await isDatabaseReachable())) throw databaseUnavailable();
      return jsonResponse({ status: "ok", version });
    },
  }),
});
