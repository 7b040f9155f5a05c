import Link from "next/link";
import { Icon } from "@/components/ui/icon";

const WAYS = [
  { href: "/repair#callback", title: "Something to repair?", action: "Request a callback" },
  { href: "/partsrequest", title: "After a certain part?", action: "Request a part" },
  { href: "/inventory", title: "Looking for a car?", action: "See what is on the lot" },
] as const;

/** Where a question is answered faster than by a message. */
export function RelatedLinks() {
  return (
    <ul className="elsewhere">
      {WAYS.map(({ href, title, action }) => (
        <li key={href}>
          <h2 className="text-26">{title}</h2>
          <Link className="aside-link mt-1" href={href} prefetch={false}>
            {action}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
