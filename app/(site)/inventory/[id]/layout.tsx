import type { ReactNode } from "react";
import { NotFoundContent } from "@/components/layout/not-found-content";
import { MissingVehicle } from "@/components/retail-vehicles/missing-vehicle";
import { SimilarVehicles } from "@/components/retail-vehicles/similar-vehicles";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { getRetailVehiclePage } from "@/lib/retail-vehicles/queries";
import { INVALID_ID, isVehicleId } from "@/lib/vehicles/id";

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/** Provides the explanation for not-found.tsx when page.tsx responds with 404. */
export default async function VehicleLayout({ params, children }: Props) {
  const id = decodedParameter((await params).id);
  // Without a database, page.tsx fails as well, inside error.tsx.
  const found = await getRetailVehiclePage(id).catch(() => null);
  if (found && !found.delisted) return children;
  return <NotFoundContent content={whyMissing(id, found)}>{children}</NotFoundContent>;
}

function whyMissing(id: string, found: Awaited<ReturnType<typeof getRetailVehiclePage>>): ReactNode {
  if (!isVehicleId(id)) return <MissingVehicle reason={INVALID_ID} />;
  if (!found) return <MissingVehicle reason="Vehicle not found" />;
  return (
    <>
      <MissingVehicle reason="This vehicle has been sold and is no longer listed. These are like it." />
      <SimilarVehicles to={found.vehicle} />
    </>
  );
}
