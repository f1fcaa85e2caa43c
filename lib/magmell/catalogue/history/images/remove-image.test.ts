import { expect, test } from "vitest";
import { stringifyCardFile } from "@/lib/magmell/catalogue/import/files/write-card-file";
import { createCardRecord } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCard, buildPrinting } from "@/lib/magmell/catalogue/testing/card-file";
import { removeImageFromCardFile, removeImageFromRecords } from "./remove-image";

const [ONE, OTHER] = ["a".repeat(64), "b".repeat(64)];
const of = (number: string, image: string, imageAlt?: string) =>
  buildPrinting(number, { image, ...(imageAlt && { imageAlt }) });

test("a written card file loses a picture and its description, and nothing else", () => {
  const cards = [
    buildCard(1, "一", "いち", { printings: [of("TS-1", ONE, '"墨", {"image":"x"} \\'), of("TS-2", OTHER, "紙")] }),
    buildCard(2, "二", "に", { printings: [of("TS-3", ONE)] }),
    buildCard(3, "三", "さん"),
  ].map(createCardRecord);
  const before = { sets: [], cards };
  const after = removeImageFromRecords(before, ONE);
  expect(removeImageFromCardFile(stringifyCardFile(before), ONE)).toBe(stringifyCardFile(after));
  expect(stringifyCardFile(after)).toContain(OTHER);
  expect(stringifyCardFile(after)).not.toContain(ONE);
  expect(after.cards[2]).toBe(cards[2]);
  expect(removeImageFromRecords(after, ONE).cards).toEqual(after.cards);
});
