import type { ReplyMode } from "@/components/conversations/admin/reply-modes";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const small = buttonVariants({ variant: "secondary", ends: null, className: "w-13" });

/** At the bottom of a phone's screen: opens the reply box. */
export function ReplyBar({ onMode }: { onMode: (mode: ReplyMode) => void }) {
  return (
    <div
      data-main-action
      className="fixed inset-x-0 bottom-0 z-15 grid grid-cols-[auto_auto_minmax(0,1fr)] gap-2.5 border-line border-t bg-sheet px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar short:static short:-mx-4 md:hidden"
    >
      <button type="button" className={small} aria-label="Internal note" onClick={() => onMode("note")}>
        <Icon name="lock" />
      </button>
      <button type="button" className={small} aria-label="Log a call" onClick={() => onMode("call")}>
        <Icon name="phone" />
      </button>
      <button
        type="button"
        className={buttonVariants({ variant: "primary" })}
        onClick={() => onMode("reply")}
      >
        Reply
      </button>
    </div>
  );
}
