import { Icon, type IconName } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { CustomerRequest } from "@/lib/customer-requests/schema";
import { messageTime } from "@/lib/customer-requests/texts";
import { customerPromiseText } from "@/lib/response-clock-text";

const TONES = {
  clock: { icon: "clock", className: "text-ink" },
  good: { icon: "check", className: "text-green" },
} as const satisfies Record<string, { icon: IconName; className: string }>;

/** When we answer, or when we answered; after a quote was accepted, when that was. */
export function PromiseLine({ request, now }: { request: CustomerRequest; now: Date }) {
  const promise = promiseFor(request, now);
  if (!promise) return null;
  if (promise.tone === "late") {
    return (
      <Notice tone="amber" icon="warning">
        {promise.text}
      </Notice>
    );
  }
  const { icon, className } = TONES[promise.tone];
  return (
    <p className={`flex items-start gap-3 font-semibold [&>svg]:mt-0.5 [&>svg]:flex-none ${className}`}>
      <Icon name={icon} />
      {promise.text}
    </p>
  );
}

function promiseFor(request: CustomerRequest, now: Date): ReturnType<typeof customerPromiseText> {
  const acceptedAt = request.state === "accepted" ? request.quotes.at(-1)?.decidedAt : null;
  if (acceptedAt && request.dueAt === null) {
    return { text: `Accepted ${messageTime(acceptedAt, now)}. The part is set aside for you.`, tone: "good" };
  }
  if (request.isClosed) return null;
  const date = (moment: string | null) => (moment === null ? null : new Date(moment));
  return customerPromiseText(
    {
      dueAt: date(request.dueAt),
      firstDueAt: date(request.firstDueAt),
      firstAnsweredAt: date(request.firstAnsweredAt),
      isWaiting: request.dueAt !== null,
    },
    now,
  );
}
