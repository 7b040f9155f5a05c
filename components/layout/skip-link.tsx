/** Classes of a link that is visible only while it has the focus. */
export const skipLink =
  "fixed top-2 left-2 z-60 -translate-y-[200%] rounded-field border-2 border-ink bg-sheet px-4 py-3 font-semibold focus:translate-none print:hidden";

/** The first link of a page for keyboard users: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={skipLink} href="#content">
      Skip to content
    </a>
  );
}
