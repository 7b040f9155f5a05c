import { db } from "@/lib/db";
import { jsonResponse } from "@/lib/http/answers";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { version } from "@/package.json";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    async run() {
      await db().$queryRaw`SELECT 1`;
      return jsonResponse({ status: "ok", version });
    },
  }),
});
