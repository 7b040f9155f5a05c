import { business, telephoneLink } from "@/lib/business";
import { htmlTicket } from "@/lib/email/templates/html-ticket";
import type { MailContent } from "@/lib/email/templates/mail";
import { lines, type Markup, markup } from "@/lib/email/templates/markup";
import { ticketText } from "@/lib/email/templates/quote-text";
import { styles } from "@/lib/email/templates/styles";

/** An email as HTML: one column of 600 pixels made of tables, without images. */
export function htmlMail(content: MailContent, subject: string): string {
  const { heading, paragraphs, quotation, facts, ticket, button, call, signature, reason } = content;
  const { street, city, state, zip } = business.address;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${subject}</title>
</head>
<body style="${styles.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F1F3F1" style="${styles.page}"><tr><td align="center" style="${styles.page}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tr><td style="${styles.outer}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#1B2023" style="${styles.tag}">&#9679;&nbsp; ${business.name}</td></tr></table></td></tr>
<tr><td style="${styles.heading}"><h1 style="${styles.h1}">${heading}</h1></td></tr>
${paragraphs.map((paragraph) => textRow(lines(paragraph)))}${quotation && boxRow(quotationBox(quotation))}${
  facts && facts.length > 0 && boxRow(factTable(facts))
}${ticket && boxRow(htmlTicket(ticketText(ticket.quote), ticket.reference))}${boxRow(buttonBox(button))}
<tr><td style="${styles.small}">The button does not work? Copy this into your browser:<br><a href="${button.url}" style="${styles.link}">${button.url}</a></td></tr>
${call && textRow(callSentence(call))}${
  call && textRow(markup`${signature && markup`${signature}<br>`}${business.name}`)
}
<tr><td style="${styles.outer}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${styles.footer}">${business.name}, ${street}, ${city}, ${state} ${zip}. ${reason}</td></tr></table></td></tr>
</table>
</td></tr></table>
</body>
</html>
`.html;
}

const textRow = (text: Markup): Markup => markup`<tr><td style="${styles.paragraph}">${text}</td></tr>
`;

const boxRow = (box: Markup): Markup => markup`<tr><td style="${styles.outer}">${box}</td></tr>
`;

const quotationBox = (text: string): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${styles.quotation}">${lines(text)}</td></tr></table>`;

const factTable = (facts: NonNullable<MailContent["facts"]>): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.ticket}">${facts.map(
    ({ label, value }) =>
      markup`<tr><td valign="top" style="${styles.factLabel}">${label}</td><td valign="top" width="100%" style="${styles.factValue}">${value}</td></tr>
`,
  )}</table>`;

const buttonBox = ({ label, url }: MailContent["button"]): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#FF6B0A" style="${styles.button}"><a href="${url}" style="${styles.buttonLink}">${label}</a></td></tr></table>`;

const callSentence = ({ before, reference }: NonNullable<MailContent["call"]>): Markup =>
  markup`${before} <a href="${telephoneLink}" style="${styles.phone}">${business.phone}</a>, ${business.hoursShort.open}, and say <span style="${styles.whole}">${reference}</span>.`;
