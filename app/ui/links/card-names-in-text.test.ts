import { expect, test } from "vitest";
import { buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { localizeCardNames, splitAtCardNames } from "./card-names-in-text";

const { names } = buildTestCatalogue(buildCardFile());
const TEXT = "《火 の 子》から始め、《知らない頁》は使わない（705.4.3）。";

test("names are told in the reader's language, and what is no card stays as it was", () => {
  expect(localizeCardNames(TEXT, "ja", names)).toBe(TEXT);
  expect(localizeCardNames(TEXT, "en", names)).toBe(TEXT.replace("《火 の 子》", "Spark"));
});

test("each name has its card", () => {
  expect(splitAtCardNames(TEXT, "ja", names).map(({ card }) => card?.name ?? null)).toEqual([
    "火の子",
    null,
    null,
    null,
  ]);
  expect(splitAtCardNames("", "ja", names)).toEqual([]);
});
