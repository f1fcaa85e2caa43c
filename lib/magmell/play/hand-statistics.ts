import { type CardDefinition, COLORS, countSymbols, getNeededColors } from "@/engine/magmell";
import type { HandStatistics } from "./types";

/** Counts the cards of a hand by use cost and by the colours they need. */
export function computeHandStatistics(hand: readonly CardDefinition[]): HandStatistics {
  const curve: number[] = [];
  const needs = Object.fromEntries(COLORS.map((color) => [color, 0])) as Record<(typeof COLORS)[number], number>;
  for (const card of hand) {
    const cost = countSymbols(card.useCost);
    while (curve.length <= cost) curve.push(0);
    curve[cost] = (curve[cost] ?? 0) + 1;
    for (const color of getNeededColors(card)) needs[color] += 1;
  }
  return { curve, needs };
}
