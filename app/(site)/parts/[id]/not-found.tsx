import { ShowNotFoundContent } from "@/components/layout/not-found-content";

/** Its content comes from layout.tsx, which has the id. */
export default function DismantledVehicleNotFound() {
  return <ShowNotFoundContent />;
}
