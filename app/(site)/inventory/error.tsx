"use client";

import { ListFallback } from "@/components/vehicles/list-fallback";

export default function ListErrorPage() {
  return <ListFallback list="/inventory" title="Pre-Owned Vehicles" />;
}
