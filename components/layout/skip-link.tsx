/** The first thing a keyboard meets: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to content
    </a>
  );
}
