import type { KeyboardEvent, RefObject } from "react";
import { markUnfilled } from "@/lib/saved-replies/rules";

type ReplyFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  id: string;
  label: string;
  placeholder: string;
  value: string;
  maxLength: number;
  describedBy: string;
  /** Marks the placeholders that still need a value. */
  marksUnfilled: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
};

// The copy behind the field has the same text in the same place: it gives the field its height, and carries the marks.
const TEXT =
  "col-start-1 row-start-1 min-h-22 px-4 py-3 text-16 leading-normal whitespace-pre-wrap wrap-anywhere";

/** The text field of the reply box, as high as its text. Ctrl+Enter sends. */
export function ReplyField(props: ReplyFieldProps) {
  const { ref, id, label, value, marksUnfilled, onChange, onSend } = props;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  }

  return (
    <div className="grid max-h-[50dvh] grid-cols-[minmax(0,1fr)] overflow-y-auto">
      <div className={`${TEXT} text-transparent`} aria-hidden="true">
        {marksUnfilled
          ? markUnfilled(value).map(({ text, isMarked, at }) =>
              isMarked ? (
                <mark key={at} className="rounded-badge bg-amber-bg text-transparent outline-2 outline-amber">
                  {text}
                </mark>
              ) : (
                text
              ),
            )
          : value}
        {/* A last empty line has a height only with something in it. */}
        {"\u200b"}
      </div>
      <textarea
        ref={ref}
        id={id}
        className={`${TEXT} w-full resize-none overflow-hidden bg-transparent text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-3`}
        aria-label={label}
        aria-describedby={props.describedBy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        rows={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
