import { QuestionPage } from "@/components/customer-requests/question-page";
import { buttonVariants } from "@/components/ui/button";
import { type RequestPageProps, requireRequest } from "@/lib/customer-requests/require-request";
import { ENDED } from "@/lib/customer-requests/texts";

/** Asks once more before a request is withdrawn. */
export default async function WithdrawPage(props: RequestPageProps) {
  const { token, request, flash } = await requireRequest(props);
  return (
    <QuestionPage token={token} title="Withdraw this request?" problem={flash?.problem} settled={ENDED}>
      {!request.isClosed && (
        <form className="grid gap-4" method="post" action="/api/request/withdraw">
          <input type="hidden" name="token" value={token} />
          <p className="text-ink-2 wrap-anywhere">
            {request.subject}, {request.reference}. We stop looking, and an open quote ends.
          </p>
          <div className="grid gap-3">
            <button type="submit" className={buttonVariants({ variant: "primary" })}>
              Withdraw Request
            </button>
            <a className={buttonVariants({ variant: "secondary" })} href={`/request/${token}`}>
              Keep It
            </a>
          </div>
        </form>
      )}
    </QuestionPage>
  );
}
