import {
  CARD_KINDS,
  type CardKind,
  type Cards,
  COLORS,
  type Color,
  countSymbols,
  type Deck,
  type DeckLine,
  findCard,
  getEffectiveColors,
  getNeededColors,
} from "@/engine/magmell";
import { computeCatalystPace } from "./odds/catalyst-pace";
import { computeStoneOdds } from "./odds/stone-odds";

/** Parts of a bar in the cost curve: cards of each color, multicolored cards, and colorless cards. */
export const CURVE_COLORS = [...COLORS, "multi", "none"] as const;
export type CurveColor = (typeof CURVE_COLORS)[number];

/** A bar of the cost curve: the copies with one use cost (210.2), by kind and by color. */
export type CurveBar = {
  readonly useCost: number;
  readonly unit: number;
  readonly magic: number;
  readonly colors: Readonly<Record<CurveColor, number>>;
};

/** The grimoire's demand for stones of one color, and the supply of the stone deck. */
export type ColorBalance = {
  readonly color: Color;
  /** Copies with the color in their use cost or catalyst. */
  readonly cards: number;
  /** Symbols in the use costs of all copies. */
  readonly useCost: number;
  /** Symbols in the catalysts of all copies: the stones that using every copy once would turn face down (211.1). */
  readonly catalyst: number;
  /**
   * The maximum number of symbols of the color in the use cost or catalyst of a card, which is the number of stones
   * needed at once.
   */
  readonly most: number;
  /** Stones of the color in the stone deck. */
  readonly stones: number;
};

export type DeckStatistics = {
  /** Bars for every use cost from 0 to the highest in the grimoire; empty without a card. */
  readonly curve: readonly CurveBar[];
  /** Mean use cost of a copy in the grimoire; `null` without a card. */
  readonly meanUseCost: number | null;
  readonly balance: readonly ColorBalance[];
  /** Stones without a color. */
  readonly colorlessStones: number;
  readonly catalyst: number;
  /** Copies by kind in both decks together. */
  readonly kinds: Readonly<Record<CardKind, number>>;
  /** Quick copies by kind (209.1); the others are normal. */
  readonly quick: Readonly<Record<"unit" | "magic", number>>;
  /** Chances that the needed colors are there by turn; empty without stones. */
  readonly odds: ReturnType<typeof computeStoneOdds>;
  /** Catalysts needed and stones available by turn; empty without cards. */
  readonly pace: ReturnType<typeof computeCatalystPace>;
  /** Copies under a name that no card has. */
  readonly unknown: number;
};

type Copies = { readonly card: Cards["list"][number]; readonly count: number };

/** Computes the statistics of a deck. Unknown names count only as `unknown`. */
export function computeDeckStatistics(deck: Deck, cards: Cards): DeckStatistics {
  const grimoire = known(deck.grimoire, cards);
  const stones = known(deck.stoneDeck, cards);
  const played = grimoire.filter(({ card }) => card.kind !== "stone");
  return {
    curve: curveOf(played),
    meanUseCost: total(played) === 0 ? null : sum(played, (card) => countSymbols(card.useCost)) / total(played),
    balance: COLORS.map((color) => balanceOf(color, played, stones)),
    colorlessStones: total(stones.filter(({ card }) => card.kind === "stone" && getEffectiveColors(card).length === 0)),
    catalyst: sum(played, (card) => countSymbols(card.catalyst)),
    kinds: kindsOf([...grimoire, ...stones]),
    quick: { unit: quickOf(played, "unit"), magic: quickOf(played, "magic") },
    odds: computeStoneOdds(
      stones.flatMap(({ card, count }) => (card.kind === "stone" ? [{ colors: getEffectiveColors(card), count }] : [])),
      COLORS.filter((color) => played.some(({ card }) => getNeededColors(card).includes(color))),
    ),
    pace: computeCatalystPace(
      played.map(({ card, count }) => ({
        useCost: countSymbols(card.useCost),
        catalyst: countSymbols(card.catalyst),
        count,
      })),
      stones,
    ),
    unknown: [...deck.grimoire, ...deck.stoneDeck].reduce(
      (copies, { name, count }) => (findCard(cards, name) ? copies : copies + count),
      0,
    ),
  };
}

function known(lines: readonly DeckLine[], cards: Cards): Copies[] {
  return lines.flatMap(({ name, count }) => {
    const card = findCard(cards, name);
    return card ? [{ card, count }] : [];
  });
}

const total = (copies: readonly Copies[]) => copies.reduce((all, { count }) => all + count, 0);

const sum = (copies: readonly Copies[], value: (card: Copies["card"]) => number) =>
  copies.reduce((all, { card, count }) => all + count * value(card), 0);

function curveOf(played: readonly Copies[]): CurveBar[] {
  if (played.length === 0) return [];
  const highest = Math.max(...played.map(({ card }) => countSymbols(card.useCost)));
  return Array.from({ length: highest + 1 }, (_, useCost) => {
    const here = played.filter(({ card }) => countSymbols(card.useCost) === useCost);
    const ofKind = (kind: CardKind) => total(here.filter(({ card }) => card.kind === kind));
    const ofColor = (color: CurveColor) => total(here.filter(({ card }) => curveColor(card) === color));
    const colors = { blue: 0, green: 0, red: 0, multi: 0, none: 0 };
    for (const color of CURVE_COLORS) colors[color] = ofColor(color);
    return { useCost, unit: ofKind("unit"), magic: ofKind("magic"), colors };
  });
}

function curveColor(card: Copies["card"]): CurveColor {
  const [color, other] = getEffectiveColors(card);
  return other !== undefined ? "multi" : (color ?? "none");
}

const quickOf = (played: readonly Copies[], kind: CardKind): number =>
  total(played.filter(({ card }) => card.kind === kind && card.timing === "quick"));

function balanceOf(color: Color, played: readonly Copies[], stones: readonly Copies[]): ColorBalance {
  return {
    color,
    cards: total(played.filter(({ card }) => getNeededColors(card).includes(color))),
    useCost: sum(played, (card) => card.useCost[color]),
    catalyst: sum(played, (card) => card.catalyst[color]),
    most: Math.max(0, ...played.map(({ card }) => Math.max(card.useCost[color], card.catalyst[color]))),
    stones: total(stones.filter(({ card }) => card.kind === "stone" && getEffectiveColors(card).includes(color))),
  };
}

function kindsOf(copies: readonly Copies[]): Record<CardKind, number> {
  const counts: Record<CardKind, number> = { unit: 0, magic: 0, stone: 0 };
  for (const kind of CARD_KINDS) counts[kind] = total(copies.filter(({ card }) => card.kind === kind));
  return counts;
}
