import { expect, it } from "vitest";
import { orderLabel } from "@/components/lists/admin/list-view";

it.each([
  ["asc", "Status, ascending"],
  ["desc", "Status, descending"],
] as const)("labels sorting by status %s as %s", (direction, label) => {
  expect(orderLabel({ sort: "status", direction })).toBe(label);
});
