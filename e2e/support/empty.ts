// Replaces `server-only` in tests, which throws outside a server build.
export {};
