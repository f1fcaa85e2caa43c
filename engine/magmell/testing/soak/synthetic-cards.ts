import {
  BASIC_STONES,
  type CardDefinition,
  type Cards,
  COLORS,
  createCards,
  NO_SYMBOLS,
  type SymbolCounts,
} from "../..";
import { createStone, createUnit } from "../pool/builders";

const cost = (part: Partial<SymbolCounts>): SymbolCounts => ({ ...NO_SYMBOLS, ...part });

const sized = (color: keyof SymbolCounts, size: number): CardDefinition => ({
  ...createUnit(`${color} unit ${size}`, "", `${size}/${size}`),
  useCost: cost({ [color]: 1, any: size - (color === "any" ? 0 : 1) }),
  catalyst: cost(size > 2 ? { [color]: 1 } : {}),
});

/** A magic without text: quick for one symbol, of normal timing for more. */
const magicWithoutText = (color: keyof SymbolCounts, symbols: number): CardDefinition => ({
  ...createUnit(`${color} magic ${symbols}`, "", ""),
  kind: "magic",
  timing: symbols === 1 ? "quick" : "normal",
  useCost: cost({ [color]: symbols }),
  ap: null,
  hp: null,
});

/**
 * Cards with hardly any text, for fast random games: units and magics in each color and colorless, stones, and a token.
 */
export const SYNTHETIC_CARDS: Cards = createCards([
  ...[...COLORS, "any" as const].flatMap((color) => [
    ...[1, 2, 3, 4].map((size) => sized(color, size)),
    ...[1, 2].map((symbols) => magicWithoutText(color, symbols)),
  ]),
  ...Object.keys(BASIC_STONES).map((name) => createStone(name)),
  createStone("plain stone"),
  { ...createUnit("test token", "1", "1/1"), token: true },
]);

const byKind = (...kinds: readonly string[]): readonly string[] =>
  SYNTHETIC_CARDS.list.filter(({ kind, token }) => !token && kinds.includes(kind)).map(({ name }) => name);

/** Names that may go into a grimoire. */
export const SYNTHETIC_SPELLS = byKind("unit", "magic");

/** Names that may go into a stone deck. */
export const SYNTHETIC_STONES = byKind("stone");
