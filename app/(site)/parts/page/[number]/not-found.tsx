import { MissingListPage } from "@/components/vehicle/missing-list-page";

export default function ListPageNotFound() {
  return <MissingListPage list="/parts" />;
}
