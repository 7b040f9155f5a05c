import type { DecisionResult } from "@/lib/quotes/decisions";

// What the page of a request says after a form was sent. The result is in the query of the page's URL as a code, so a
// link cannot make the page show any other text.

type Notice = { tone: "green" | "amber" | "red" | "plain"; text: string };

const RESULTS = {
  sent: { tone: "green", text: "Your message is with us." },
  accepted: { tone: "green", text: "You accepted this quote." },
  declined: { tone: "plain", text: "You declined this quote." },
  withdrawn: { tone: "plain", text: "You withdrew this request." },
  asked: {
    tone: "plain",
    text: "If we have a request under that reference and email, a mail with its link is on its way.",
  },
  ended: {
    tone: "amber",
    text: "Pages of requests go 90 days after they end. Ask us to mail you a new link, or call.",
  },
  expired: {
    tone: "amber",
    text: "This quote ran out before you sent that. Ask, and we look whether the part is still here.",
  },
  replaced: { tone: "amber", text: "That quote was replaced. There is a newer quote below." },
  decided: { tone: "plain", text: "This quote was decided before." },
  missing: { tone: "amber", text: "This quote no longer exists." },
  busy: {
    tone: "red",
    text: "That was a lot of requests at once. Please wait a moment and try again.",
  },
  problem: { tone: "red", text: "It was not sent. Try again, or call us." },
} as const satisfies Record<string, Notice>;

export type ResultCode = keyof typeof RESULTS;

/** The code of a result in a query, or null. */
export function resultCode(value: string | string[] | undefined): ResultCode | null {
  return typeof value === "string" && Object.hasOwn(RESULTS, value) ? (value as ResultCode) : null;
}

/** What the page says about a result. */
export const resultNotice = (code: ResultCode): Notice => RESULTS[code];

/** The code for the result of a decision. */
export function decisionCode(result: DecisionResult, done: "accepted" | "declined"): ResultCode {
  const codes = {
    done,
    repeated: "decided",
    expired: "expired",
    replaced: "replaced",
    decided_before: "decided",
    not_found: "missing",
  } as const satisfies Record<DecisionResult, ResultCode>;
  return codes[result];
}
