import "server-only";
import { addressOf } from "@/lib/http/rate-limit";

const MAX_DEVICE_LENGTH = 200;

/** Where something was asked from: the browser's own words and the network address; null for a command. */
export type Source = { device: string | null; address: string | null };

/** A command at the server. */
export const COMMAND_LINE: Source = { device: null, address: null };

/** Where a request came from. */
export function sourceOf(request: Request): { device: string; address: string } {
  return { device: deviceOf(request.headers.get("user-agent") ?? ""), address: addressOf(request) };
}

// A caller chooses these words, and a page and a terminal show them: nothing invisible, and no control sequence.
const deviceOf = (userAgent: string) =>
  userAgent
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, MAX_DEVICE_LENGTH);
