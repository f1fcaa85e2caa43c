import {
  applyFix,
  type CardDefinition,
  type Cards,
  COLORS,
  type Color,
  checkDeck,
  countDeckLineCards,
  countSymbols,
  DECK_LIMITS,
  type Deck,
  type DeckLine,
  getNeededColors,
  type RandomState,
  seedRandom,
  shuffle,
} from "@/engine/magmell";

/**
 * The use cost curve of the forty cards: copies with a use cost of at most `upTo`. The remaining copies are any cards
 * that fit.
 */
const CURVE = [
  { upTo: 1, copies: 10 },
  { upTo: 2, copies: 11 },
  { upTo: 3, copies: 9 },
  { upTo: 4, copies: 6 },
] as const;

/**
 * Returns a legal sample deck of two colors, determined by the seed (an unsigned 32-bit integer). `wanted` are required
 * colors. Uses a third color if two do not have forty cards; null if the whole catalogue does not.
 */
export function createSampleDeck(cards: Cards, seed: number, wanted: readonly Color[] = []): Deck | null {
  const random = seedRandom(seed);
  const others = COLORS.filter((color) => !wanted.includes(color));
  shuffle(random, others);
  const colors = [...wanted, ...others];
  const first = colors.slice(0, Math.max(2, wanted.length));
  const grimoire = pickGrimoire(cards, first, random) ?? pickGrimoire(cards, colors, random);
  return grimoire && withStones({ grimoire, stoneDeck: [] }, cards);
}

function pickGrimoire(cards: Cards, colors: readonly Color[], random: RandomState): readonly DeckLine[] | null {
  const { size, copies, kinds }: { size: number; copies: number; kinds: readonly string[] } = DECK_LIMITS.grimoire;
  const fits = cards.list.filter(
    (card) =>
      !card.token && kinds.includes(card.kind) && getNeededColors(card).every((color) => colors.includes(color)),
  );
  shuffle(random, fits);
  const lines: DeckLine[] = [];
  const take = (candidates: readonly CardDefinition[], wanted: number) => {
    let left = Math.min(wanted, size - countDeckLineCards(lines));
    for (const { name } of candidates) {
      if (left <= 0) return;
      const count = Math.min(copies, left);
      lines.push({ name, count });
      left -= count;
    }
  };
  const free = () => fits.filter((card) => !lines.some(({ name }) => name === card.name));
  let below = -1;
  for (const { upTo, copies: wanted } of CURVE) {
    const [from, to] = [below, upTo];
    take(
      free().filter((card) => countSymbols(card.useCost) > from && countSymbols(card.useCost) <= to),
      wanted,
    );
    below = upTo;
  }
  take(free(), size);
  topUp(lines, size, copies);
  return countDeckLineCards(lines) === size ? lines : null;
}

/** Adds copies of names below their limit, when there are not enough names. */
function topUp(lines: DeckLine[], size: number, copies: number): void {
  for (const [index, line] of lines.entries()) {
    const missing = size - countDeckLineCards(lines);
    if (missing > 0) lines[index] = { ...line, count: Math.min(copies, line.count + missing) };
  }
}

/** Adds basic stones as the deck check proposes them; `null` when it proposes none. */
function withStones(deck: Deck, cards: Cards): Deck | null {
  const fix = checkDeck(deck, cards).find(({ code }) => code === "STONE_COUNT")?.fix;
  return fix?.do === "fill" ? applyFix(deck, fix) : null;
}
