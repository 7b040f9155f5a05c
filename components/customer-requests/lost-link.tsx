import { buttonVariants } from "@/components/ui/button";
import { ticket } from "@/components/ui/card";
import { controlVariants } from "@/components/ui/control";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { business, telephoneLink } from "@/lib/business";
import { type ResultCode, resultNotice } from "@/lib/customer-requests/results";

/** The form that mails the link of a request, also shown in place of a link that no longer works. */
export function LostLink({ result }: { result: ResultCode | null }) {
  const isEnded = result === "ended";
  const notice = result && !isEnded ? resultNotice(result) : null;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-10 lg:grid-cols-2 lg:gap-14 lg:py-16">
      <div className="grid content-start gap-5">
        <h1>{isEnded ? "This link no longer works." : "Find your request"}</h1>
        <p className="text-18 text-ink-2 md:text-19">
          {isEnded
            ? resultNotice("ended").text
            : "Enter the reference of your request, such as PR-4K7M2, and your email address. We mail you the link to its page."}
        </p>
        <p>
          <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
            <Icon name="phone" />
            {business.phone}
          </a>
        </p>
      </div>
      <form
        className={`${ticket} grid grid-cols-[minmax(0,1fr)] gap-5 self-start p-5 md:p-7`}
        method="post"
        action="/api/request/link"
      >
        {notice && (
          <Notice tone={notice.tone} role="status">
            {notice.text}
          </Notice>
        )}
        <Field id="reference" label="Reference">
          <input
            className={controlVariants()}
            id="reference"
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
          />
        </Field>
        <Field id="email" label="Email address">
          <input
            className={controlVariants()}
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </Field>
        <button type="submit" className={buttonVariants({ variant: "primary" })}>
          Mail Me the Link
        </button>
      </form>
    </div>
  );
}
