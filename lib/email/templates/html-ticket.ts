import { type Markup, markup } from "@/lib/email/templates/markup";
import type { TicketLine, TicketText } from "@/lib/email/templates/quote-text";
import { styles } from "@/lib/email/templates/styles";

/** The quote ticket of an email: a table with head, lines, sums, total and terms. */
export function htmlTicket(ticket: TicketText, reference: string): Markup {
  const { title, lines, sums, total, terms, validity } = ticket;
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.ticket}">
<tr><td colspan="2" style="${styles.ticketHead}"><strong style="color:#1B2023">${title}</strong> for request <span style="${styles.whole}">${reference}</span></td></tr>
${lines.map(ticketLine)}<tr><td colspan="2" style="${styles.space}">&nbsp;</td></tr>
${sums.map(
  ({ label, amount }) =>
    markup`<tr><td style="${styles.sumLabel}">${label}</td><td align="right" style="${styles.sumAmount}">${amount}</td></tr>
`,
)}<tr><td colspan="2" style="${styles.total}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${styles.totalLabel}">Total</td><td align="right" style="${styles.totalAmount}">${total}</td></tr></table></td></tr>
<tr><td colspan="2" style="${styles.terms}">${terms !== "" && markup`${terms}<br>`}<strong style="${styles.validity}">${validity}</strong></td></tr>
</table>`;
}

const ticketLine = ({ part, price, details }: TicketLine): Markup =>
  markup`<tr><td valign="top" style="${styles.ticketPart}">${part}</td><td valign="top" align="right" style="${styles.ticketPrice}">${price}</td></tr>
<tr><td colspan="2" style="${styles.details}">${details}</td></tr>
`;
