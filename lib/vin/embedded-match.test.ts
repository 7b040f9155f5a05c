import { describe, expect, it } from "vitest";
import type { SchemaUse } from "./embedded-data";
import { findItems, onlyModel } from "./embedded-match";

const SUBJECT = "FW4L8|RFA86622";

function use(schema: string, from = 2020, to = 2026): SchemaUse {
  return { schema, from, to };
}

function model(...uses: SchemaUse[]): string | undefined {
  return findItems(uses, 2024, SUBJECT).get("M")?.value;
}

describe("the precedence of patterns with different models", () => {
  it("is by the latest first year of their schemas, even if another was changed since", () => {
    expect(model(use("FW a M1", 2022), use("FW z M2", 2020))).toBe("1");
    expect(model(use("FW z M2", 2020), use("FW a M1", 2022))).toBe("1");
  });

  it("then by the latest change", () => {
    expect(model(use("FW a M1"), use("FW b M2"))).toBe("2");
    expect(model(use("FW b M2;FW4 a M1"))).toBe("2");
  });

  it("then by the shorter key", () => {
    expect(model(use("FW4L a M1;FW a M2"))).toBe("2");
  });

  it("excludes patterns for other years and other vehicles", () => {
    expect(model(use("FW a M1", 2025), use("FW a M2", 2010, 2023), use("FT a M3"))).toBeUndefined();
  });
});

describe("a vehicle without a matching model pattern", () => {
  it("is the only model of a schema that matched", () => {
    expect(onlyModel(findItems([use("FT a M7;FX a M7;FW a L3.5")], 2024, SUBJECT))?.value).toBe("7");
  });

  it("is unknown when that schema has several models", () => {
    expect(onlyModel(findItems([use("FT a M7;FX a M8;FW a L3.5")], 2024, SUBJECT))).toBeUndefined();
  });
});
