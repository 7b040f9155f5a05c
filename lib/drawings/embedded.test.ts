import { describe, expect, it } from "vitest";
import { drawingFor } from "./drawing";
import { embeddedDrawing } from "./embedded";

describe("an embedded drawing", () => {
  it("is a valid data URL with the drawing", () => {
    const url = embeddedDrawing("/drawings/scene-repair.svg");
    expect(url).toMatch(/^data:image\/svg\+xml,[^#<>"]+$/);
    const svg = decodeURIComponent(url.slice("data:image/svg+xml,".length));
    expect(svg).toBe(drawingFor("scene-repair.svg")?.replaceAll('"', "'"));
  });

  it.each(["/images/abc-960.webp", "https://example.com/a.svg", "/drawings/no-such-thing.svg"])(
    "is not created for %s",
    (url) => expect(embeddedDrawing(url)).toBe(url),
  );
});
