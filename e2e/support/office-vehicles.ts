import { expect, type Page } from "@playwright/test";
import { call } from "@/e2e/support/api";

/** A field of the vehicle form. The lists, which have their own fields, are hidden while the form is open. */
export const field = (page: Page, name: string) =>
  page
    .getByLabel(new RegExp(`^${name}( \\*| \\(optional\\))?$`))
    .and(page.locator("input, select, textarea"))
    .filter({ visible: true });

type Inventory = "dismantled" | "retail";
type Stored = Record<string, unknown> & { _id: string; version: number };

/** Reads and changes vehicles over the API with an access token; `cleanUp` deletes those that were created or found. */
export function vehiclesApi(token: string) {
  const created: { inventory: Inventory; id: string }[] = [];
  const path = (inventory: Inventory, id = "") => `/api/admin/${inventory}-vehicles${id && `/${id}`}`;
  const read = async (inventory: Inventory, id: string) =>
    (await call(path(inventory, id), { token })).body as Stored;
  return {
    /** The access token. */
    token,
    read,
    async create(inventory: Inventory, json: object): Promise<Stored> {
      const response = await call(path(inventory), { json, token });
      expect(response.status, response.text).toBe(201);
      const vehicle = response.body as Stored;
      created.push({ inventory, id: vehicle._id });
      return vehicle;
    },
    change: (inventory: Inventory, id: string, json: object) =>
      call(path(inventory, id), { method: "PUT", json, token }),
    remove: (inventory: Inventory, id: string) => call(path(inventory, id), { method: "DELETE", token }),
    /** The vehicle with a stock number, which a test created in the browser, or undefined. */
    async find(inventory: Inventory, stockNumber: string): Promise<Stored | undefined> {
      const { body } = await call(`${path(inventory)}?limit=500`, { token });
      const found = (body as Stored[]).find((vehicle) => vehicle.stockNumber === stockNumber);
      if (found) created.push({ inventory, id: found._id });
      return found;
    },
    async cleanUp() {
      for (const { inventory, id } of created.splice(0)) {
        await call(path(inventory, id), { method: "DELETE", token });
      }
    },
  };
}

/** A valid dismantled vehicle. */
export const dismantledVehicle = (stockNumber: string, changes: object = {}) => ({
  ...{ stockNumber, vin: "3FA6P0G76ER244757", year: 2014, make: "Ford", model: "Fusion", mileage: 118_402 },
  ...{ dateAcquired: "2026-11-12", status: "Parts Available" },
  ...changes,
});

/** The table row of a vehicle. */
export const rowOf = (page: Page, stockNumber: string) =>
  page.getByRole("row").filter({ has: page.getByText(stockNumber, { exact: true }) });
