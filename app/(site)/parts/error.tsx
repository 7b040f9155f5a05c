"use client";

import { UnloadedList } from "@/components/vehicle/unloaded-list";

export default function ListErrorPage() {
  return <UnloadedList list="/parts" title="Shop Recycled Parts" />;
}
