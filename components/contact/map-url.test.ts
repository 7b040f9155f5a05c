import { describe, expect, it } from "vitest";
import { embeddedMapUrl } from "@/components/contact/map-url";

describe("the embedded map", () => {
  const url = new URL(embeddedMapUrl({ latitude: 42.9106, longitude: -74.5718 }));

  it("is OpenStreetMap's", () => {
    expect(url.origin + url.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  });

  it("has its edges in the order west, south, east, north, with the point in the middle", () => {
    expect(url.searchParams.get("bbox")).toBe("-74.58180,42.90660,-74.56180,42.91460");
  });

  it("marks the point, latitude first", () => {
    expect(url.searchParams.get("marker")).toBe("42.91060,-74.57180");
  });
});
