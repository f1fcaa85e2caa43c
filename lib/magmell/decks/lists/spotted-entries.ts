import type { CardFinder } from "./card-finder";
import type { NameSpot } from "./name-spots";
import { parseBeside } from "./numbers-beside";
import { AMBIGUOUS, type BareNumber, type ListEntry } from "./types";

/** A number beside a name, with its place: below 0 before the name, from the name outwards. */
type BesideNumber = BareNumber & { readonly isMarked: boolean; readonly isEach: boolean };
type Spotted = { readonly spot: NameSpot; readonly numbers: readonly BesideNumber[] };

/** Cards of a line whose names are known exactly, and whose other signs are numbers and notes. */
type SpottedEntries = {
  readonly entries: readonly ListEntry[];
  /** Ways to write the line; absent if its counts are clear, or may be read one by one. */
  readonly readings?: readonly string[];
};

/**
 * Returns the cards of a line without decoration by their exact names, with every number beside them; null if the line
 * has other words, or no number. A count that is marked (`×3`, 三枚) wins over bare numbers. Several numbers that may be
 * the count, or one for several names, are ambiguous.
 */
export function readSpottedEntries(line: string, finder: CardFinder): SpottedEntries | null {
  const spots = finder.spot(line);
  const gaps = [...spots, null].map((spot, at) => parseBeside(line.slice(spots[at - 1]?.to ?? 0, spot?.from), at > 0));
  const known = gaps.flatMap((gap) => (gap === null ? [] : [gap]));
  const numbers = known.flat().filter(({ is }) => is === "number").length;
  if (spots.length === 0 || known.length < gaps.length || numbers === 0) return null;
  const cards = shareNumbers(spots, known);
  if (cards === null) return askLine(spots, numbers === 1 ? known.flat() : []);
  return { entries: cards.map(entryOf) };
}

type Tokens = NonNullable<ReturnType<typeof parseBeside>>;

/** The cards of a line with their numbers; null if a number may belong to either of two cards, or one card has none. */
function shareNumbers(spots: readonly NameSpot[], gaps: readonly Tokens[]): readonly Spotted[] | null {
  const isNumber = (gap: Tokens = []) => gap.some(({ is }) => is === "number");
  const [isLed, isTailed] = [isNumber(gaps[0]), isNumber(gaps.at(-1))];
  const lead: BesideNumber[][] = spots.map(() => []);
  const tail: BesideNumber[][] = spots.map(() => []);
  for (const [at, gap] of gaps.entries()) {
    const numbers = gap.flatMap((token, place) => (token.is === "number" ? [{ token, place }] : []));
    for (const [index, { token, place }] of numbers.entries()) {
      const parts = gap.flatMap(({ is }, sign) => (is === "part" ? [sign] : []));
      const isBehindPart = parts.some((sign) => sign < place);
      const isBeforePart = parts.some((sign) => sign > place);
      const isOuter = at === 0 || at === spots.length;
      const isSplit = numbers.length === 2 ? index === 1 : null;
      const isLead =
        at === 0 ||
        (at < spots.length &&
          (isBehindPart === isBeforePart ? (isSplit ?? (isLed === isTailed ? null : isLed)) : isBehindPart));
      if (isLead === null) return null;
      const owner = isLead ? lead[at] : tail[at - 1];
      if (owner === undefined || (numbers.length > 2 && !isOuter)) return null;
      const { value, isMarked, isEach } = token;
      owner.push({ value, isMarked, isEach, at: 0 });
    }
  }
  return spreadEach(
    spots.map((spot, at) => ({
      spot,
      numbers: [
        ...(lead[at] ?? []).map((one, place, all) => ({ ...one, at: place - all.length })),
        ...(tail[at] ?? []).map((one, place) => ({ ...one, at: place + 1 })),
      ],
    })),
  );
}

/** Cards with `各3` for those beside it that have no number of their own; null if one has none. */
function spreadEach(cards: readonly Spotted[]): readonly Spotted[] | null {
  const own = cards.map(({ numbers }) => numbers.find(({ isEach }) => isEach));
  const spread = cards.map((card, at) => {
    if (card.numbers.length > 0) return card;
    const isGap = (from: number, to: number) => cards.slice(from, to).every(({ numbers }) => numbers.length === 0);
    const behind = own.findIndex((each, place) => place > at && each !== undefined && each.at > 0 && isGap(at, place));
    const before = own.findLastIndex(
      (each, place) => place < at && each !== undefined && each.at < 0 && isGap(place + 1, at),
    );
    const each = own[behind] ?? own[before];
    return each === undefined ? card : { ...card, numbers: [each] };
  });
  return spread.every(({ numbers }) => numbers.length > 0) ? spread : null;
}

function entryOf({ spot, numbers }: Spotted): ListEntry {
  const marked = new Set(numbers.flatMap(({ value, isMarked }) => (isMarked ? [value] : [])));
  const values = marked.size > 0 ? marked : new Set(numbers.map(({ value }) => value));
  const [count = AMBIGUOUS] = values.size === 1 ? values : [];
  const bare = numbers.map(({ value, at }) => ({ value, at }));
  return { name: spot.card.name, count, known: true, numbers: bare, isMarked: marked.size > 0 };
}

/** A line whose counts are asked about: one number for several names counts each of them, or one of them. */
function askLine(spots: readonly NameSpot[], tokens: Tokens): SpottedEntries {
  const entries = spots.map(({ card }): ListEntry => ({ name: card.name, count: AMBIGUOUS, known: true }));
  const number = tokens.find((token) => token.is === "number");
  if (number?.is !== "number") return { entries, readings: [] };
  const { value } = number;
  const write = (counts: readonly number[]) => entries.map(({ name }, at) => `${counts[at]}x《${name}》`).join("\n");
  const one = (place: number) => entries.map((_, at) => (at === place ? value : 1));
  const isLed = tokens[0] === number;
  return { entries, readings: [write(entries.map(() => value)), write(one(isLed ? 0 : entries.length - 1))] };
}
