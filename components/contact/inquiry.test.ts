import { describe, expect, it } from "vitest";
import { inquiryMailLink } from "@/components/contact/inquiry";
import { business } from "@/lib/business";

const link = inquiryMailLink({
  stockNumber: "R-2107",
  year: 2019,
  make: "Honda",
  model: "CR-V & more",
  trim: null,
});
const [address, query = ""] = link.split("?");
const part = (name: string) =>
  decodeURIComponent(
    query
      .split("&")
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? "",
  );

describe("the prefilled email about a vehicle", () => {
  it("goes to the shop", () => {
    expect(address).toBe(`mailto:${business.email}`);
  });

  it("names the vehicle and its stock number in the subject", () => {
    expect(part("subject")).toBe("2019 Honda CR-V & more, stock number R-2107");
  });

  it("names them in the body too", () => {
    expect(part("body")).toContain("2019 Honda CR-V & more (stock number R-2107)");
  });

  it("does not encode spaces as plus signs, which mail programs would show", () => {
    expect(link).not.toContain("+");
  });

  it("has CRLF line endings", () => {
    expect(part("body").replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(part("body")).toContain("\r\n");
  });
});
