import { expect, test } from "vitest";
import { appendQuery, getPagePartPath } from "./page-part";

test.each([
  ["/d/KFBXUHBT8Q", "/d/KFBXUHBT8Q/picture"],
  ["/d/KFBXUHBT8Q?n=YQ", "/d/KFBXUHBT8Q/picture?n=YQ"],
  ["/d/KFBXUHBT8Q?n=YQ?b", "/d/KFBXUHBT8Q/picture?n=YQ?b"],
])("the picture of %s is at %s", (page, picture) => {
  expect(getPagePartPath(page, "picture")).toBe(picture);
});

test("parameters come behind others", () => {
  expect(appendQuery("/d/A", "hand=1")).toBe("/d/A?hand=1");
  expect(appendQuery("/d/A?n=YQ", "hand=1")).toBe("/d/A?n=YQ&hand=1");
  expect(appendQuery("/d/A?n=YQ", "")).toBe("/d/A?n=YQ");
});
