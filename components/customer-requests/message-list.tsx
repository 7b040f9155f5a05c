import { Icon } from "@/components/ui/icon";
import type { CustomerMessage } from "@/lib/customer-requests/schema";
import { messageTime } from "@/lib/customer-requests/texts";
import { srcSet, variantUrl } from "@/lib/images/variants";

/** The conversation as its customer sees it. A new message is announced. */
export function MessageList({ messages, now }: { messages: readonly CustomerMessage[]; now: Date }) {
  if (messages.length === 0) return <p className="text-ink-2">No messages yet.</p>;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-live="polite" aria-relevant="additions">
      {messages.map((message) => (
        <li key={message._id}>
          <Entry message={message} time={messageTime(message.at, now)} />
        </li>
      ))}
    </ol>
  );
}

const BOXES = {
  customer: "mr-4 rounded-card border border-line bg-sheet px-5 py-4 md:mr-10",
  shop: "ml-4 rounded-card bg-steel-bg px-5 py-4 md:ml-10 forced-colors:border",
};

function Entry({ message, time }: { message: CustomerMessage; time: string }) {
  const { kind, author, text, photos, at } = message;
  if (kind === "call" || kind === "event") {
    return (
      <p className="ml-4 flex items-start gap-3 px-1 text-ink-2 md:ml-10 [&>svg]:mt-1 [&>svg]:flex-none">
        <Icon name={kind === "call" ? "phone" : "check"} size={18} />
        <span className="wrap-anywhere">
          {text}{" "}
          <time className="text-15 text-ink-3" dateTime={at}>
            {time}
          </time>
        </span>
      </p>
    );
  }
  return (
    <article className={BOXES[kind]} aria-label={`${author}, ${time}`}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold">{author}</b>
        <time className="text-15 text-ink-3" dateTime={at}>
          {time}
        </time>
      </p>
      {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
      {photos.length > 0 && <Photos photos={photos} author={author} />}
    </article>
  );
}

function Photos({ photos, author }: Pick<CustomerMessage, "photos" | "author">) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ url, width, height }, index) => (
        <li key={url}>
          <a className="block" href={url}>
            <img
              className="aspect-4/3 w-30 rounded-badge bg-concrete object-cover"
              src={variantUrl(url, 480)}
              srcSet={srcSet(url)}
              sizes="7.5rem"
              width={width}
              height={height}
              loading="lazy"
              alt={`Attached by ${author}: ${index + 1} of ${photos.length}`}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
