import NextAuth from "next-auth";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";

// next-auth normally serves everything below /api/auth. Only its session endpoint is used here; signing in is
// POST /api/auth/login.
const context = { params: Promise.resolve({ nextauth: ["session"] }) };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    async run({ request }) {
      // next-auth supports GET and POST only.
      if (request.method === "HEAD") return jsonResponse({});
      const response: Response = await NextAuth(nextAuthOptions())(request, context);
      // next-auth responds with 500 to a malformed callback URL in the query or a cookie.
      if (!response.ok) return jsonResponse({});
      // Reading a session must not extend it, or restore a cookie that was rotated meanwhile.
      const headers = new Headers(response.headers);
      headers.delete("set-cookie");
      return new Response(response.body, { status: response.status, headers });
    },
  }),
});
