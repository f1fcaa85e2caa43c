import { DECK_ZONES, type Deck, type DeckLine, toNameKey } from "@/engine/magmell";
import { MixedRadixDecoder, MixedRadixEncoder } from "@/lib/decks/sharing/mixed-radix";
import { computeBinomial, rankCombination, unrankCombination } from "./combinations";
import { countCompositions, rankComposition, unrankComposition } from "./compositions";
import type { CardNumberTable, DeckCodeProblem, DeckEncodeProblem } from "./types";

/*
 * The content of version 1, fixed for ever: decks that were shared must stay readable. The first digit tells the form.
 * 1 to 27: a usual deck, whose grimoire has 40 cards with 1 to 3 copies of 14 to 40 names, and whose stone deck has 20
 * basic stones. 0: any other deck.
 */
const GRIMOIRE = { size: 40, copies: 3, leastNames: 14 } as const;
const STONES = { size: 20, names: ["青の魔石", "緑の魔石", "赤の魔石"] } as const;
const FORMS = 28;
const STONE_CHOICES = 2 ** STONES.names.length - 1;
const MAX_LINES = 100;
const MAX_COUNT = 99;
const MAX_NUMBER = 99_999;

/** A zone as card numbers with counts, in the order of the numbers. */
type Zone = readonly { readonly number: number; readonly count: number }[];
type Refused = Extract<DeckEncodeProblem, { code: string }>;

/** Packs a deck into one integer. Returns the reason if the deck cannot be packed. */
export function packDeck(deck: Deck, table: CardNumberTable): bigint | Refused {
  const grimoire = zoneOf(deck.grimoire, table);
  if ("code" in grimoire) return grimoire;
  const writer = new MixedRadixEncoder();
  const stones = basicStones(deck.stoneDeck);
  if (stones && isUsual(grimoire)) return packUsual(writer, grimoire, stones);
  const stoneDeck = zoneOf(deck.stoneDeck, table);
  if ("code" in stoneDeck) return stoneDeck;
  writer.put(0, FORMS);
  for (const zone of [grimoire, stoneDeck]) packZone(writer, zone);
  return writer.finish(0n);
}

/** Unpacks a deck from an integer, in bounded time for any input. */
export function unpackDeck(packed: bigint, table: CardNumberTable): Deck | DeckCodeProblem {
  const reader = new MixedRadixDecoder(packed);
  const form = reader.takeNumber(FORMS);
  if (form > 0) return unpackUsual(reader, form + GRIMOIRE.leastNames - 1, table);
  const zones = DECK_ZONES.map(() => unpackZone(reader));
  const [grimoire, stoneDeck] = zones;
  if (!grimoire || !stoneDeck || reader.rest !== 0n) return { code: "MALFORMED" };
  return named(grimoire, table, (lines) =>
    named(stoneDeck, table, (stones) => ({ grimoire: lines, stoneDeck: stones })),
  );
}

function packUsual(writer: MixedRadixEncoder, grimoire: Zone, stones: readonly number[]): bigint {
  writer.put(grimoire.length - GRIMOIRE.leastNames + 1, FORMS);
  const present = stones.reduce((mask, count, index) => (count > 0 ? mask | (1 << index) : mask), 0);
  writer.put(present - 1, STONE_CHOICES);
  const stoneCounts = stones.filter((count) => count > 0);
  writer.put(
    rankComposition(stoneCounts, STONES.size),
    countCompositions(stoneCounts.length, STONES.size, STONES.size),
  );
  const counts = grimoire.map(({ count }) => count);
  writer.put(
    rankComposition(counts, GRIMOIRE.copies),
    countCompositions(counts.length, GRIMOIRE.size, GRIMOIRE.copies),
  );
  return writer.finish(rankCombination(grimoire.map(({ number }) => number - 1)));
}

function unpackUsual(reader: MixedRadixDecoder, names: number, table: CardNumberTable): Deck | DeckCodeProblem {
  const present = reader.takeNumber(STONE_CHOICES) + 1;
  const stoneNames = STONES.names.filter((_, index) => present & (1 << index));
  const stoneRank = reader.take(countCompositions(stoneNames.length, STONES.size, STONES.size));
  const stoneCounts = unrankComposition(stoneRank, stoneNames.length, STONES.size, STONES.size);
  const rank = reader.take(countCompositions(names, GRIMOIRE.size, GRIMOIRE.copies));
  const counts = unrankComposition(rank, names, GRIMOIRE.size, GRIMOIRE.copies);
  const numbers = unrankCombination(reader.rest, names, MAX_NUMBER);
  if (numbers === null) return { code: "MALFORMED" };
  const zone = numbers.map((number, index) => ({ number: number + 1, count: counts[index] ?? 0 }));
  const stoneDeck = stoneNames.map((name, index) => ({ name, count: stoneCounts[index] ?? 0 }));
  return named(zone, table, (grimoire) => ({ grimoire, stoneDeck }));
}

function packZone(writer: MixedRadixEncoder, zone: Zone): void {
  writer.put(zone.length, MAX_LINES + 1);
  const last = zone.at(-1);
  if (!last) return;
  writer.put(last.number - 1, MAX_NUMBER);
  const others = zone.slice(0, -1).map(({ number }) => number - 1);
  writer.put(rankCombination(others), computeBinomial(last.number - 1, others.length));
  const most = Math.max(...zone.map(({ count }) => count));
  writer.put(most - 1, MAX_COUNT);
  for (const { count } of zone) writer.put(count - 1, most);
}

function unpackZone(reader: MixedRadixDecoder): Zone | null {
  const lines = reader.takeNumber(MAX_LINES + 1);
  if (lines === 0) return [];
  const last = reader.takeNumber(MAX_NUMBER);
  const sets = computeBinomial(last, lines - 1);
  if (sets === 0n) return null;
  const others = unrankCombination(reader.take(sets), lines - 1, last);
  if (others === null) return null;
  const most = reader.takeNumber(MAX_COUNT) + 1;
  return [...others, last].map((number) => ({ number: number + 1, count: reader.takeNumber(most) + 1 }));
}

function isUsual(grimoire: Zone): boolean {
  const size = grimoire.reduce((sum, { count }) => sum + count, 0);
  return size === GRIMOIRE.size && grimoire.every(({ count }) => count <= GRIMOIRE.copies);
}

/** The count of each basic stone; `null` unless the zone is exactly a full stone deck of them. */
function basicStones(lines: readonly DeckLine[]): readonly number[] | null {
  const keys = STONES.names.map(toNameKey);
  const counts = STONES.names.map(() => 0);
  for (const { name, count } of lines) {
    const index = keys.indexOf(toNameKey(name));
    if (index < 0 || !isCount(count)) return null;
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts.reduce((sum, count) => sum + count, 0) === STONES.size ? counts : null;
}

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= MAX_COUNT;

function zoneOf(lines: readonly DeckLine[], table: CardNumberTable): Zone | Refused {
  const counts = new Map<number, number>();
  const unknown = new Set<string>();
  const wrong = new Set<string>();
  for (const { name, count } of lines) {
    const number = table.numberOf(name);
    if (number === null || number < 1 || number > MAX_NUMBER) {
      unknown.add(name);
      continue;
    }
    const sum = (counts.get(number) ?? 0) + count;
    if (!isCount(count) || !isCount(sum)) wrong.add(name);
    counts.set(number, sum);
  }
  if (unknown.size > 0) return { code: "UNKNOWN_NAME", names: [...unknown] };
  if (wrong.size > 0) return { code: "COUNT", names: [...wrong], max: MAX_COUNT };
  if (counts.size > MAX_LINES) return { code: "TOO_MANY_LINES", max: MAX_LINES };
  return [...counts].map(([number, count]) => ({ number, count })).sort((a, b) => a.number - b.number);
}

/** Continues with the named lines of a zone, unless some of its numbers have no name. */
function named<T>(
  zone: Zone,
  table: CardNumberTable,
  goOn: (lines: readonly DeckLine[]) => T,
): T | Extract<DeckCodeProblem, { code: "UNKNOWN_NUMBER" }> {
  const lines = zone.map(({ number, count }) => ({ number, name: table.nameOf(number), count }));
  const numbers = lines.filter(({ name }) => name === null).map(({ number }) => number);
  if (numbers.length > 0) return { code: "UNKNOWN_NUMBER", numbers };
  return goOn(lines.map(({ name, count }) => ({ name: name ?? "", count })));
}
