import NextAuth from "next-auth";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";
import { publicEndpoint, route } from "@/lib/http/endpoint";
import { jsonResponse } from "@/lib/http/responses";

// next-auth expects to serve everything below /api/auth. Only its reading of the session is wanted here:
// /api/auth/login is the one way in.
const context = { params: Promise.resolve({ nextauth: ["session"] }) };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    async run({ request }) {
      // next-auth knows GET and POST only.
      if (request.method === "HEAD") return jsonResponse({});
      const answer: Response = await NextAuth(nextAuthOptions())(request, context);
      // next-auth answers 500 to a callback URL, in the query or a cookie, that is not one.
      if (!answer.ok) return jsonResponse({});
      // Reading a session must not prolong it, nor put back a cookie that was traded meanwhile.
      const headers = new Headers(answer.headers);
      headers.delete("set-cookie");
      return new Response(answer.body, { status: answer.status, headers });
    },
  }),
});
