import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { type CardDefinition, type ChoiceOption, createCards } from "@/engine/magmell";
import { STARTER_CARDS } from "@/engine/magmell/testing/starter/starter-definitions";
import { compileText, renderText } from "@/engine/magmell/text";
import { locateAbilities } from "@/lib/magmell/play/locate-abilities";
import type { GoldfishCard } from "../goldfish-card";
import { addWording } from "../with-wording";
import { listAbilityTexts } from "./ability-text";
import { describeOptions, type OpenQuestion } from "./describe-question";
import type { LogFormatter } from "./log-formatter";

const faceOf = (card: CardDefinition): GoldfishCard =>
  addWording({
    ...card,
    reading: "",
    englishName: card.name,
    englishText: renderText(card.abilities, "en", card.kind),
    coverage: "full",
    printing: null,
    written: null,
  });

/** A magic as players write them, with its modes in the run of a sentence. */
const inOneLine = (text: string): CardDefinition => ({
  ...(STARTER_CARDS.find(({ kind }) => kind === "magic") as CardDefinition),
  name: "書きたて",
  text,
  abilities: compileText(text, "magic").abilities,
});

const definitions = [
  ...STARTER_CARDS,
  inOneLine("次の2つから1つを選ぶ。「カードを2枚引く。」「あなたのライフを4点回復する。」"),
];
const cards = createCards(definitions);
const abilities = locateAbilities(cards);
const faces = cards.list.map(faceOf);

/** The options of questions: all modes of each ability that has them, or all triggers of each card. */
function* optionsOf(purpose: "mode" | "trigger"): Generator<readonly ChoiceOption[]> {
  for (const [card, { abilities: printed }] of cards.list.entries()) {
    const parts = printed.map((ability) => cards.parts.idOf.get(ability) ?? -1);
    if (purpose === "trigger") yield parts.map((ability) => ({ card, ability }));
    else
      for (const ability of parts) {
        const modes = abilities[ability]?.modes ?? 0;
        if (modes > 0) yield Array.from({ length: modes }, (_none, mode) => ({ card, ability, mode }));
      }
  }
}

describe.each(LANGS)("in %s", (lang) => {
  const { goldfish, site } = getDictionary(lang);
  const formatter: LogFormatter = { lang, words: goldfish, colors: site.colors, viewer: 0, cards: faces, abilities };
  const told = (purpose: "mode" | "trigger", options: readonly ChoiceOption[]) =>
    describeOptions(formatter, { ask: "option", purpose, options } as unknown as Extract<
      OpenQuestion,
      { ask: "option" }
    >);

  it("gives each ability of each card lines of its own", () => {
    for (const card of faces)
      if (card.abilities.length > 0) expect(listAbilityTexts(lang, card), card.text).not.toBeNull();
  });

  it("offers each mode by what it does", () => {
    const offers = [...optionsOf("mode")];
    expect(offers.length).toBeGreaterThan(5);
    for (const options of offers) {
      const texts = told("mode", options).map(({ text }) => text);
      expect(new Set(texts).size).toBe(options.length);
      for (const text of texts) expect(text).toMatch(lang === "ja" ? /[ぁ-ん]/ : /[a-z]/);
    }
  });

  it("tells the abilities of one card apart", () => {
    for (const options of optionsOf("trigger")) {
      const texts = told("trigger", options).map(({ text }) => text);
      expect(new Set(texts).size).toBe(options.length);
      expect(texts).not.toContain(null);
    }
  });

  it("says what cremation counters do", () => {
    const [option] = told("trigger", [{ card: 0, ability: 0 }]);
    expect(option?.text).toBe(goldfish.play.question.cremation);
  });
});
