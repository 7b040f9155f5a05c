import type { ReactNode } from "react";
import { MailState } from "@/components/conversations/admin/mail-state";
import { MessagePhotos } from "@/components/conversations/admin/message-photos";
import { answerText, callText, channelText, eventParts } from "@/components/conversations/admin/message-text";
import { Icon } from "@/components/ui/icon";
import type { MessageView } from "@/lib/conversations/schema";
import { formatTime } from "@/lib/quotes/format";

type MessageEntryProps = {
  message: MessageView;
  customer: { name: string; phone: string | null };
  /** The customer's first message. */
  isFirst: boolean;
  /** It still waits for an answer. */
  isNew: boolean;
  reference: string;
};

/** One entry of a conversation, with its time at the left. */
export function MessageEntry(props: MessageEntryProps) {
  const { message } = props;
  return (
    <li className="grid gap-x-4 gap-y-1 md:grid-cols-[4.75rem_minmax(0,1fr)]">
      <time dateTime={message.at} className="text-15 text-ink-3 md:pt-3 md:pr-1 md:text-right">
        {formatTime(message.at)}
      </time>
      <Voice {...props} />
    </li>
  );
}

function Voice(props: MessageEntryProps) {
  if (props.message.kind === "event") return <SystemLine {...props} />;
  if (props.message.kind === "call") return <Call {...props} />;
  return <Letter {...props} />;
}

const ENTRY = "min-w-0 rounded-card px-4 py-3 text-15";
const LOOKS = {
  customer: `${ENTRY} border border-line bg-sheet`,
  staff: `${ENTRY} ml-10 border border-transparent bg-steel-bg forced-colors:border-2`,
  internal: `${ENTRY} ml-10 border border-control border-dashed`,
};

function Letter({ message, customer, isFirst, isNew, reference }: MessageEntryProps) {
  const { author, internal, text, staffName, photos, email } = message;
  const look = internal ? "internal" : author === "customer" ? "customer" : "staff";
  return (
    <div className={LOOKS[look]} data-voice={look}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {internal && (
          <Stamp>
            <Icon name="lock" size={14} />
            Internal
          </Stamp>
        )}
        <strong className="wrap-anywhere">
          {author === "customer" ? customer.name : (staffName ?? "Staff")}
        </strong>
        {!internal && <span className="text-ink-3">{channelText(message, isFirst)}</span>}
        {isNew && <Stamp>New</Stamp>}
        {email && <MailState email={email} reference={reference} />}
      </p>
      {text && <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>}
      <MessagePhotos photos={photos} />
      <AnswerLine message={message} />
    </div>
  );
}

function Call({ message, customer }: MessageEntryProps) {
  const whom = customer.phone ?? customer.name;
  return (
    <div className="ml-10 flex items-start gap-3 border-line border-y px-4 py-3 text-15" data-voice="call">
      <Icon name="phone" size={18} />
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">
          <strong>
            {message.staffName ?? "Staff"} called {whom},
          </strong>{" "}
          {callText(message)}
        </p>
        <AnswerLine message={message} />
      </div>
    </div>
  );
}

function SystemLine({ message, reference }: MessageEntryProps) {
  const [start, rest] = eventParts(message.text);
  return (
    <div
      className="ml-10 flex flex-wrap items-start gap-x-3 gap-y-1 py-2 text-15 text-ink-2"
      data-voice="system"
    >
      <span className="mt-0.5">
        <Icon name={message.internal ? "lock" : "good"} size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <strong>{start}</strong>
          {rest}
        </p>
        <AnswerLine message={message} />
      </div>
      {message.email && <MailState email={message.email} reference={reference} />}
    </div>
  );
}

/** What stopped the clock says how long it took. */
function AnswerLine({ message }: { message: MessageView }) {
  const answer = answerText(message);
  if (!answer) return null;
  return (
    <p className={`mt-1.5 flex items-start gap-2 font-semibold ${answer.isLate ? "text-red" : "text-green"}`}>
      <Icon name={answer.isLate ? "warning" : "check"} size={18} />
      {answer.text}
    </p>
  );
}

function Stamp({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-badge bg-stamp px-2 py-0.5 font-semibold text-14 text-on-stamp forced-colors:border">
      {children}
    </span>
  );
}
