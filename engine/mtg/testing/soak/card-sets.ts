import { nextIntBelow, type RandomState, shuffle } from "../../../kernel/random";
import { SAMPLE_CARDS, SAMPLE_DECKS } from "../../boards/sample-cards/sample-cards";
import { BASIC_LAND_TYPES, type CardDefinition, type CardType, getPrintedColors } from "../../model/card";
import { type Cards, createCards } from "../../model/cards";
import type { Era } from "../../model/era";
import { COLORS } from "../../model/mana";
import type { LibraryList } from "../../model/record";
import { WIDE_CARD_POOL } from "../wide/wide-pool";

/** Card types that only the modern era knows. */
const MODERN: readonly CardType[] = ["battle", "dungeon", "planeswalker"];
/** Most copies of a name that is no basic land (P.1.3). */
const COPIES = 4;
/** Sizes of random libraries: small ones end by an empty library as well as by life. */
const SMALLEST = 30;
const SIZES = 31;

/** Returns a random library of two colors and artifacts, two fifths of it lands that pay for them. */
function createRandomLibrary(cards: Cards, era: Era, random: RandomState): LibraryList {
  const colors = [...COLORS];
  shuffle(random, colors);
  const two = colors.slice(0, 2);
  const lands = Object.entries(BASIC_LAND_TYPES).flatMap(([name, color]) => (two.includes(color) ? [name] : []));
  const spells = cards.list
    .slice(0, cards.indexOf.size)
    .filter((card) => isSpell(card, era) && getPrintedColors(card).every((color) => two.includes(color)))
    .flatMap(({ name }) => Array.from({ length: COPIES }, () => name));
  shuffle(random, spells);
  const size = SMALLEST + nextIntBelow(random, SIZES);
  const sources = Math.round((size * 2) / 5);
  return [
    ...Array.from({ length: sources }, (_none, index) => lands[index % lands.length] ?? "Forest"),
    ...spells.slice(0, size - sources),
  ];
}

const isSpell = ({ types }: CardDefinition, era: Era): boolean =>
  !types.includes("land") && (era === "mod" || !types.some((type) => MODERN.includes(type)));

/** Cards for random games, and a function that creates random libraries from them. */
export type SoakCardSet = {
  readonly cards: Cards;
  readonly libraryOf: (era: Era, random: RandomState) => LibraryList;
};

const LABORATORY = createCards(SAMPLE_CARDS);

/**
 * Card sets by name: `pool` uses the whole vocabulary of abilities, `laboratory` has the decks that the site offers,
 * and `mixed` has random libraries of their cards.
 */
export const SOAK_CARD_SETS = {
  pool: { cards: WIDE_CARD_POOL, libraryOf: (era, random) => createRandomLibrary(WIDE_CARD_POOL, era, random) },
  laboratory: {
    cards: LABORATORY,
    libraryOf: (_era, random) => SAMPLE_DECKS[nextIntBelow(random, SAMPLE_DECKS.length)]?.library ?? [],
  },
  mixed: { cards: LABORATORY, libraryOf: (era, random) => createRandomLibrary(LABORATORY, era, random) },
} as const satisfies Record<string, SoakCardSet>;
export type SoakSetName = keyof typeof SOAK_CARD_SETS;

export const isSoakSetName = (name: string): name is SoakSetName => Object.hasOwn(SOAK_CARD_SETS, name);
