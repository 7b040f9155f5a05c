import "server-only";
import { addressOf } from "@/lib/http/rate-limit";

const MAX_DEVICE_LENGTH = 200;

/** The source of an action: the User-Agent and the network address; null for a command. */
export type Source = { device: string | null; address: string | null };

/** A command at the server. */
export const COMMAND_LINE: Source = { device: null, address: null };

/** The source of a request. */
export function sourceOf(request: Request): { device: string; address: string } {
  return { device: deviceOf(request.headers.get("user-agent") ?? ""), address: addressOf(request) };
}

// The caller controls this text, and it is shown in pages and terminals: remove invisible characters and control
// sequences.
const deviceOf = (userAgent: string) =>
  userAgent
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, MAX_DEVICE_LENGTH);
