"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { CountText } from "@/components/desk/admin/count-text";
import { summaryQuery } from "@/components/desk/admin/desk-queries";
import { Icon } from "@/components/ui/icon";

const deskLink = [
  "relative inline-flex min-h-11 min-w-9.5 items-center justify-center gap-2 rounded-field font-semibold text-white",
  "transition-[background-color] duration-120 hover:bg-white/12 min-[22rem]:min-w-11 min-[22rem]:max-md:ml-1",
  "md:border md:border-transparent md:px-3.5 md:aria-[current]:border-asphalt-line",
  "aria-[current]:shadow-[inset_0_-3px_0_var(--color-white)]",
].join(" ");

const chip =
  "rounded-badge bg-clock-amber px-1.5 py-0.5 text-14 text-black leading-tight max-md:absolute max-md:top-0 max-md:right-0 max-md:px-1 max-md:py-0";

/** The link to the desk in the bar, with the number of overdue requests. */
export function DeskLink() {
  const pathname = usePathname();
  const { data } = useQuery(summaryQuery);
  const place = pathname === "/admin/desk" ? "page" : "true";
  return (
    <Link
      href="/admin/desk"
      className={deskLink}
      prefetch={false}
      aria-current={pathname.startsWith("/admin/desk") ? place : undefined}
    >
      <Icon name="tray" />
      <span className="max-md:sr-only">Desk</span>
      {data && data.overdue > 0 && (
        <span className={chip} data-overdue>
          <CountText count={data.overdue} /> <span className="max-md:sr-only">overdue</span>
        </span>
      )}
    </Link>
  );
}
