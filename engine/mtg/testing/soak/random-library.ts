import { nextIntBelow, type RandomState, shuffle } from "../../../kernel/random";
import { BASIC_LAND_TYPES, type CardDefinition, type CardType, getPrintedColors } from "../../model/card";
import type { Cards } from "../../model/cards";
import type { Era } from "../../model/era";
import { COLORS } from "../../model/mana";
import type { LibraryList } from "../../model/record";

/** Card types that only the modern era knows. */
const MODERN: readonly CardType[] = ["battle", "dungeon", "planeswalker"];
/** Most copies of a name that is no basic land (P.1.3). */
const COPIES = 4;
/** Sizes of random libraries: small ones end by an empty library as well as by life. */
const SMALLEST = 30;
const SIZES = 31;

/** Returns a random library of two colours and artifacts, two fifths of it lands that pay for them. */
export function createRandomLibrary(cards: Cards, era: Era, random: RandomState): LibraryList {
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
