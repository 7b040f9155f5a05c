import { MissingListPage } from "@/components/vehicles/missing-list-page";

export default function ListPageNotFound() {
  return <MissingListPage list="/parts" />;
}
