import { expect, test } from "vitest";
import { buildRequestUrl } from "./try-address";

test.each([
  ["/api/v1/cards", [], "/api/v1/cards"],
  ["/api/v1/cards", [{ name: "q", in: "query", value: "色:青" }], "/api/v1/cards?q=%E8%89%B2%3A%E9%9D%92"],
  ["/api/v1/cards", [{ name: "q", in: "query", value: "" }], "/api/v1/cards"],
  [
    "/api/v1/printings/[set]/[number]",
    [
      { name: "set", in: "path", value: "F/L" },
      { name: "number", in: "path", value: "1" },
    ],
    "/api/v1/printings/F%2FL/1",
  ],
])("%s with %j is %s", (path, fields, address) => {
  expect(buildRequestUrl(path, fields)).toBe(address);
});
