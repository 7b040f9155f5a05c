"use client";

import { useState } from "react";

/** The rows of a list that are selected. */
export type Selection = {
  has: (id: string) => boolean;
  /** Selects or deselects rows. */
  set: (ids: readonly string[], isSelected: boolean) => void;
};

/** The selected records among those shown. */
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
