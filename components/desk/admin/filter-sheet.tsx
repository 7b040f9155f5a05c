"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CountText } from "@/components/desk/admin/count-text";
import { facetsQuery } from "@/components/desk/admin/desk-queries";
import { type DeskFilter, KIND_LABELS, STATUS_LABELS, statusesOf } from "@/components/desk/admin/desk-view";
import { changeFilter } from "@/components/desk/admin/use-desk";
import { Sheet } from "@/components/ui/admin/sheet";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { REQUEST_KINDS } from "@/lib/conversations/schema";

/** The button that opens the filters on phones. */
export function FilterSheetButton({ filter }: { filter: DeskFilter }) {
  const [isOpen, setOpen] = useState(false);
  const active = [filter.kind, filter.status].filter(Boolean).length;
  return (
    <>
      <button
        type="button"
        className={buttonVariants({ variant: "secondary", ends: "small" })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders" />
        {active > 0 ? `Filter, ${active} on` : "Filter"}
      </button>
      {isOpen && <FilterSheet filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The filters in a sheet from the bottom. Only its main button applies them. */
function FilterSheet({ filter, onClose }: { filter: DeskFilter; onClose: () => void }) {
  const [chosen, setChosen] = useState({ kind: filter.kind, status: filter.status });
  const id = useId();
  const { data } = useQuery(facetsQuery({ ...filter, ...chosen }));

  const found = data && (filter.closed ? data.counts.groups.closed : sumOf(data.counts.groups));

  function apply() {
    onClose();
    if (chosen.kind !== filter.kind || chosen.status !== filter.status)
      changeFilter({ ...filter, ...chosen });
  }
  const foot = (
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      <button
        type="button"
        className={buttonVariants({ variant: "secondary", ends: "small" })}
        onClick={() => setChosen({ kind: "", status: "" })}
      >
        Clear
      </button>
      <button type="button" className={buttonVariants({ variant: "primary" })} onClick={apply}>
        {found === undefined ? (
          "Show Requests"
        ) : (
          <span aria-live="polite">
            Show <CountText count={found} /> {found === 1 ? "Request" : "Requests"}
          </span>
        )}
      </button>
    </div>
  );
  return (
    <Sheet title="Filter" onClose={onClose} foot={foot}>
      <div className="grid gap-4">
        <Choices
          legend="Kind"
          name={`${id}-kind`}
          chosen={chosen.kind}
          options={[["", "All kinds"], ...REQUEST_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)]}
          countOf={(kind) => data?.facets?.kinds[kind || "all"]}
          onChoose={(kind) => setChosen({ ...chosen, kind })}
        />
        <Choices
          legend="Status"
          name={`${id}-status`}
          chosen={chosen.status}
          options={[
            ["", "All statuses"],
            ...statusesOf(filter.closed).map((status) => [status, STATUS_LABELS[status]] as const),
          ]}
          countOf={(status) => data?.facets?.statuses[status || "all"]}
          onChoose={(status) => setChosen({ ...chosen, status })}
        />
      </div>
    </Sheet>
  );
}

const sumOf = (groups: Record<string, number>): number =>
  Object.values(groups).reduce((sum, count) => sum + count, 0);

type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  chosen: Value;
  options: (readonly [value: Value, label: string])[];
  countOf: (value: Value) => number | undefined;
  onChoose: (value: Value) => void;
};

function Choices<Value extends string>({
  legend,
  name,
  chosen,
  options,
  countOf,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="w-full border-line border-b pb-1.5 font-bold font-sign text-22">{legend}</legend>
      {options.map(([value, label]) => {
        const count = countOf(value);
        return (
          <label
            key={value}
            className="flex min-h-11.5 cursor-pointer items-center gap-3 border-line border-b last:border-b-0"
          >
            <input
              type="radio"
              className="size-5.5 cursor-pointer accent-ink"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="mr-auto">{label}</span>
            {count !== undefined && (
              <span className="text-ink-3">
                <CountText count={count} />
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
