"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { openedFrom, pushStep, replaceStep, stepFromUrl } from "@/components/part-request/step-url";
import type { WizardStep } from "@/lib/part-requests/wizard";

type StepHistory = {
  step: WizardStep;
  /** The step is final for now: the draft has been read, and no request is under way. */
  settled: boolean;
  /** The last step, up to the given one, that can be shown with what has been filled in. */
  reach: (wanted: WizardStep) => Promise<WizardStep>;
  /** Shows another step of the browser's history. */
  show: (step: WizardStep) => void;
};

/**
 * Makes each step of the wizard an entry of the browser's history, named in the URL (`?step=2`). Back and Forward
 * show the step of the entry; an entry is skipped, towards the first, while a step before it is incomplete.
 * While a request is under way they change nothing; afterwards the URL names the step that is shown.
 */
export function useStepHistory({ step, settled, reach, show }: StepHistory) {
  const present = useRef(false);

  const visit = useEffectEvent(async (page: string) => {
    if (!settled) return;
    const wanted = stepFromUrl() ?? 1;
    const reached = await reach(wanted);
    const isStillWanted = window.location.pathname === page && (stepFromUrl() ?? 1) === wanted;
    if (!present.current || !isStillWanted) return;
    if (reached !== wanted) window.history.back();
    else if (wanted !== step) show(wanted);
  });

  useEffect(() => {
    present.current = true;
    const page = window.location.pathname;
    const onPopState = () => {
      if (window.location.pathname === page) void visit(page);
    };
    window.addEventListener("popstate", onPopState);
    return () => {
      present.current = false;
      window.removeEventListener("popstate", onPopState);
    };
  }, []);

  // With the new step, before the browser can go to another entry.
  useLayoutEffect(() => {
    if (settled) replaceStep(step);
  }, [settled, step]);

  return {
    /** Whether the visitor is still on the wizard's page. */
    isPresent: () => present.current,
    push: (next: WizardStep) => {
      if (next !== step) pushStep(next, step);
    },
    /** Goes back in the browser's history when that leads to the step; `open` shows it otherwise. */
    backTo: (earlier: WizardStep, open: () => void) => {
      if (openedFrom() === earlier) window.history.back();
      else open();
    },
  };
}
