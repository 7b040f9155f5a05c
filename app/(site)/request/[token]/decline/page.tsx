import { DeclineQuestion } from "@/components/customer-requests/decline-question";
import { QuestionPage } from "@/components/customer-requests/question-page";
import { type RequestPageProps, requireRequest } from "@/lib/customer-requests/require-request";
import { openQuoteOf } from "@/lib/customer-requests/rules";
import { settledText } from "@/lib/customer-requests/texts";

/** Asks why a quote is declined. */
export default async function DeclinePage(props: RequestPageProps) {
  const { token, request, flash } = await requireRequest(props);
  const quote = openQuoteOf(request);
  return (
    <QuestionPage
      token={token}
      title="Decline this quote?"
      problem={flash?.problem}
      settled={settledText(request, new Date())}
    >
      {quote && <DeclineQuestion token={token} quote={quote} text={flash?.text ?? ""} />}
    </QuestionPage>
  );
}
