import type { ReactNode } from "react";

/** A button in the text of a notice. */
export function NoticeAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="-my-1 min-h-8 min-w-11 cursor-pointer justify-self-start text-left underline underline-offset-3"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
