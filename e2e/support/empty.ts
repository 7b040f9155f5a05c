// Replaces `server-only` in tests, which refuses to be loaded outside a server build.
export {};
