import { expect, test } from "vitest";
import { transportPolicy } from "./strict-transport";

test("browsers are kept to https for a year, unless the setting says otherwise", () => {
  expect(transportPolicy("https://cards.example.org", undefined)).toBe("max-age=31536000; includeSubDomains");
  expect(transportPolicy("https://cards.example.org", "300")).toBe("max-age=300");
  expect(transportPolicy("https://cards.example.org", "off")).toBeNull();
  expect(transportPolicy("http://localhost:3000", undefined)).toBeNull();
});
