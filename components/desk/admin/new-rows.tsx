import { rowElement } from "@/components/desk/admin/use-new-rows";
import { Icon } from "@/components/ui/icon";

/** The button that scrolls to requests that arrived above the visible part of the page. */
export function NewAbove({ references }: { references: readonly string[] }) {
  if (references.length === 0) return null;
  return (
    <div className="sticky top-17 z-15 flex h-0 justify-center">
      <button
        type="button"
        className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-field bg-stamp px-4 font-semibold text-on-stamp shadow-popup"
        onClick={() => {
          const rows = references.flatMap((reference) => rowElement(reference) ?? []);
          const top = Math.min(...rows.map((row) => row.getBoundingClientRect().top));
          rows.find((row) => row.getBoundingClientRect().top === top)?.scrollIntoView({ block: "center" });
        }}
      >
        <Icon name="chevron-up" size={18} />
        {references.length} new above
      </button>
    </div>
  );
}
