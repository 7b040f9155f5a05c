"use client";

import { useEffect, useState } from "react";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { RequestError, requestJson } from "@/lib/http/client";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { afterFailure, RETRIES_EXHAUSTED } from "@/lib/vehicles/retry";

/** A page of both lists, the number of pages of each, and the number of vehicles for sale on all pages together. */
type ListPages = {
  retailVehicles: PublicRetailVehicle[];
  retailPages: number;
  onTheLot: number;
  dismantledVehicles: PublicDismantledVehicle[];
  dismantledPages: number;
};

type Loading =
  | { status: "loading" }
  /** Failed; will be retried automatically. */
  | { status: "retrying"; message: string }
  | { status: "failed"; message: string }
  | { status: "loaded"; lists: ListPages };

/** Loads a page of both lists in the browser, with retries. Leaving the page aborts the request. */
export function useVehicleLists(page: number): Loading {
  const [loading, setLoading] = useState<Loading>({ status: "loading" });

  useEffect(() => {
    const leaving = new AbortController();
    void load(page, leaving.signal, setLoading);
    return () => leaving.abort();
  }, [page]);

  return loading;
}

async function load(page: number, signal: AbortSignal, show: (loading: Loading) => void): Promise<void> {
  let retries = 0;
  while (!signal.aborted) {
    try {
      const lists = await fetchLists(page, signal);
      return show({ status: "loaded", lists });
    } catch (error) {
      if (signal.aborted) return;
      const { status, message, retryAfterSeconds } = toFailure(error);
      const next = afterFailure(retries, { status, retryAfterSeconds });
      if (next === "give up") return show({ status: "failed", message: RETRIES_EXHAUSTED });
      show({ status: "retrying", message });
      retries = next.retries;
      await wait(next.waitMs, signal);
    }
  }
}

async function fetchLists(page: number, signal: AbortSignal): Promise<ListPages> {
  const headers = { "Cache-Control": "max-age=30" };
  const path = "/api/vehicle-data/batched";
  const url = page === 1 ? path : `${path}?page=${page}`;
  const lists = await requestJson<Partial<ListPages>>(url, { signal, headers });
  const { retailVehicles, dismantledVehicles, retailPages = page, dismantledPages = page } = lists ?? {};
  if (!Array.isArray(retailVehicles) || !Array.isArray(dismantledVehicles)) {
    throw new RequestError("Invalid response format", 200);
  }
  const onTheLot = lists?.onTheLot ?? retailVehicles.filter(({ status }) => status !== "sold").length;
  return { retailVehicles, retailPages, onTheLot, dismantledVehicles, dismantledPages };
}

function toFailure(error: unknown): {
  status: number;
  message: string;
  retryAfterSeconds?: number | undefined;
} {
  // Status 0: there was no response, or its body was cut off.
  if (!(error instanceof RequestError) || (error.status === 0 && !error.details.brokeOff)) {
    return { status: 0, message: "Failed to fetch vehicles" };
  }
  const { status, message, details } = error;
  return {
    status,
    message,
    retryAfterSeconds: details.retryAfterSeconds,
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
