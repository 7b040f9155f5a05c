"use client";

import { useEffect, useState } from "react";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { RequestError, requestJson } from "@/lib/http/client";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { afterFailure, RETRIES_EXHAUSTED } from "@/lib/vehicles/retry";

type VehicleLists = { retailVehicles: PublicRetailVehicle[]; dismantledVehicles: PublicDismantledVehicle[] };

type Loading =
  | { status: "loading" }
  /** Failed just now, and will be tried again by itself. */
  | { status: "retrying"; message: string }
  | { status: "failed"; message: string }
  | { status: "loaded"; lists: VehicleLists };

/** Loads both lists in the browser, tries again as long as it makes sense, and stops when the visitor leaves. */
export function useVehicleLists(): Loading {
  const [loading, setLoading] = useState<Loading>({ status: "loading" });

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal, setLoading);
    return () => leaving.abort();
  }, []);

  return loading;
}

async function load(signal: AbortSignal, show: (loading: Loading) => void): Promise<void> {
  let retries = 0;
  while (!signal.aborted) {
    try {
      const lists = await fetchLists(signal);
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

async function fetchLists(signal: AbortSignal): Promise<VehicleLists> {
  const headers = { "Cache-Control": "max-age=30" };
  const lists = await requestJson<Partial<VehicleLists>>("/api/vehicle-data/batched", { signal, headers });
  const { retailVehicles, dismantledVehicles } = lists ?? {};
  if (!Array.isArray(retailVehicles) || !Array.isArray(dismantledVehicles)) {
    throw new RequestError("Invalid response format", 200);
  }
  return { retailVehicles, dismantledVehicles };
}

function toFailure(error: unknown): {
  status: number;
  message: string;
  retryAfterSeconds?: number | undefined;
} {
  // Status 0: there was no answer that could have said more.
  if (!(error instanceof RequestError) || error.status === 0) {
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
