"use client";

import Link from "next/link";
import { CountText } from "@/components/desk/admin/count-text";
import {
  type DeskFilter,
  deskPath,
  KIND_LABELS,
  NO_FILTER,
  readFilter,
  STATUS_LABELS,
  statusesOf,
} from "@/components/desk/admin/desk-view";
import { FilterSheetButton } from "@/components/desk/admin/filter-sheet";
import { changeFilter } from "@/components/desk/admin/use-desk";
import { useIsPhone } from "@/components/desk/admin/use-is-phone";
import { SearchField } from "@/components/lists/admin/search-field";
import { controlVariants } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { REQUEST_KINDS } from "@/lib/conversations/schema";
import { DESK_VIEWS, type DeskPage, type DeskView } from "@/lib/desk/schema";

const VIEW_LABELS = {
  all: "Everybody's",
  mine: "Mine",
  nobody: "Nobody's",
  overdue: "Overdue",
} satisfies Record<DeskView, string>;

const viewLink = [
  "relative inline-flex min-h-11.5 items-center justify-center gap-1.5 border-control border-r font-semibold last:border-r-0",
  "first:rounded-l-[3px] last:rounded-r-[3px] hover:bg-concrete focus-visible:z-1 max-md:px-1 max-md:text-15 md:px-3.5",
  "aria-[current=true]:bg-stamp aria-[current=true]:text-on-stamp",
  // The narrowest phones, and text zoomed to 400 %.
  "max-[23.4375rem]:flex-wrap max-[23.4375rem]:gap-x-1",
].join(" ");

/** The views, the search and the filters of the desk. */
export function DeskFilters({
  filter,
  counts,
}: {
  filter: DeskFilter;
  counts: DeskPage["counts"] | undefined;
}) {
  const isPhone = useIsPhone();
  return (
    <div className="mb-3.5 grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[minmax(0,1fr)_9.5rem_10rem] min-[68.75rem]:grid-cols-[auto_minmax(0,1fr)_9.5rem_10rem]">
      {filter.closed ? <OpenRequestsLink /> : <Views filter={filter} counts={counts} />}
      <div className="*:w-full">
        <SearchField
          value={filter.q}
          hint={isPhone ? "Name, phone, part, VIN" : "Name, phone, email, reference or VIN"}
          onSearch={(q) => changeFilter({ ...currentFilter(), q }, "replace")}
        />
      </div>
      <div className="md:hidden">
        <FilterSheetButton filter={filter} />
      </div>
      <select
        className={controlVariants({ kind: "select", className: "max-md:hidden" })}
        aria-label="Kind"
        value={filter.kind}
        onChange={({ target }) =>
          changeFilter({
            ...currentFilter(),
            kind: REQUEST_KINDS.find((kind) => kind === target.value) ?? "",
          })
        }
      >
        <option value="">All kinds</option>
        {REQUEST_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_LABELS[kind]}
          </option>
        ))}
      </select>
      <select
        className={controlVariants({ kind: "select", className: "max-md:hidden" })}
        aria-label="Status"
        value={filter.status}
        onChange={({ target }) =>
          changeFilter({
            ...currentFilter(),
            status: statusesOf(filter.closed).find((status) => status === target.value) ?? "",
          })
        }
      >
        <option value="">All statuses</option>
        {statusesOf(filter.closed).map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The filter in the URL now: a search that is sent after a pause must not undo a choice made meanwhile. */
const currentFilter = (): DeskFilter => readFilter(new URLSearchParams(window.location.search));

function Views({ filter, counts }: { filter: DeskFilter; counts: DeskPage["counts"] | undefined }) {
  return (
    <nav
      aria-label="Views"
      className="col-span-full grid grid-cols-4 rounded-field border-[1.5px] border-control bg-sheet md:flex md:justify-self-start min-[68.75rem]:col-auto"
    >
      {DESK_VIEWS.map((view) => (
        <Link
          key={view}
          href={deskPath({ ...filter, view })}
          className={viewLink}
          prefetch={false}
          aria-current={view === filter.view ? "true" : undefined}
          onNavigate={(event) => {
            event.preventDefault();
            if (view !== filter.view) changeFilter({ ...currentFilter(), view });
          }}
        >
          {view === filter.view && (
            <span className="max-md:hidden">
              <Icon name="check" size={18} />
            </span>
          )}
          {view === "all" ? (
            <span>
              <span className="max-md:hidden">{VIEW_LABELS.all}</span>
              <span className="md:hidden">All</span>
            </span>
          ) : (
            VIEW_LABELS[view]
          )}
          {counts && (
            <span className="font-normal opacity-90">
              <CountText count={counts.views[view]} />
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function OpenRequestsLink() {
  return (
    <Link
      href={deskPath(NO_FILTER)}
      className="col-span-full inline-flex min-h-11.5 items-center gap-2 justify-self-start text-(--color-link) underline underline-offset-3 min-[68.75rem]:col-auto"
      prefetch={false}
    >
      <Icon name="arrow-left" size={18} />
      Open requests
    </Link>
  );
}
