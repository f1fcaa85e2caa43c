import { type Color, getEffectiveColors } from "../model/card";
import type { MergedDeckLine } from "./merge-lines";

export type CountByColor = Record<Color, number>;

const sumByColor = (amount: (color: Color) => number): CountByColor => ({
  blue: amount("blue"),
  green: amount("green"),
  red: amount("red"),
});

const sum = (lines: readonly MergedDeckLine[], each: (line: MergedDeckLine) => number): number =>
  lines.reduce((all, line) => all + line.count * each(line), 0);

/** Returns the number of symbols of each color in all use costs and catalysts of a grimoire. */
export const countNeededSymbols = (grimoire: readonly MergedDeckLine[]): CountByColor =>
  sumByColor((color) => sum(grimoire, ({ card }) => (card ? card.useCost[color] + card.catalyst[color] : 0)));

/**
 * Returns the highest number of stones of a color that a single card needs. One stone may pay both its use cost and its
 * catalyst (702.3.4.2).
 */
export const getLargestStoneNeed = (grimoire: readonly MergedDeckLine[], color: Color): number =>
  grimoire.reduce((most, { card }) => (card ? Math.max(most, card.useCost[color], card.catalyst[color]) : most), 0);

/** Returns the number of symbols of a color in all catalysts of a grimoire. */
export const countCatalystDemand = (grimoire: readonly MergedDeckLine[], color: Color | "any"): number =>
  sum(grimoire, ({ card }) => card?.catalyst[color] ?? 0);

/**
 * Returns the number of stones of each color in a stone deck. A stone with several colors by its text counts for each
 * (212.4).
 */
export const countSuppliedStones = (stoneDeck: readonly MergedDeckLine[]): CountByColor =>
  sumByColor((color) => sum(stoneDeck, ({ card }) => (card && isStoneOf(card, color) ? 1 : 0)));

const isStoneOf = (card: NonNullable<MergedDeckLine["card"]>, color: Color): boolean =>
  card.kind === "stone" && getEffectiveColors(card).includes(color);

/**
 * Distributes stones among `colors` in proportion to need, rounded by largest remainder, with at least one for each
 * needed color while there are enough. Without any need the shares are equal.
 */
export function apportionStones(stones: number, need: CountByColor, colors: readonly Color[]): CountByColor {
  const wanted = colors.filter((color) => need[color] > 0);
  const sharing = wanted.length > 0 ? wanted : colors;
  const weight = (color: Color): number => (wanted.length > 0 ? need[color] : 1);
  const all = sharing.reduce((so, color) => so + weight(color), 0);
  const shares: CountByColor = { blue: 0, green: 0, red: 0 };
  const floor = stones >= sharing.length ? 1 : 0;
  for (const color of sharing) shares[color] = floor;
  for (let left = stones - floor * sharing.length; left > 0; left -= 1) {
    const short = (color: Color): number => (stones * weight(color)) / all - shares[color];
    const next = sharing.reduce((best, color) => (short(color) > short(best) ? color : best), sharing[0] ?? "blue");
    shares[next] += 1;
  }
  return shares;
}
