import { expect, type Page } from "@playwright/test";
import { call } from "@/e2e/support/api";

/** A field of the vehicle form. The lists stay behind the form, unseen, with fields of their own. */
export const field = (page: Page, name: string) =>
  page
    .getByLabel(new RegExp(`^${name}( \\*| \\(optional\\))?$`))
    .and(page.locator("input, select, textarea"))
    .filter({ visible: true });

type Inventory = "dismantled" | "retail";
type Stored = Record<string, unknown> & { _id: string; version: number };

/** The vehicles of an inventory over the API, as whoever is signed in; `cleanUp` deletes what was made. */
export function vehiclesOver(token: string) {
  const made: { inventory: Inventory; id: string }[] = [];
  const path = (inventory: Inventory, id = "") => `/api/admin/${inventory}-vehicles${id && `/${id}`}`;
  const read = async (inventory: Inventory, id: string) =>
    (await call(path(inventory, id), { token })).body as Stored;
  return {
    /** Of the signed-in user. */
    token,
    read,
    async create(inventory: Inventory, json: object): Promise<Stored> {
      const answer = await call(path(inventory), { json, token });
      expect(answer.status, answer.text).toBe(201);
      const vehicle = answer.body as Stored;
      made.push({ inventory, id: vehicle._id });
      return vehicle;
    },
    change: (inventory: Inventory, id: string, json: object) =>
      call(path(inventory, id), { method: "PUT", json, token }),
    remove: (inventory: Inventory, id: string) => call(path(inventory, id), { method: "DELETE", token }),
    /** The vehicle with a stock number, made through the page, or undefined. */
    async find(inventory: Inventory, stockNumber: string): Promise<Stored | undefined> {
      const { body } = await call(`${path(inventory)}?limit=500`, { token });
      const found = (body as Stored[]).find((one) => one.stockNumber === stockNumber);
      if (found) made.push({ inventory, id: found._id });
      return found;
    },
    async cleanUp() {
      for (const { inventory, id } of made.splice(0)) {
        await call(path(inventory, id), { method: "DELETE", token });
      }
    },
  };
}

/** A dismantled vehicle that can be stored. */
export const dismantledVehicle = (stockNumber: string, changes: object = {}) => ({
  ...{ stockNumber, vin: "3FA6P0G76ER244757", year: 2014, make: "Ford", model: "Fusion", mileage: 118_402 },
  ...{ dateAcquired: "2026-11-12", status: "Parts Available" },
  ...changes,
});

/** The row of a vehicle in the office's table. */
export const rowOf = (page: Page, stockNumber: string) =>
  page.getByRole("row").filter({ has: page.getByText(stockNumber, { exact: true }) });
