import type { CallOutcome, ConversationView, MessageView } from "@/lib/conversations/schema";
import { firstAnswerText } from "@/lib/response-clock-text";

const OUTCOMES: Record<CallOutcome, string> = {
  talked: "talked",
  voicemail: "left a voicemail",
  no_answer: "no answer",
};

/** What happened in a call: "left a voicemail: we have one." */
export function callText({ callOutcome, text }: Pick<MessageView, "callOutcome" | "text">): string {
  const outcome = callOutcome ? OUTCOMES[callOutcome] : "called";
  return text ? `${outcome}: ${text}` : `${outcome}.`;
}

/** How a message reached the other side: "asked on the site", "by mail and on the page". */
export function channelText(message: MessageView, isFirst: boolean): string {
  if (message.author === "customer") return isFirst ? "asked on the site" : "from the request page";
  return message.email ? "by mail and on the page" : "on the page";
}

/** A line by the system in two parts: its first words stand out. */
export function eventParts(text: string): [start: string, rest: string] {
  const comma = text.indexOf(",");
  return comma < 0 ? [text, ""] : [text.slice(0, comma + 1), text.slice(comma + 1)];
}

/** What a message that stopped the response clock says about it; null for others. */
export function answerText({ stopped, at }: MessageView): { text: string; isLate: boolean } | null {
  if (!stopped) return null;
  const { text, isLate } = firstAnswerText(stopped, at);
  return { text: stopped.isFirst ? text : text.replace(/^First answer/, "Answer"), isLate };
}

/** Whether a customer's message still waits for an answer. */
export function isUnanswered(message: MessageView, clock: ConversationView["clock"]): boolean {
  return message.author === "customer" && clock !== null && message.at >= clock.startedAt;
}

/** The first name of a staff member. */
export const firstName = (name: string): string => name.split(/\s+/)[0] ?? name;

/** What others are doing: "June is writing a reply." Empty when nobody is. */
export function writersText(writers: readonly string[]): string {
  if (writers.length === 0) return "";
  const names = writers.map(firstName);
  if (names.length === 1) return `${names[0]} is writing a reply.`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} are writing replies.`;
}

/** Whether a message is an answer that the customer can see. */
const isPublicAnswer = ({ author, internal, kind }: MessageView): boolean =>
  author === "staff" && !internal && (kind === "message" || kind === "call");

/** The newest answer that has arrived since the messages in `known`, or null. */
export function newAnswer(messages: readonly MessageView[], known: ReadonlySet<string>): MessageView | null {
  return messages.findLast((message) => isPublicAnswer(message) && !known.has(message._id)) ?? null;
}
