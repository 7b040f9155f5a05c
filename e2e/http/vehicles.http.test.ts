import { beforeAll, describe, expect, it } from "vitest";
import { call, completeRetailVehicle, freshStockNumber, signIn } from "@/e2e/support/api";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import type { PublicRetailVehicle, RetailVehicle } from "@/lib/retail-vehicles/schema";

let token: string;
beforeAll(async () => {
  token = (await signIn()).token;
});

const create = async (json: object) => {
  const answer = await call("/api/admin/retail-vehicles", { json, token });
  expect(answer.status, answer.text).toBe(201);
  return answer.body as RetailVehicle;
};
const update = (id: string, json: object, headers: Record<string, string> = {}) =>
  call(`/api/admin/retail-vehicles/${id}`, { method: "PUT", json, token, headers });
const publicList = async () => (await call("/api/retail-vehicles?limit=500")).body as PublicRetailVehicle[];

describe("the public list of pre-owned vehicles", () => {
  it("shows complete vehicles newest first, sold ones last, without fields for staff", async () => {
    await create(completeRetailVehicle({ notes: "Bought at auction" }));
    const list = await publicList();
    const sold = list.map(({ status }) => status === "sold");
    expect(sold.indexOf(true)).toBe(sold.filter((one) => !one).length);
    const forSale = list.filter(({ status }) => status !== "sold").map(({ createdAt }) => createdAt);
    expect(forSale).toEqual([...forSale].sort().reverse());
    for (const vehicle of list) {
      expect(vehicle).not.toHaveProperty("notes");
      expect(vehicle).not.toHaveProperty("soldAt");
      expect(vehicle.price).toEqual(expect.any(Number));
    }
  });

  it("shows a vehicle once no required field is missing", async () => {
    const { _id, missing } = await create({ stockNumber: freshStockNumber(), vin: "CKE142S" });
    expect(missing).toEqual(["year", "make", "model", "mileage", "price", "condition"]);
    expect((await call(`/api/retail-vehicles/${_id}`)).status).toBe(404);
    await update(_id, {
      year: "1972",
      make: "Chevrolet",
      model: "K10",
      mileage: 61_480,
      price: "26900",
      condition: "good",
    });
    const { status, body } = await call(`/api/retail-vehicles/${_id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ year: 1972, mileage: 61_480, price: 26_900 });
  });

  it("contains every vehicle once across its pages", async () => {
    const whole = await publicList();
    const paged: PublicRetailVehicle[] = [];
    let next: string | undefined = "/api/retail-vehicles?limit=7";
    while (next) {
      const { status, body, headers } = await call(next);
      expect(status).toBe(200);
      expect(headers.get("x-total-count")).toBe(String(whole.length));
      paged.push(...(body as PublicRetailVehicle[]));
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(paged.map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id));
  });

  it.each([
    "limit=0",
    "limit=501",
    "limit=x",
    "cursor=nonsense",
    "cursor=W10",
    "cursor=WzEsMiwzXQ",
    "cursor=W251bGwsbnVsbCxudWxsXQ",
    "limit=0x10",
  ])("rejects ?%s", async (query) => {
    expect(await call(`/api/retail-vehicles?${query}`)).toMatchObject({
      status: 400,
      body: { code: "invalid_query" },
    });
  });

  it.each([
    ["short", 400, "Invalid vehicle ID format"],
    ["%20", 400, "Vehicle ID is required"],
    ["no-such-vehicle", 404, "Vehicle not found"],
  ])("returns for the id %s the status %i", async (id, status, error) => {
    expect(await call(`/api/retail-vehicles/${id}`)).toMatchObject({ status, body: { error } });
  });
});

describe("an update of a pre-owned vehicle", () => {
  it("keeps omitted fields and clears fields that are null or blank", async () => {
    const { _id } = await create(
      completeRetailVehicle({ trim: "EX", engineType: "2.4L I4", driveType: "4wd" }),
    );
    const { body, headers } = await update(_id, { trim: null, engineType: "" });
    expect(body).toMatchObject({ trim: null, engineType: null, driveType: "4wd", price: 5_400, version: 2 });
    expect(headers.get("etag")).toBe('"2"');
  });

  it("is rejected for an old version, and keeps the newer one", async () => {
    const { _id } = await create(completeRetailVehicle());
    await update(_id, { price: 5_000 }, { "If-Match": '"1"' });
    expect(await update(_id, { price: 1 }, { "If-Match": '"1"' })).toMatchObject({ status: 412 });
    expect((await call(`/api/retail-vehicles/${_id}`)).body).toMatchObject({ price: 5_000 });
  });

  it.each([
    ['W/"1"', 412],
    ['"9", "8"', 412],
    ['"9", "1"', 200],
    ['"01"', 412],
    ['"abc"', 412],
    ["*", 200],
    ["1", 400],
  ])("with If-Match %s returns %i", async (header, status) => {
    const { _id } = await create(completeRetailVehicle());
    expect((await update(_id, { price: 1 }, { "If-Match": header })).status).toBe(status);
  });

  it("with only unknown fields changes nothing", async () => {
    const { _id } = await create(completeRetailVehicle());
    expect((await update(_id, { unknown: 1 })).body).toMatchObject({ version: 1 });
  });

  it("with the current values creates no version", async () => {
    const vehicle = await create(completeRetailVehicle({ dateAcquired: "2026-11-12", trim: "EX" }));
    const { _id, price, images } = vehicle as typeof vehicle & { price: number; images: string[] };
    const same = {
      price: price.toLocaleString("en-US"),
      dateAcquired: "2026-11-12",
      trim: " EX ",
      notes: "",
    };
    expect((await update(_id, { ...same, images, imageUrl: null })).body).toMatchObject({ version: 1 });
    expect((await update(_id, { ...same, trim: "LX" })).body).toMatchObject({ version: 2 });
    const { body } = await call(`/api/admin/retail-vehicles/${_id}/history`, { token });
    expect(body).toMatchObject([{ version: 2, changes: [{ field: "trim" }] }, { version: 1 }]);
  });

  it("does not put a sold vehicle back on sale by clearing its status", async () => {
    const { _id } = await create(completeRetailVehicle({ status: "sold" }));
    expect((await update(_id, { status: null })).status).toBe(400);
  });

  it("rejects a stock number that is taken, and includes it in the message", async () => {
    const { stockNumber } = await create(completeRetailVehicle());
    const error = `Stock number ${stockNumber} is already taken`;
    expect(
      await call("/api/admin/retail-vehicles", { json: completeRetailVehicle({ stockNumber }), token }),
    ).toMatchObject({
      status: 409,
      body: { error, code: "duplicate_stock_number", fields: { stockNumber: error } },
    });
  });

  it.each(["retail-vehicles", "dismantled-vehicles"])(
    "rejects a stock number of %s that differs from another's only in case",
    async (inventory) => {
      const path = `/api/admin/${inventory}`;
      const body = (stock: string) =>
        completeRetailVehicle({
          stockNumber: stock,
          ...(inventory === "dismantled-vehicles" && { dateAcquired: "2026-11-12", status: "Scrapped" }),
        });
      const post = (stock: string) => call(path, { json: body(stock), token });
      const stockNumber = freshStockNumber().toUpperCase();
      const taken = (await post(stockNumber)).body as RetailVehicle;
      const lower = stockNumber.toLowerCase();
      const message = `Stock number ${lower} is already taken`;
      const conflict = { status: 409, body: { error: message, fields: { stockNumber: message } } };
      expect(await post(lower)).toMatchObject(conflict);
      const other = (await post(freshStockNumber())).body as RetailVehicle;
      const change = (id: string, stock: string) =>
        call(`${path}/${id}`, { method: "PUT", json: { stockNumber: stock }, token });
      expect(await change(other._id, lower)).toMatchObject(conflict);
      // The case of a vehicle's own stock number can be changed.
      expect(await change(taken._id, lower)).toMatchObject({ status: 200, body: { stockNumber: lower } });
      for (const { _id } of [taken, other]) await call(`${path}/${_id}`, { method: "DELETE", token });
    },
  );

  it.each([
    ["stockNumber", { stockNumber: "" }, "Stock number is required"],
    ["vin", { vin: "1234" }, "VIN must have 5 to 17 letters and digits"],
    ["vin", { vin: null }, "VIN is required"],
    ["vin", { vin: "1FTFW1ET5DFC1O312" }, "Please enter a valid 17-character VIN"],
    ["vin", { vin: "1ftfw1et5dfc1i312" }, "Please enter a valid 17-character VIN"],
    ["vin", { vin: "CKQ-142S" }, "A VIN never has the letters I, O or Q"],
    ["mileage", { mileage: "1o4,220" }, "Mileage is a number, such as 104,220"],
    ["year", { year: 1899 }, "Year must be from 1900 to 2100"],
    ["status", { status: "gone" }, "Status must be one of available, pending, sold"],
    [
      "imageUrl",
      { imageUrl: "javascript:alert(1)" },
      "Image address must start with https:// or be a path on this site",
    ],
    ["dateAcquired", { dateAcquired: "2026-02-30" }, "Date Acquired must be a date, such as 11/20/2026"],
  ])("rejects an invalid %s", async (field, change, error) => {
    expect(
      await call("/api/admin/retail-vehicles", { json: completeRetailVehicle(change), token }),
    ).toMatchObject({ status: 400, body: { error, fields: { [field]: error } } });
  });

  it("moves a sold vehicle to the end of the list and back", async () => {
    const { _id } = await create(completeRetailVehicle());
    await update(_id, { status: "sold" });
    const list = await publicList();
    const place = list.findIndex((vehicle) => vehicle._id === _id);
    expect(list[place]?.status).toBe("sold");
    expect(list.slice(place).every(({ status }) => status === "sold")).toBe(true);
    await update(_id, { status: "available" });
    expect((await publicList())[0]?._id).toBe(_id);
  });

  it("returns 404 after the vehicle is deleted", async () => {
    const { _id } = await create(completeRetailVehicle());
    expect((await call(`/api/admin/retail-vehicles/${_id}`, { method: "DELETE", token })).status).toBe(204);
    expect((await call(`/api/retail-vehicles/${_id}`)).status).toBe(404);
    expect((await update(_id, { price: 1 })).status).toBe(404);
  });
});

describe("dismantled vehicles", () => {
  const dismantled = (changes: object = {}) => ({
    stockNumber: freshStockNumber(),
    vin: "3FA6P0G76ER244757",
    year: 2014,
    make: "Ford",
    model: "Fusion",
    mileage: 118_402,
    dateAcquired: "2026-11-12",
    status: "Parts Available",
    ...changes,
  });
  const post = (json: object) => call("/api/admin/dismantled-vehicles", { json, token });

  it("have no new version after an update with the current values", async () => {
    const { body } = await post(dismantled());
    const { _id, version, ...current } = body as PublicDismantledVehicle;
    const path = `/api/admin/dismantled-vehicles/${_id}`;
    const again = await call(path, { method: "PUT", json: current, token });
    await call(path, { method: "DELETE", token });
    expect(again).toMatchObject({ status: 200, body: { version } });
  });

  it("are public unless scrapped, last acquired first", async () => {
    const { body } = await post(dismantled({ dateAcquired: "2099-01-01", notes: "Row C", driveType: "4x4" }));
    const { _id } = body as PublicDismantledVehicle;
    const list = (await call("/api/dismantled-vehicles?limit=500")).body as PublicDismantledVehicle[];
    expect(list[0]).toMatchObject({ _id, driveType: "4x4", dateAcquired: "2099-01-01" });
    expect(list[0]).not.toHaveProperty("notes");
    expect(list.some(({ status }) => status === "Scrapped")).toBe(false);

    await call(`/api/admin/dismantled-vehicles/${_id}`, {
      method: "PUT",
      json: { status: "Scrapped" },
      token,
    });
    expect((await call(`/api/dismantled-vehicles/${_id}`)).status).toBe(404);
    expect((await call(`/api/admin/dismantled-vehicles/${_id}`, { token })).body).toMatchObject({
      notes: "Row C",
    });
    await call(`/api/admin/dismantled-vehicles/${_id}`, { method: "DELETE", token });
  });

  it.each([
    ["stockNumber", "Stock number is required"],
    ["vin", "VIN is required"],
    ["year", "Year is required"],
    ["make", "Make is required"],
    ["model", "Model is required"],
    ["mileage", "Mileage is required"],
    ["dateAcquired", "Date Acquired is required"],
    ["status", "Status is required"],
  ])("are not saved without %s", async (field, error) => {
    expect(await post(dismantled({ [field]: null }))).toMatchObject({
      status: 400,
      body: { fields: { [field]: error } },
    });
  });
});

describe("both lists in one response", () => {
  it("are cacheable for 30 seconds", async () => {
    const { headers, body } = await call("/api/vehicle-data/batched");
    expect(headers.get("cache-control")).toBe("public, max-age=30");
    expect(body).toEqual({
      retailVehicles: expect.any(Array),
      retailPages: expect.any(Number),
      onTheLot: expect.any(Number),
      dismantledVehicles: expect.any(Array),
      dismantledPages: expect.any(Number),
    });
  });
});
