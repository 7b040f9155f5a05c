import { type CustomerEvent, customerContent } from "@/lib/email/templates/customer-content";
import { htmlMail } from "@/lib/email/templates/html-mail";
import type {
  DueRequest,
  MailContent,
  RenderedMail,
  RequestEvent,
  RequestFacts,
} from "@/lib/email/templates/mail";
import { dueTodayContent, type OfficeEvent, officeContent } from "@/lib/email/templates/office-content";
import { dueTodaySubject, type SubjectFacts, subjectOf, wasAccepted } from "@/lib/email/templates/subjects";
import { textMail } from "@/lib/email/templates/text-mail";

/** Whether an event is reported to the shop rather than to the customer. */
export const isOfficeEvent = (event: RequestEvent): event is OfficeEvent => event.startsWith("office_");

/** The email about an event of a request. @throws Error when something that it needs is missing */
export function renderRequestEmail(event: RequestEvent, facts: RequestFacts): RenderedMail {
  const content = isOfficeEvent(event)
    ? officeContent(event, facts)
    : customerContent(event as CustomerEvent, facts);
  return rendered(subjectOf(event, subjectFacts(facts)), content);
}

/** The morning email. @throws Error when nothing is due */
export function renderDueTodayEmail(due: DueRequest[], link: string, now: Date): RenderedMail {
  return rendered(dueTodaySubject(now), dueTodayContent(due, link, now));
}

const rendered = (subject: string, content: MailContent): RenderedMail => ({
  subject,
  html: htmlMail(content, subject),
  text: textMail(content),
});

function subjectFacts({ conversation, message, quote }: RequestFacts): SubjectFacts {
  return {
    ...conversation,
    isWithdrawal: message?.author !== "customer",
    quote: quote && {
      number: quote.number,
      totalCents: quote.totalCents,
      validUntil: new Date(quote.validUntil),
      isAccepted: wasAccepted(quote.state),
    },
  };
}
