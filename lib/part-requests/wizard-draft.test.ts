import { describe, expect, it } from "vitest";
import { NO_DONORS } from "@/lib/donors/schema";
import * as catalogue from "@/lib/part-catalogue/catalogue";
import {
  EMPTY_DRAFT,
  EMPTY_VALUES,
  isNewRequest,
  readUrlRequest,
  startingDraft,
  type WizardDraft,
} from "@/lib/part-requests/wizard";
import { reachableStep, readDraft } from "@/lib/part-requests/wizard-draft";
import { UNKNOWN_VEHICLE } from "@/lib/vin/vehicle-info";

const vin = "3FA6P0G76ER244757";
const otherVin = "2GNFLPE55C6105926";
const vehicle = {
  vin,
  vehicleInfo: { ...UNKNOWN_VEHICLE, year: 2014, make: "Ford", model: "Fusion" },
  inInventory: false,
  inventoryType: null,
  vehicleId: null,
  checkDigitValid: true,
  donors: NO_DONORS,
};
const part = { category: "Exterior", subcategory: "Hood", part: "Hood Latch" };
const contact = { name: "Dana", phone: "(518) 555-0117", email: "dana@example.com" };
const full: WizardDraft = {
  ...EMPTY_DRAFT,
  step: 4,
  vehicle,
  values: { ...EMPTY_VALUES, vin, ...part, ...contact },
};
const stored = (draft: unknown) => JSON.stringify(draft);

const url = (vin: string, more = "") => readUrlRequest(`?vin=${encodeURIComponent(vin)}${more}`);
const fromDonor = url(otherVin, "&donor=abcdefghij01&part=Hood");
const hood = catalogue.choiceOfCallout("Hood");

describe("the wizard starts", () => {
  it("empty on the first visit", () => {
    expect(startingDraft(EMPTY_DRAFT, url(""))).toEqual(EMPTY_DRAFT);
  });

  it("at the same step after a reload", () => {
    expect(readDraft(stored(full))).toEqual(full);
  });

  it("without the inventory match, which may have changed since", () => {
    const onTheLot = {
      ...vehicle,
      inInventory: true,
      inventoryType: "retail" as const,
      vehicleId: "cm000000000001",
    };
    expect(readDraft(stored({ ...full, vehicle: onTheLot }))).toEqual(full);
  });

  it.each(["", "{", "null", "[]", stored({ ...full, step: 5 }), stored({ ...full, values: {} })])(
    "empty when the stored text is %j",
    (text) => {
      expect(readDraft(text)).toEqual(EMPTY_DRAFT);
    },
  );

  it.each<[string, Partial<WizardDraft>, number]>([
    ["the vehicle is not decoded", { vehicle: null }, 1],
    ["another VIN was typed since", { values: { ...full.values, vin: otherVin } }, 1],
    ["no part is chosen", { values: { ...full.values, category: "", subcategory: "", part: "" } }, 2],
    ["the contact details are not complete", { values: { ...full.values, email: "dana@" } }, 3],
  ])("at the step to complete when %s", (_, change, step) => {
    expect(readDraft(stored({ ...full, ...change })).step).toBe(step);
  });

  it("at the step of the URL, as far as the steps before it are complete", () => {
    expect(readDraft(stored(full), 2).step).toBe(2);
    expect(readDraft(stored({ ...full, step: 1 }), 4).step).toBe(4);
    expect(readDraft(stored({ ...full, step: 1, vehicle: null }), 4).step).toBe(1);
  });

  it("no further than an incomplete choice of a part, once the catalogue is loaded", () => {
    const open = { ...full, values: { ...full.values, part: "" } };
    expect(reachableStep(open)).toBe(4);
    expect(reachableStep(open, catalogue)).toBe(2);
    expect(reachableStep(full, catalogue)).toBe(4);
  });

  it("with the VIN of the URL", () => {
    expect(startingDraft(EMPTY_DRAFT, url(" 3fa6p0g76er244757 "))).toEqual({
      ...EMPTY_DRAFT,
      urlVin: vin,
      values: { ...EMPTY_VALUES, vin },
    });
  });

  it("at step 1 when the URL has another VIN, the rest kept", () => {
    const draft = startingDraft(full, url(otherVin));
    expect(draft.step).toBe(1);
    expect(draft.values).toEqual({ ...full.values, vin: otherVin });
  });

  it("with the corrected VIN when the URL was used before", () => {
    expect(startingDraft({ ...full, urlVin: otherVin }, url(otherVin))).toMatchObject({
      step: 4,
      values: { vin },
    });
  });

  it("with the VIN that was typed before hydration", () => {
    expect(startingDraft(full, url(""), "2gnf").values.vin).toBe("2GNF");
  });

  it("with the donor, the VIN and the part of a dismantled vehicle's page, the contact details kept", () => {
    expect(startingDraft(full, fromDonor, "", hood)).toMatchObject({
      ...{ step: 1, urlVin: otherVin, urlPart: "Hood", donorId: "abcdefghij01" },
      values: { ...full.values, ...hood, otherComponent: "", vin: otherVin },
    });
  });

  it("with another part of the same vehicle, but not again after a reload", () => {
    const before = startingDraft(full, fromDonor, "", hood);
    expect(isNewRequest(before, fromDonor)).toBe(false);
    expect(startingDraft({ ...before, step: 3 }, fromDonor).step).toBe(3);
    expect(isNewRequest(before, { ...fromDonor, part: "Seat" })).toBe(true);
  });

  it("without the donor when the URL has only a VIN, and with it when the VIN is changed", () => {
    const before = startingDraft(full, fromDonor, "", hood);
    expect(startingDraft(before, url(otherVin)).donorId).toBe("");
    expect(startingDraft(before, fromDonor, vin).donorId).toBe("abcdefghij01");
  });

  it("without a part that is no callout", () => {
    for (const label of ["", "Warp Drive", "constructor"])
      expect(catalogue.choiceOfCallout(label), label).toBe(null);
  });
});
