import { business } from "@/lib/business";
import type { MailContent } from "@/lib/email/templates/mail";
import { type TicketText, ticketText } from "@/lib/email/templates/quote-text";

const RULE = "-".repeat(40);

/** An email as plain text: the same as the HTML, in the same order. */
export function textMail(content: MailContent): string {
  const { heading, paragraphs, quotation, facts, ticket, button, call, signature, reason } = content;
  const { street, city, state, zip } = business.address;
  const blocks = [
    heading,
    ...paragraphs,
    quotation?.replace(/^/gm, "> "),
    facts?.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ticket && textTicket(ticketText(ticket.quote), ticket.reference),
    `${button.label}:\n${button.url}`,
    call && `${call.before} ${business.phone}, ${business.hoursShort.open}, and say ${call.reference}.`,
    call && [signature, business.name].filter(Boolean).join("\n"),
    `-- \n${business.name}, ${street}, ${city}, ${state} ${zip}. ${reason}`,
  ];
  return `${blocks.filter(Boolean).map(String).map(withoutControls).join("\n\n")}\n`;
}

function textTicket(ticket: TicketText, reference: string): string {
  const { title, lines, sums, total, terms, validity } = ticket;
  return [
    `${title} for request ${reference}`,
    RULE,
    ...lines.flatMap(({ part, price, details }) => [`${part}: ${price}`, ...(details ? [details] : [])]),
    RULE,
    ...sums.map(({ label, amount }) => `${label}: ${amount}`),
    `Total: ${total}`,
    RULE,
    ...(terms ? [terms] : []),
    validity,
  ].join("\n");
}

const withoutControls = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n]/gu, "");
