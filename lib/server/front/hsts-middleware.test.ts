import { expect, test } from "vitest";
import { getHstsHeader } from "./hsts-middleware";

test("browsers are kept to https for a year, unless the setting says otherwise", () => {
  expect(getHstsHeader("https://cards.example.org", undefined)).toBe("max-age=31536000; includeSubDomains");
  expect(getHstsHeader("https://cards.example.org", "300")).toBe("max-age=300");
  expect(getHstsHeader("https://cards.example.org", "off")).toBeNull();
  expect(getHstsHeader("http://localhost:3000", undefined)).toBeNull();
});
