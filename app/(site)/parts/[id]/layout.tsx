import type { ReactNode } from "react";
import { MissingDismantled } from "@/components/dismantled-vehicles/missing-dismantled";
import { SameModelVehicles } from "@/components/dismantled-vehicles/same-model";
import { NotFoundContent } from "@/components/layout/not-found-content";
import { getDismantledVehiclePage, getSameModel } from "@/lib/dismantled-vehicles/page-queries";
import { decodedParameter } from "@/lib/http/decoded-parameter";
import { INVALID_ID, isVehicleId } from "@/lib/vehicles/id";

type Props = { params: Promise<{ id: string }>; children: ReactNode };

/** Provides the explanation for not-found.tsx when page.tsx responds with 404. */
export default async function DismantledVehicleLayout({ params, children }: Props) {
  const id = decodedParameter((await params).id);
  // Without a database, page.tsx fails as well, inside error.tsx.
  const found = await getDismantledVehiclePage(id).catch(() => null);
  if (found && !found.gone) return children;
  return <NotFoundContent content={await whyMissing(id, found)}>{children}</NotFoundContent>;
}

async function whyMissing(
  id: string,
  found: Awaited<ReturnType<typeof getDismantledVehiclePage>>,
): Promise<ReactNode> {
  if (!isVehicleId(id)) return <MissingDismantled reason={INVALID_ID} />;
  if (!found) return <MissingDismantled reason="Vehicle not found" />;
  const sameModel = await getSameModel(found.vehicle);
  const hasOthers = sameModel.dismantled.length + sameModel.retail.length > 0;
  return (
    <>
      <MissingDismantled
        title={hasOthers ? "This one is gone. These are like it." : "This one is gone."}
        reason="It has left the yard. Tell us which part you need, and we look for another one."
      />
      <SameModelVehicles model={found.vehicle.model} vehicles={sameModel} />
    </>
  );
}
