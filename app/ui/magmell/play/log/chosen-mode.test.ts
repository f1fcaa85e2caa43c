import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { type CardDefinition, createCards, NO_SYMBOLS } from "@/engine/magmell";
import { compileText } from "@/engine/magmell/text";
import { locateAbilities } from "@/lib/magmell/play/locate-abilities";
import { applyCommand, startSession } from "@/lib/magmell/play/session";
import { buildTableView } from "@/lib/magmell/play/table-view";
import type { GoldfishSession } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "../goldfish-card";
import { describeTurn } from "./describe-turn";
import type { LogFormatter } from "./log-formatter";

const TEXT = "■このユニットが召喚されたとき、以下から1つを選ぶ。\n・カードを1枚引く。\n・相手に1点のダメージを与える。";
const ENGLISH = "■When this unit is summoned, choose one of these.\n・Draw a card.\n・Deal 1 damage to your opponent.";
const plain: CardDefinition = {
  name: "二択の書記",
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: TEXT,
  abilities: compileText(TEXT, "unit").abilities,
  token: false,
};
const stone: CardDefinition = {
  ...plain,
  name: "青の魔石",
  kind: "stone",
  timing: null,
  ap: null,
  hp: null,
  text: "",
  abilities: [],
};
const CARDS = createCards([plain, stone]);
const FACES = CARDS.list.map(
  (card) => ({ ...card, englishName: card.name, englishText: card.text === "" ? "" : ENGLISH }) as GoldfishCard,
);

/** A game in which a unit is summoned, and the second mode of its trigger chosen. */
function played(): GoldfishSession {
  const deck = { grimoire: [{ name: plain.name, count: 40 }], stoneDeck: [{ name: stone.name, count: 20 }] };
  const opponent = { kind: "passive", deck: null } as const;
  const begun = startSession(CARDS, { deck, seed: 3, goesFirst: true, opponent, opening: null });
  if (!begun.ok) throw new Error("The deck is refused");
  const kept = applyCommand(CARDS, begun.session, "keep");
  const [hand] = buildTableView(CARDS, kept).view.sides[0].hand ?? [];
  if (hand === undefined) throw new Error("The hand is empty");
  const asked = applyCommand(CARDS, kept, { answer: { do: "use", instance: hand.id } });
  return applyCommand(CARDS, asked, { answer: { do: "option", option: 1 } });
}

it.each(LANGS)("a mode of an ability is told by its text, in %s", (lang) => {
  const { goldfish, site } = getDictionary(lang);
  const abilities = locateAbilities(CARDS);
  const formatter: LogFormatter = { lang, words: goldfish, colors: site.colors, viewer: 0, cards: FACES, abilities };
  const told = describeTurn(formatter, buildTableView(CARDS, played()).log)
    .map(({ text }) => text)
    .join("\n");
  expect(told).toContain(lang === "ja" ? "相手に1点のダメージを与える。" : "Deal 1 damage to your opponent.");
  expect(told).not.toMatch(/モード2|Mode 2/);
});
