import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";

/** A list with nothing in it: what that means and what comes next. */
export function EmptyList({ title, text }: { title: string; text: ReactNode }) {
  return (
    <div className="office-empty">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

type FailureProps = { message: string; onRetry: () => void };

/** A list that could not be loaded. */
export function FailedList({ message, onRetry }: FailureProps) {
  return (
    <div className="office-failed" role="alert">
      <Icon name="warning" size={28} />
      <p>{message}</p>
      <button type="button" className="button button-second" onClick={onRetry}>
        <Icon name="refresh" />
        Retry
      </button>
    </div>
  );
}

/** A list that could not be loaded again: what is shown is older. */
export function StaleList({ message, onRetry }: FailureProps) {
  return (
    <div className="office-stale">
      <Notice tone="red" role="alert">
        {message} What is shown here may be out of date.{" "}
        <button type="button" className="text-link" onClick={onRetry}>
          Retry
        </button>
      </Notice>
    </div>
  );
}
