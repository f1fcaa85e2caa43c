import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { drawCardPicture } from "./card-picture";
import { drawCardsPicture } from "./cards-picture";
import { drawDeckPicture, drawTallDeckPicture } from "./deck-picture";
import { MIN_FONT_SIZE, TALL_PICTURE_SIZE, WIDE_PICTURE_SIZE } from "./drawing-context";
import { createRecordingContext, getPictureCatalogue } from "./testing/recording-pen";

const catalogue = getPictureCatalogue();
type Lines = ReturnType<typeof createRecordingContext>["lines"];

/** Every line is large enough to be read on a telephone, and stands in the picture. */
function expectReadable(lines: Lines, { width, height }: { width: number; height: number }): void {
  for (const line of lines) {
    expect(line.size, line.text).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
    expect(line.x, line.text).toBeGreaterThanOrEqual(0);
    expect(line.x + line.width, line.text).toBeLessThanOrEqual(width);
    expect(line.y - line.size, line.text).toBeGreaterThanOrEqual(-0.2 * line.size);
    expect(line.y, line.text).toBeLessThanOrEqual(height);
  }
}

const anyLine = fc.record({
  name: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...catalogue.cards.map(({ name }) => name)) },
    fc.constantFrom("どこにもない書", "An unknown card with a name that is much too long for any picture"),
  ),
  count: fc.integer({ min: 1, max: 20 }),
});
const zone = (most: number) => fc.uniqueArray(anyLine, { maxLength: most, selector: ({ name }) => name });
const anyDeck = fc.record({
  name: fc.constantFrom(
    "潮",
    "とても長い名前のデッキ".repeat(6),
    "A deck with a long English name that never ends",
    "x",
  ),
  author: fc.constantFrom(null, "なまえ", "作".repeat(60)),
  deck: fc.record({ grimoire: zone(60), stoneDeck: zone(20) }),
  legal: fc.boolean(),
});

describe.each(LANGS)("pictures in %s", (lang) => {
  test("of any deck have letters that can be read, all of them inside", () => {
    fc.assert(
      fc.property(anyDeck, (pictured) => {
        const { pen, lines } = createRecordingContext(lang);
        drawDeckPicture(pen, pictured, catalogue);
        expectReadable(lines, WIDE_PICTURE_SIZE);
        const tall = createRecordingContext(lang);
        drawTallDeckPicture(
          tall.pen,
          pictured,
          catalogue,
          "https://grimoire.example/decks/4f8c2f9e-7f3f-4a5e-9a35-0d3f0a8c1b77",
        );
        // Letters reach below their line.
        expectReadable(tall.lines, { ...TALL_PICTURE_SIZE, height: TALL_PICTURE_SIZE.height - 24 });
      }),
      { numRuns: scaleRuns(60) },
    );
  });

  test("of every card have letters that can be read, and show its name twice", () => {
    for (const card of catalogue.cards) {
      const { pen, lines } = createRecordingContext(lang);
      const svg = drawCardPicture(pen, card);
      expectReadable(lines, WIDE_PICTURE_SIZE);
      expect(svg).toContain("<linearGradient");
      const name = lang === "ja" ? card.name : card.englishName;
      const first = [...name].slice(0, 2).join("");
      expect(lines.filter(({ text }) => text.startsWith(first)).length, name).toBeGreaterThanOrEqual(2);
    }
  });

  test("of a page show the first five of its cards", () => {
    const { pen, lines } = createRecordingContext(lang);
    const cards = catalogue.cards.slice(0, 7);
    drawCardsPicture(pen, { title: "題".repeat(80), lead: "文。".repeat(80), cards });
    expectReadable(lines, WIDE_PICTURE_SIZE);
    const shown = lines.map(({ text }) => text).join("");
    expect(shown).toContain((lang === "ja" ? cards[4]?.name : cards[4]?.englishName)?.slice(0, 2));
    expect(shown).not.toContain(lang === "ja" ? cards[5]?.name : cards[5]?.englishName);
  });
});

test("no line of a card's text begins with what closes a sentence or ends with what opens a name", () => {
  for (const card of catalogue.cards) {
    const { pen, lines } = createRecordingContext("ja");
    drawCardPicture(pen, card);
    for (const { text } of lines) {
      expect(text).not.toMatch(/^[、。」》）]/u);
      expect(text).not.toMatch(/[「《（]$/u);
    }
  }
});

test("the operator's picture of a card takes the place of its drawn face", () => {
  const [card] = catalogue.cards;
  if (!card) throw new Error("no cards");
  const printings = card.printings.map((printing) => ({ ...printing, image: "a".repeat(64) }));
  const { pen } = createRecordingContext("ja");
  const drawn = drawCardPicture(
    { ...pen, images: new Map([["a".repeat(64), "data:image/jpeg;base64,AAAA"]]) },
    {
      ...card,
      printings,
    },
  );
  expect(drawn).toContain('href="data:image/jpeg;base64,AAAA"');
  expect(drawn).not.toContain("<linearGradient");
  expect(drawCardPicture(pen, { ...card, printings }), "a picture that is not to be had").toContain("<linearGradient");
});
