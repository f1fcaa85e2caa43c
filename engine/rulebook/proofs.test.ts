import { expect, it } from "vitest";
import { groupTestsByRule, serializeProofs } from "./proofs";

it("lists the tests of each rule in the order of the rules, and leaves out what nothing proves", () => {
  const files = [
    { path: "a.test.ts", tests: [{ ids: ["mag:102", "mag:101"], title: "both" }] },
    { path: "b.test.ts", tests: [{ ids: ["mag:101"], title: "again" }] },
  ];
  const proofs = groupTestsByRule(["mag:101", "mag:102", "mag:103"], files);
  expect(proofs).toEqual({
    "mag:101": { both: "a.test.ts", again: "b.test.ts" },
    "mag:102": { both: "a.test.ts" },
  });
  expect(Object.keys(proofs)).toEqual(["mag:101", "mag:102"]);
  expect(JSON.parse(serializeProofs(proofs))).toEqual(proofs);
});
