import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

const GLYPHS = { green: "check", amber: "clock", red: "warning", plain: "check" } satisfies Record<
  string,
  IconName
>;

const noticeVariants = cva(
  [
    "flex items-start gap-3 rounded-badge px-4 py-3.5 font-semibold text-15 leading-relaxed",
    "print:break-inside-avoid forced-colors:border-2 [&>svg]:mt-[0.1rem] [&>svg]:flex-none",
  ],
  {
    variants: {
      tone: {
        green: "bg-green-bg text-green",
        amber: "bg-amber-bg text-amber",
        red: "bg-red-bg text-red",
        plain: "bg-concrete text-ink",
      },
    },
  },
);

/** A sentence on a tinted ground. Give it a role ("status" or "alert") when it appears after the page was shown. */
export function Notice({
  tone,
  icon = GLYPHS[tone],
  role,
  className,
  children,
}: {
  tone: keyof typeof GLYPHS;
  icon?: IconName;
  role?: "status" | "alert";
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={noticeVariants({ tone, className })} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
