import { describe, expect, it } from "vitest";
import { sentRequest } from "@/components/requests/sent-request";

describe("what a response says of a request that was sent", () => {
  it("is the reference and the URL of its page, and nothing else", () => {
    const statusUrl = "https://shop.example/request/VI-ABCDE-0";
    expect(sentRequest({ _id: "abc", reference: "VI-ABCDE", status: "pending", statusUrl })).toEqual({
      reference: "VI-ABCDE",
      statusUrl,
    });
  });

  it.each([null, undefined, "text", 1, [], {}, { reference: 1, statusUrl: {} }])(
    "is empty for %j",
    (answer) => {
      expect(sentRequest(answer)).toEqual({ reference: "", statusUrl: "" });
    },
  );
});
