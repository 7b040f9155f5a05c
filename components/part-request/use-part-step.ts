"use client";

import { useEffect, useState } from "react";
import { loadPartStep } from "@/components/part-request/load-wizard";

type PartStepState =
  | { status: "loading" | "failed"; catalogue: null }
  | ({ status: "ready" } & Awaited<ReturnType<typeof loadPartStep>>);

/** The part catalogue and the fields of step 2, loaded once `wanted`. `retry` loads them again after a failure. */
export function usePartStep(wanted: boolean): PartStepState & { retry: () => void } {
  const [state, setState] = useState<PartStepState>({ status: "loading", catalogue: null });
  const { status } = state;

  useEffect(() => {
    if (!wanted || status !== "loading") return;
    let unmounted = false;
    const settle = (next: PartStepState) => {
      if (!unmounted) setState(next);
    };
    loadPartStep().then(
      (loaded) => settle({ status: "ready", ...loaded }),
      () => settle({ status: "failed", catalogue: null }),
    );
    return () => {
      unmounted = true;
    };
  }, [wanted, status]);

  return { ...state, retry: () => setState({ status: "loading", catalogue: null }) };
}
