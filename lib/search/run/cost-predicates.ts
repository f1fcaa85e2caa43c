import type { Symbols } from "@/engine/magmell";
import { COMPARED_SETS, colorsWhere } from "../index/colors";
import { costsWhere, SIGNS } from "../index/symbols";
import type { Comparison } from "../query/types";
import { COMPARED } from "./compared";
import { cards } from "./found";
import type { Answer } from "./types";

/** Sets of colours: a card has colours by its use cost (212.2), its name (212.5) and its text (212.4). */
export const colorsTest: Answer<"colors"> = ({ index }, { key, op, bits }) =>
  cards(colorsWhere(index.colors(key), (colors) => COMPARED_SETS[op](colors, bits)));

export const colorCountTest: Answer<"colorCount"> = ({ index }, { key, op, value }) =>
  cards(colorsWhere(index.colors(key), (colors) => COMPARED[op](countOf(colors), value)));

const countOf = (colors: number) => (colors & 1) + ((colors >> 1) & 1) + ((colors >> 2) & 1);

/** Symbols of a cost as a multiset. What has no cost passes no comparison. */
export const symbolsTest: Answer<"symbols"> = ({ index }, { key, op, symbols }) =>
  cards(costsWhere(index.symbols(key), (cost) => COMPARED_SYMBOLS[op](cost, symbols)));

const within = (part: Symbols, whole: Symbols) => SIGNS.every((sign) => part[sign] <= whole[sign]);
const same = (one: Symbols, other: Symbols) => SIGNS.every((sign) => one[sign] === other[sign]);

const COMPARED_SYMBOLS = {
  "=": same,
  "!=": (one, other) => !same(one, other),
  "<": (one, other) => within(one, other) && !same(one, other),
  "<=": within,
  ">": (one, other) => within(other, one) && !same(one, other),
  ">=": (one, other) => within(other, one),
} as const satisfies Record<Comparison, (one: Symbols, other: Symbols) => boolean>;
