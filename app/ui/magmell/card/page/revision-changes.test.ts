import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { NO_SYMBOLS } from "@/engine/magmell";
import type { CatalogueRevision } from "@/lib/magmell/catalogue/model/types";
import { diffRevisions } from "./revision-changes";

const OLDER: CatalogueRevision = {
  effectiveOn: "2025-04-25",
  kind: "unit",
  timing: "normal",
  useCost: { ...NO_SYMBOLS, any: 2, red: 1 },
  catalyst: NO_SYMBOLS,
  ap: 2,
  hp: 3,
  text: "",
};

test("nothing but the day and the text is no change of a field", () => {
  const newer = { ...OLDER, effectiveOn: "2026-04-25", text: "■カードを1枚引く。" };
  expect(diffRevisions(OLDER, newer, getDictionary("ja").site)).toEqual([]);
});

test("each field that differs is named with both values", () => {
  const newer: CatalogueRevision = { ...OLDER, timing: "quick", catalyst: { ...NO_SYMBOLS, red: 2 }, hp: null };
  expect(diffRevisions(OLDER, newer, getDictionary("en").site)).toEqual([
    { name: "Timing", before: "Normal", after: "Quick" },
    { name: "Catalyst", before: "None", after: "Red 2" },
    { name: "HP", before: "3", after: "None" },
  ]);
});
