/** The link to the page of a request that was sent; nothing when the response had no URL. */
export function FollowLink({ statusUrl }: { statusUrl: string }) {
  if (!statusUrl) return null;
  return (
    <p className="mt-3">
      <a className="text-link" href={statusUrl}>
        Follow your request
      </a>{" "}
      and read our answer on its own page.
    </p>
  );
}
