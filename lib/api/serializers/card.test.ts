import { expect, test } from "vitest";
import {
  fullCardSchema,
  cardSchema as publishedCard,
  printingSchema as publishedPrinting,
} from "@/lib/api/schemas/card";
import { setSchema as publishedSet } from "@/lib/api/schemas/set";
import {
  buildCard,
  buildCardFile,
  buildPrinting,
  buildTestCatalogue,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { serializeCard, serializeFullCard, serializePrinting } from "./card";
import { serializeSets } from "./set";

const ADDRESS = "0123456789abcdef".repeat(4);
const rarities = [{ code: "SR", name: "スーパーレア", englishName: "Super rare" }];

function served(more: Parameters<typeof buildPrinting>[1] = {}, englishName?: string) {
  const printings = [buildPrinting("TS-002", more)];
  const own = buildCard(2, "火の子", "ひのこ", { printings });
  const { englishName: _, ...untranslated } = own;
  const content = buildCardFile({
    sets: [{ ...TEST_SET, rarities }],
    cards: [englishName ? { ...own, englishName } : untranslated],
  });
  const catalogue = buildTestCatalogue(content);
  const [first] = catalogue.cards;
  const [only] = first?.printings ?? [];
  if (!first || !only) throw new Error("The card is not there");
  return {
    card: serializeCard(first),
    printing: serializePrinting(only, catalogue.sets),
    sets: serializeSets(catalogue),
  };
}

test("what is not there is left out, so that answers of before stay as they were", () => {
  const told = served({}, "Spark");
  expect(told.card).not.toHaveProperty("romanized");
  expect(Object.keys(told.printing)).not.toContain("rarity");
  expect(Object.keys(told.printing)).not.toContain("images");
});

test("the readings chosen for a text stand in the card and in its revision", () => {
  const readings = [{ textHash: "0123456789abcdef", sentence: 0, choice: "fedcba9876543210" }];
  const content = buildCardFile({
    cards: [
      buildCard(2, "火の子", "ひのこ", {
        revisions: [buildUnitRevision({ readings }), buildUnitRevision({ effectiveOn: "2199-12-31" })],
      }),
    ],
  });
  const catalogue = buildTestCatalogue(content);
  const [card] = catalogue.cards;
  if (!card) throw new Error("The card is not there");
  const told = fullCardSchema.parse(serializeFullCard(card, catalogue));
  expect([told.readings, told.revisions.map((revision) => revision.readings)]).toEqual([
    readings,
    [readings, undefined],
  ]);
});

test("a rarity, a picture and a name in Latin letters are told as the description says", () => {
  const told = served({ rarity: "SR", image: ADDRESS });
  expect(publishedCard.parse(told.card)).toMatchObject({ englishName: "Hi no Ko", romanized: true });
  expect(publishedPrinting.parse(told.printing)).toMatchObject({
    rarity: rarities[0],
    images: { small: `/images/cards/${ADDRESS}-160.webp`, large: `/images/cards/${ADDRESS}-800.webp` },
  });
  expect(publishedSet.parse(told.sets[0])).toMatchObject({ rarities });
});
