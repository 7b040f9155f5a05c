import Link from "next/link";

/** The way to a request that was sent before, for pages with a form. */
export function FindRequest() {
  return (
    <p className="mt-4 text-15 text-ink-2">
      Sent a request before?{" "}
      <Link className="text-link" href="/request" prefetch={false}>
        Find your request
      </Link>
    </p>
  );
}
