import { expect, test } from "vitest";
import { COLORS, type Color, toColorBits } from "@/engine/magmell";
import {
  buildCard,
  buildCardFile,
  buildStoneRevision,
  buildTestCatalogue,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { getSampleDeckCodes } from "./sample-codes";

const SIGNS: Readonly<Record<Color, string>> = { blue: "青", green: "緑", red: "赤" };
const catalogue = buildTestCatalogue(
  buildCardFile({
    cards: COLORS.flatMap((color, place) => [
      buildCard(place + 1, `${SIGNS[color]}の魔石`, "ませき", { revisions: [buildStoneRevision()], printings: [] }),
      ...Array.from({ length: 16 }, (_, index) =>
        buildCard(100 * (place + 1) + index, `${SIGNS[color]}の頁${index}`, "ぺーじ", {
          revisions: [buildUnitRevision({ useCost: SIGNS[color] })],
          printings: [],
        }),
      ),
    ]),
  }),
);

test.each<[readonly Color[]]>([[[]], [["red"]], [["blue", "green"]], [["blue", "green", "red"]]])(
  "a deck for %j has stones of these colors",
  (colors) => {
    const read = decodeDeck(
      getSampleDeckCodes(catalogue)[toColorBits(colors)] ?? "",
      createNumberTable(catalogue.cards),
    );
    if (!read.ok) throw new Error(read.problem.code);
    const stones = read.deck.stoneDeck.map(({ name }) => name);
    for (const color of colors) expect(stones).toContain(`${SIGNS[color]}の魔石`);
  },
);

test("a catalogue without cards has no sample", () => {
  expect(getSampleDeckCodes(buildTestCatalogue(buildCardFile({ cards: [] }))).every((code) => code === null)).toBe(
    true,
  );
});
