import { expect, test } from "vitest";
import { getNodeWarning, getPostgresWarning } from "./known-versions.mjs";

const TODAY = "2026-11-28";

test.each([
  [
    "18.4",
    true,
    /18\.4, which Grimoire bundles, lacks security fixes of 18\.6 \(2026-08-13\)\. .* this machine\. .* your system/,
  ],
  ["18.4", false, /18\.4 lacks security fixes of 18\.6 \(2026-08-13\)\. Update the server/],
  ["15.18 (Debian 15.18-0+deb12u1)", false, /15\.18 lacks security fixes of 15\.19/],
  ["17.10", false, /17\.10 lacks security fixes of 17\.11/],
  ["18beta1", false, /18\.0 lacks security fixes of 18\.6/],
  ["14.24", false, /PostgreSQL 14 has not been supported since 2026-11-12/],
])("PostgreSQL %s (bundled: %s) is warned of", (version, isBundled, words) =>
  expect(getPostgresWarning(version, isBundled, TODAY)).toMatch(words),
);

test.each(["18.6", "18.7", "17.11", "15.19 (Debian 15.19-0+deb12u1)", "19.0"])("PostgreSQL %s is not", (version) =>
  expect(getPostgresWarning(version, false, TODAY)).toBeUndefined(),
);

test("support of PostgreSQL ends on its day, and not before", () => {
  expect(getPostgresWarning("14.24", false, "2026-11-12")).toBeUndefined();
});

test.each([
  ["20.20.2", /Node 20\.20\.2 works but has not been supported since 2026-04-30\. Install Node 24/],
  ["23.1.0", /Node 23\.1\.0 has an odd .* supported for a few months only/],
])("Node %s is warned of", (version, words) => expect(getNodeWarning(version, TODAY)).toMatch(words));

test.each(["22.23.0", "24.21.0", "26.1.0"])("Node %s is not", (version) =>
  expect(getNodeWarning(version, TODAY)).toBeUndefined(),
);
