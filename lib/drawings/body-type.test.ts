import { describe, expect, it } from "vitest";
import type { BodyType } from "@/lib/drawings/bodies/body";
import { bodyTypeOf } from "@/lib/drawings/body-type";

const cases: Record<BodyType, [make: string, model: string][]> = {
  sedan: [
    ["Honda", "Civic"],
    ["Honda", "Accord"],
    ["Toyota", "Camry"],
    ["Toyota", "Corolla"],
    ["Ford", "Fusion"],
    ["Nissan", "Versa"],
    ["Subaru", "Impreza"],
    ["Chrysler", "300"],
    ["Mazda", "Mazda3 Sedan"],
    ["Mazda", "6"],
    ["BMW", "328i"],
  ],
  coupe: [
    ["Ford", "Mustang"],
    ["Chevrolet", "Camaro"],
    ["Dodge", "Challenger"],
    ["Scion", "FR-S"],
    ["Mazda", "MX-5 Miata"],
    ["Nissan", "Altima Coupe"],
  ],
  hatchback: [
    ["Honda", "Fit"],
    ["Volkswagen", "Golf"],
    ["Mazda", "Mazda3"],
    ["Mazda", "3"],
    ["Toyota", "Yaris"],
    ["Toyota", "Prius"],
    ["Nissan", "Versa Note"],
    ["Honda", "Civic Hatchback"],
    ["MINI", "Cooper S"],
  ],
  suv: [
    ["Honda", "CR-V"],
    ["Toyota", "RAV4 Hybrid"],
    ["Chevrolet", "Equinox"],
    ["Chevrolet", "Tahoe"],
    ["Chevrolet", "Suburban 1500"],
    ["Ford", "Explorer"],
    ["Ford", "Escape"],
    ["Ford", "Mustang Mach-E"],
    ["Subaru", "Outback"],
    ["Subaru", "Forester"],
    ["Jeep", "Wrangler Unlimited"],
    ["Jeep", "Grand Cherokee"],
    ["Mitsubishi", "Eclipse Cross"],
    ["Volkswagen", "Jetta SportWagen"],
    ["Mazda", "CX-5"],
    ["Jeep", "something new"],
  ],
  pickup: [
    ["Ford", "F-150"],
    ["Ford", "F-250 Super Duty"],
    ["Ford", "Ranger"],
    ["Ford", "Explorer Sport Trac"],
    ["Chevrolet", "Silverado 1500"],
    ["Ram", "1500"],
    ["Dodge", "Ram 1500"],
    ["Toyota", "Tacoma"],
    ["Cadillac", "Escalade EXT"],
  ],
  van: [
    ["Dodge", "Grand Caravan"],
    ["Honda", "Odyssey"],
    ["Toyota", "Sienna"],
    ["Chrysler", "Town & Country"],
    ["Chrysler", "Town and Country"],
    ["Ford", "Transit-250"],
    ["Ford", "Transit Connect"],
    ["Ford", "E-350 Econoline Wagon"],
    ["Mercedes-Benz", "Sprinter 2500"],
  ],
};

describe("the body of a make and model", () => {
  for (const [body, cars] of Object.entries(cases)) {
    it.each(cars)(`is ${body} for %s %s`, (make, model) => {
      expect(bodyTypeOf({ make, model })).toBe(body);
    });
  }

  it("ignores case, and a make repeated in the model", () => {
    expect(bodyTypeOf({ make: "FORD", model: "FORD F150 XLT" })).toBe("pickup");
  });

  it("defaults to a sedan", () => {
    expect(bodyTypeOf({})).toBe("sedan");
    expect(bodyTypeOf({ make: "Yugo", model: null })).toBe("sedan");
    expect(bodyTypeOf({ make: "Tata", model: "Nano" })).toBe("sedan");
    expect(bodyTypeOf({ make: "constructor", model: "1" })).toBe("sedan");
  });
});
