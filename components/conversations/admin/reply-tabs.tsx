import type { KeyboardEvent } from "react";
import { MODE_LOOKS, REPLY_MODES, type ReplyMode } from "@/components/conversations/admin/reply-modes";
import { Icon } from "@/components/ui/icon";

type ReplyTabsProps = { id: string; mode: ReplyMode; onMode: (mode: ReplyMode) => void };

const tab = [
  "flex min-h-11.5 cursor-pointer items-center justify-center gap-2 border-line border-b border-l bg-concrete px-1.5",
  "font-semibold text-15 text-ink-2 leading-tight first:border-l-0 focus-visible:-outline-offset-3",
  "aria-selected:bg-transparent aria-selected:text-ink aria-selected:shadow-[inset_0_-4px_0_var(--color-ink)]",
  "forced-colors:aria-selected:border-b-4",
].join(" ");

/** The three tabs of the reply box. Arrow keys choose one, as in every list of tabs. */
export function ReplyTabs({ id, mode, onMode }: ReplyTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = REPLY_MODES.indexOf(mode);
    const last = REPLY_MODES.length - 1;
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = REPLY_MODES[(wanted + REPLY_MODES.length) % REPLY_MODES.length];
    if (!next) return;
    onMode(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <div role="tablist" aria-label="What to write" className="grid grid-cols-3" onKeyDown={onKeyDown}>
      {REPLY_MODES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          className={tab}
          aria-selected={one === mode}
          aria-controls={`${id}-panel`}
          tabIndex={one === mode ? 0 : -1}
          onClick={() => onMode(one)}
        >
          <Icon name={MODE_LOOKS[one].icon} size={18} />
          {MODE_LOOKS[one].label}
        </button>
      ))}
    </div>
  );
}
