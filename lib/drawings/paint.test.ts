import { describe, expect, it } from "vitest";
import { paintOf, withoutColor } from "@/lib/drawings/paint";

describe("the paint of an exterior color", () => {
  it.each([
    ["Magnetic Gray Metallic", "gray"],
    ["Super White", "white"],
    ["Oxford White", "white"],
    ["Sierra Blue", "blue"],
    ["Silver Sky Metallic", "silver"],
    ["Midnight Blue", "navy"],
    ["Midnight Black Metallic", "black"],
    ["Crystal Black Pearl", "black"],
    ["Burgundy", "maroon"],
    ["Race Red", "red"],
    ["Desert Sand", "tan"],
    ["Forest Green Pearl", "green"],
    ["Red", "red"],
    ["charcoal", "gray"],
    ["GREY", "gray"],
    ["Bronze", "brown"],
    ["Velocity Yellow", "yellow"],
    ["Dark Teal", "teal"],
    ["Titanium Silver", "silver"],
    ["Deep Cherry Red Crystal Pearl", "maroon"],
    ["Barcelona Red", "red"],
    ["Glacier Blue", "blue"],
    ["Black Cherry Pearl", "maroon"],
    ["Silver Blue", "blue"],
    ["White over Black", "white"],
    ["Black/Gray", "black"],
    ["Magnetic", "gray"],
    ["Blizzard Pearl", "white"],
  ])("%s is painted %s", (color, paint) => {
    expect(paintOf(color)).toBe(paint);
  });

  it("is silver if the color is missing or unknown", () => {
    for (const color of [undefined, null, "", "Wrapped, ask us"]) expect(paintOf(color)).toBe("silver");
  });

  it("becomes gray of the same luminance for a sold vehicle", () => {
    expect(withoutColor('<path fill="#FF0000"/><path fill="#fff"/>')).toBe(
      '<path fill="#363636"/><path fill="#fff"/>',
    );
  });
});
