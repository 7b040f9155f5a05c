import { describe, expect, it } from "vitest";
import { drawingFor } from "./drawing";
import { embeddedDrawing } from "./embedded";

describe("an embedded drawing", () => {
  it("is the drawing that its address stands for, in characters an address may have", () => {
    const address = embeddedDrawing("/drawings/scene-repair.svg");
    expect(address).toMatch(/^data:image\/svg\+xml,[^#<>"]+$/);
    const svg = decodeURIComponent(address.slice("data:image/svg+xml,".length));
    expect(svg).toBe(drawingFor("scene-repair.svg")?.replaceAll('"', "'"));
  });

  it.each(["/images/abc-960.webp", "https://example.com/a.svg", "/drawings/no-such-thing.svg"])(
    "is not made of %s",
    (address) => expect(embeddedDrawing(address)).toBe(address),
  );
});
