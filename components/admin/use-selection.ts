"use client";

import { useState } from "react";

/** The rows of a list that are selected. */
export type Selection = {
  has: (id: string) => boolean;
  /** Selects rows, or no longer. */
  set: (ids: readonly string[], isSelected: boolean) => void;
};

/** Which of the records are selected; one that is not shown any more is not. */
export function useSelection<T extends { _id: string }>(records: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selection: Selection = {
    has: (id) => ids.has(id),
    set: (changed, isSelected) =>
      setIds((before) => {
        const others = [...before].filter((id) => !changed.includes(id));
        return new Set(isSelected ? [...others, ...changed] : others);
      }),
  };
  return { selection, selected: records.filter(({ _id }) => ids.has(_id)) };
}
