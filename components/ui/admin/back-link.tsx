import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** A link to the page above this one, with an arrow. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-(--color-link) underline underline-offset-3"
    >
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
