/** The button "Retry" inside a sentence. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="min-h-6 cursor-pointer underline underline-offset-3" onClick={onClick}>
      Retry
    </button>
  );
}
