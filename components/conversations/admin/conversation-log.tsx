import { MessageEntry } from "@/components/conversations/admin/message-entry";
import { groupByDay } from "@/components/conversations/admin/message-groups";
import { isUnanswered } from "@/components/conversations/admin/message-text";
import type { ConversationView } from "@/lib/conversations/schema";

/** The messages of a request, oldest first, by day. */
export function ConversationLog({ request, now }: { request: ConversationView; now: Date }) {
  const { messages, customer, clock, reference } = request;
  const first = messages.find(({ author }) => author === "customer");
  return (
    <div role="log" aria-label="Conversation" className="grid gap-3">
      {messages.length === 0 && <p className="text-15 text-ink-3">No messages yet.</p>}
      {groupByDay(messages, now).map(({ day, heading, messages: ofDay }) => (
        <div key={day}>
          <h3 className="mb-3 border-line border-b pb-1 font-semibold font-text text-15 text-ink-2 md:ml-[5.75rem]">
            {heading}
          </h3>
          <ol className="grid gap-3">
            {ofDay.map((message) => (
              <MessageEntry
                key={message._id}
                message={message}
                customer={customer}
                isFirst={message === first}
                isNew={isUnanswered(message, clock)}
                reference={reference}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
