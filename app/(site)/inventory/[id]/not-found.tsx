import { ShowNotFoundContent } from "@/components/layout/not-found-content";

/** Its content comes from layout.tsx, which knows the id. */
export default function VehicleNotFound() {
  return <ShowNotFoundContent />;
}
