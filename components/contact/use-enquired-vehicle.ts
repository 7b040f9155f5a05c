"use client";

import { useEffect, useState } from "react";
import { RequestError, requestJson } from "@/lib/http/client";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";

export type Enquired =
  | { state: "loading" }
  | { state: "found"; vehicle: PublicRetailVehicle }
  /** Sold and gone, or never there. */
  | { state: "missing" }
  /** It could not be asked for. */
  | { state: "failed" };

/** The vehicle the visitor came from, by the id in the page's address. */
export function useEnquiredVehicle(id: string): Enquired {
  const [enquired, setEnquired] = useState<Enquired>({ state: "loading" });

  useEffect(() => {
    const leaving = new AbortController();
    setEnquired({ state: "loading" });
    requestJson<PublicRetailVehicle>(`/api/retail-vehicles/${encodeURIComponent(id)}`, {
      signal: leaving.signal,
    }).then(
      (vehicle) => setEnquired({ state: "found", vehicle }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const refused = error instanceof RequestError && error.status >= 400 && error.status < 500;
        setEnquired({ state: refused ? "missing" : "failed" });
      },
    );
    return () => leaving.abort();
  }, [id]);

  return enquired;
}
