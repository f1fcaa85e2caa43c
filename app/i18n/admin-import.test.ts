import { expect, test } from "vitest";
import { describeAffectedCard } from "@/lib/magmell/catalogue/history/impact/affected-cards";
import {
  buildCard,
  buildCardFile,
  buildTestCatalogue,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { getDictionary } from "./dictionary";

test("each part of a card that an import touches has a word in both languages", () => {
  const snapshot = buildTestCatalogue(
    buildCardFile({
      cards: [buildCard(5, "火の粉", "ひのこ", { revisions: [buildUnitRevision({ useCost: "2赤" })] })],
    }),
  );
  const { fields } = describeAffectedCard(5, { before: snapshot.byNumber.get(5) ?? null, after: null });
  expect(fields.length).toBeGreaterThan(5);
  for (const lang of ["ja", "en"] as const)
    expect(Object.keys(getDictionary(lang).adminImport.fields)).toEqual(
      expect.arrayContaining(fields.map(({ field }) => field)),
    );
});
