import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { rowLink } from "@/components/ui/row-link";

const LINKS = [
  { href: "/repair#callback", title: "Something to repair?", action: "Request a callback" },
  { href: "/partsrequest", title: "After a certain part?", action: "Request a part" },
  { href: "/inventory", title: "Looking for a car?", action: "See what is on the lot" },
] as const;

/** Links to the pages that answer a question sooner than a message does. */
export function RelatedLinks() {
  return (
    <ul className="mt-10 grid border-ink border-t-2 md:grid-cols-[repeat(3,1fr)] md:gap-x-8">
      {LINKS.map(({ href, title, action }) => (
        <li key={href} className="border-line border-b pt-4.5 pb-2 md:border-b-0">
          <h2 className="text-26">{title}</h2>
          <Link className={`${rowLink} mt-1 min-h-12`} href={href} prefetch={false}>
            {action}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
