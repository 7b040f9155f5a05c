"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { isCurrent, NAVIGATION } from "@/components/layout/navigation";

/** The links of the main navigation; the current page's has `aria-current`. */
export function NavLinks({ className, onNavigate }: { className: string; onNavigate?: () => void }) {
  const pathname = usePathname();
  return NAVIGATION.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      prefetch={false}
      className={className}
      onClick={onNavigate}
      aria-current={isCurrent(href, pathname) ? "page" : undefined}
    >
      {label}
    </Link>
  ));
}
