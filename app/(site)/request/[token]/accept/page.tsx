import { AcceptQuestion } from "@/components/customer-requests/accept-question";
import { QuestionPage } from "@/components/customer-requests/question-page";
import { buttonVariants } from "@/components/ui/button";
import { type RequestPageProps, requireRequest } from "@/lib/customer-requests/require-request";
import { openQuoteOf } from "@/lib/customer-requests/rules";
import { settledText } from "@/lib/customer-requests/texts";

/** Asks once more before a quote is accepted. With JavaScript, the page of the request asks in a dialog. */
export default async function AcceptPage(props: RequestPageProps) {
  const { token, request, flash } = await requireRequest(props);
  const quote = openQuoteOf(request);
  return (
    <QuestionPage
      token={token}
      title="Accept this quote?"
      problem={flash?.problem}
      settled={settledText(request, new Date())}
    >
      {quote && (
        <AcceptQuestion token={token} quote={quote}>
          <a className={buttonVariants({ variant: "secondary" })} href={`/request/${token}`}>
            Not yet
          </a>
        </AcceptQuestion>
      )}
    </QuestionPage>
  );
}
