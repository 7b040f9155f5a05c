import { describe, expect, it } from "vitest";
import { embeddedMapAddress, streetName } from "@/components/contact/map-address";

describe("the embedded map", () => {
  const address = new URL(embeddedMapAddress({ latitude: 42.9106, longitude: -74.5718 }));

  it("is OpenStreetMap's", () => {
    expect(address.origin + address.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  });

  it("names its edges west, south, east, north, with the point in the middle", () => {
    expect(address.searchParams.get("bbox")).toBe("-74.58180,42.90660,-74.56180,42.91460");
  });

  it("marks the point, latitude first", () => {
    expect(address.searchParams.get("marker")).toBe("42.91060,-74.57180");
  });
});

describe("the street on the drawn map", () => {
  it.each([
    ["214 Mill Street", "Mill Street"],
    ["12B Old County Road", "Old County Road"],
    ["Route 5", "Route 5"],
  ])("of %s is %s", (line, street) => {
    expect(streetName(line)).toBe(street);
  });
});
