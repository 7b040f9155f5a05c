import { Notice } from "@/components/ui/notice";
import type { EmailView } from "@/lib/email/schema";

/** What the recipient reads, as HTML and as plain text. */
export function MailContentView({ email: { content } }: { email: EmailView }) {
  if (content === null) {
    return (
      <Notice tone="amber" icon="warning">
        This mail can no longer be shown: what it was about has changed or was deleted.
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[38.5rem_minmax(0,1fr)]">
      <section aria-labelledby="mail-html-heading" className="grid min-w-0 gap-2">
        <h2 id="mail-html-heading" className="text-24 leading-tight">
          As a page
        </h2>
        {/* The sandbox runs no scripts and sends no forms; links open in a new tab. */}
        <iframe
          title="The mail as a page"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={inNewTab(content.html)}
          className="h-192 w-full max-w-154 rounded-card border border-line bg-white"
        />
      </section>
      <section aria-labelledby="mail-text-heading" className="grid min-w-0 gap-2">
        <h2 id="mail-text-heading" className="text-24 leading-tight">
          As plain text
        </h2>
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-sheet p-4 text-15">
          {content.text}
        </pre>
      </section>
    </div>
  );
}

const inNewTab = (html: string) => html.replace("<head>", '<head><base target="_blank">');
