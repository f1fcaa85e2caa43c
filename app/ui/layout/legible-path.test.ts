import { expect, test } from "vitest";
import { escapeMalformedPath } from "./legible-path";

test.each([
  ["/cards", "/cards"],
  ["/cards/%E9%9D%92%E3%81%AE%E9%AD%94%E7%9F%B3", "/cards/%E9%9D%92%E3%81%AE%E9%AD%94%E7%9F%B3"],
  ["/cards/100%25", "/cards/100%25"],
  ["/%ff", "/%25ff"],
  ["/cards/100%/proxy", "/cards/100%25/proxy"],
  ["/cards/%E9%9D", "/cards/%25E9%259D"],
])("%s is read as %s", (path, read) => {
  expect(escapeMalformedPath(path)).toBe(read);
  expect(() => decodeURIComponent(read)).not.toThrow();
});
