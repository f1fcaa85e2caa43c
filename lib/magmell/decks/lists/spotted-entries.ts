import type { CardFinder, NameSpot } from "./card-finder";
import { parseBeside } from "./numbers-beside";
import { AMBIGUOUS, type BareNumber, type ListEntry, writeCard } from "./types";

/** A number beside a name, with its place: below 0 before the name, from the name outwards. */
type BesideNumber = BareNumber & Numbers[number];
type Spotted = { readonly spot: NameSpot; readonly numbers: readonly BesideNumber[] };

/** Cards by their exact names; `readings` are ways to write a line whose counts are not clear. */
type SpottedEntries = { readonly entries: readonly ListEntry[]; readonly readings?: readonly string[] };

/**
 * Returns the cards of a line without decoration by their exact names, with every number beside them; null if the line
 * has other words, or no number. A count that is marked (`×3`, 三枚) wins over bare numbers. Several numbers that may be
 * the count, or one for several names, are ambiguous.
 */
export function readSpottedEntries(line: string, finder: CardFinder): SpottedEntries | null {
  const found = finder.spot(line);
  // A name in two languages names one card.
  const isAgain = (spot: NameSpot, at: number) =>
    found[at - 1]?.card === spot.card &&
    /^[\s()/|:-]{1,3}$/u.test(line.slice(found[at - 1]?.to, spot.from)) &&
    line.slice(spot.from, spot.to) !== line.slice(found[at - 1]?.from, found[at - 1]?.to);
  const spots = found.flatMap((spot, at) => {
    if (isAgain(spot, at)) return [];
    const next = found[at + 1];
    return [next && isAgain(next, at + 1) ? { ...spot, to: next.to } : spot];
  });
  const gaps = [...spots, null].map((spot, at) => parseBeside(line.slice(spots[at - 1]?.to ?? 0, spot?.from), at > 0));
  const known = gaps.filter((gap) => gap !== null);
  const tokens = known.flat();
  const numbers = numbersOf(tokens).length;
  if (spots.length === 0 || known.length < gaps.length) return null;
  const ordinal = tokens.find(({ is }) => is === "ordinal");
  if (numbers === 0) return ordinal?.is === "ordinal" ? askOrdinal(spots, ordinal.value) : null;
  const cards = shareNumbers(spots, known);
  return cards === null ? askLine(spots, numbers === 1 ? tokens : []) : { entries: cards.map(entryOf) };
}

type Tokens = NonNullable<ReturnType<typeof parseBeside>>;
type Numbers = readonly Extract<Tokens[number], { readonly is: "number" }>[];
const numbersOf = (tokens: Tokens): Numbers => tokens.filter((token) => token.is === "number");

/**
 * The cards of a line with their numbers; null if a number may belong to either of two cards, or one card has none. In
 * front of the first name and behind the last stand as many numbers as every name has on that side.
 */
function shareNumbers(spots: readonly NameSpot[], gaps: readonly Tokens[]): readonly Spotted[] | null {
  const countOwn = (tokens: Tokens = []) => numbersOf(tokens).filter(({ isEach }) => !isEach).length;
  const [leads, tails] = [countOwn(gaps[0]), countOwn(gaps.at(-1))];
  const lead: Numbers[] = [numbersOf(gaps[0] ?? [])];
  const tail: Numbers[] = [];
  for (const gap of gaps.slice(1, -1)) {
    const parts = gap.flatMap(({ is }, at) => (is === "part" ? [at] : []));
    const numbers = numbersOf(gap);
    const behind = numbersOf(gap.slice(0, parts[0]));
    const isParted = parts.length > 0 && numbersOf(gap.slice(parts[0], parts.at(-1))).length === 0;
    // A sign such as ・ may stand between a name and its count.
    const isClear = isParted && (behind.length === 0 || behind.length === numbers.length || parts.length === 1);
    if (!isClear && numbers.length > 0 && numbers.length !== leads + tails) return null;
    const cut = isClear ? behind.length : tails;
    tail.push(numbers.slice(0, cut));
    lead.push(numbers.slice(cut));
  }
  tail.push(numbersOf(gaps.at(-1) ?? []));
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

/** A card with the number of its line alone, which may be its count; null for several cards. */
function askOrdinal([spot, ...others]: readonly NameSpot[], value: number): SpottedEntries | null {
  if (spot === undefined || others.length > 0) return null;
  const { name } = spot.card;
  const readings = [...new Set([1, value])].map((count) => writeCard(count, name));
  return { entries: [{ name, count: AMBIGUOUS, known: true }], readings };
}

/** A line whose counts are asked about: one number for several names counts each of them, or one of them. */
function askLine(spots: readonly NameSpot[], tokens: Tokens): SpottedEntries {
  const entries = spots.map(({ card }): ListEntry => ({ name: card.name, count: AMBIGUOUS, known: true }));
  const [number] = numbersOf(tokens);
  if (number === undefined) return { entries, readings: [] };
  const own = tokens[0] === number ? 0 : entries.length - 1;
  const write = (isCounted: (at: number) => boolean) =>
    entries.map(({ name }, at) => writeCard(isCounted(at) ? number.value : 1, name)).join("\n");
  return { entries, readings: [write(() => true), write((at) => at === own)] };
}
