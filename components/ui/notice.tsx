import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

const GLYPHS = { green: "check", amber: "clock", red: "warning", plain: "check" } satisfies Record<
  string,
  IconName
>;

/** A sentence on a tinted ground. Give it a role ("status" or "alert") when it appears after the page was shown. */
export function Notice({
  tone,
  icon = GLYPHS[tone],
  role,
  children,
}: {
  tone: keyof typeof GLYPHS;
  icon?: IconName;
  role?: "status" | "alert";
  children: ReactNode;
}) {
  return (
    <div className={`notice notice-${tone}`} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
