"use client";

import { useEffect, useState } from "react";
import type { PartCatalogue } from "@/lib/part-requests/wizard";

// One for the page: every step waits for the same load.
let loading: Promise<PartCatalogue> | null = null;

/** The part catalogue, loaded on the first call and kept; a load that failed is tried again by the next call. */
export function loadCatalogue(): Promise<PartCatalogue> {
  loading ??= import("@/lib/part-catalogue/catalogue").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export type CatalogueState =
  | { status: "loading"; catalogue: null }
  | { status: "ready"; catalogue: PartCatalogue }
  | { status: "failed"; catalogue: null };

/** The part catalogue as soon as it is wanted, and a way to try again when it could not be loaded. */
export function useCatalogue(wanted: boolean): CatalogueState & { retry: () => void } {
  const [state, setState] = useState<CatalogueState>({ status: "loading", catalogue: null });
  const { status } = state;

  useEffect(() => {
    if (!wanted || status !== "loading") return;
    let gone = false;
    const settle = (next: CatalogueState) => {
      if (!gone) setState(next);
    };
    loadCatalogue().then(
      (catalogue) => settle({ status: "ready", catalogue }),
      () => settle({ status: "failed", catalogue: null }),
    );
    return () => {
      gone = true;
    };
  }, [wanted, status]);

  return { ...state, retry: () => setState({ status: "loading", catalogue: null }) };
}
