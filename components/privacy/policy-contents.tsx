import { POLICY_SECTIONS } from "@/components/privacy/policy-sections";

/** The numbered table of contents: beside the text from 64rem, where it stays while the text scrolls. */
export function PolicyContents() {
  return (
    <nav
      className="rounded-card border border-line bg-sheet px-5 pt-5 pb-3 lg:sticky lg:top-24 lg:col-1 lg:row-[1/3] lg:self-start short:static print:hidden"
      aria-labelledby="contents"
    >
      <h2 id="contents" className="text-20">
        On this page
      </h2>
      <ol className="mt-2 [counter-reset:section]">
        {POLICY_SECTIONS.map(({ id, title }) => (
          <li key={id} className="border-line border-t [counter-increment:section]">
            <a
              className="grid grid-cols-[1.75rem_1fr] py-2.5 font-semibold leading-[1.35] decoration-2 underline-offset-4 before:font-normal before:text-ink-3 before:tabular-nums before:content-[counter(section)] hover:underline"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
