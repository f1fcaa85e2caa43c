import { groupBy } from "@/lib/collections";
import type { CardFinder } from "./card-finder";
import { AMBIGUOUS, type UnassignedEntry, writeCard } from "./types";

/** Fewest lines whose numbers rise from 1, or equal the costs of their cards, and so are no counts. */
const LEAST_RUN = 3;
/** Fewest such lines that have no other number. */
const LEAST_RUN_ALONE = 4;

const leadOf = ({ numbers = [] }: UnassignedEntry) => numbers.find(({ at }) => at === -1)?.value;

/** Returns the entries whose number in front only numbers the lines: 1, 2, 3. */
function findRunning(entries: readonly UnassignedEntry[], finder: CardFinder): ReadonlySet<UnassignedEntry> {
  const isLeadMarked = ({ isMarked, numbers = [] }: UnassignedEntry) => isMarked === true && numbers.length === 1;
  const led = entries.filter((entry) => leadOf(entry) !== undefined && !isLeadMarked(entry));
  const running = new Set<UnassignedEntry>();
  for (let from = 0; from < led.length; ) {
    const length = led.slice(from).findIndex((entry, at) => leadOf(entry) !== at + 1);
    const run = led.slice(from, length < 0 ? undefined : from + length);
    const hasOthers = run.filter(({ numbers = [] }) => numbers.length > 1).length * 2 > run.length;
    // Twenty stones may well be one of the first, two of the second, and so on.
    const isStones = run.every(({ name }) => finder.exact(name)?.kind === "stone");
    const least = hasOthers ? LEAST_RUN : LEAST_RUN_ALONE + Number(isStones);
    if (run.length >= least) for (const entry of run) running.add(entry);
    from += Math.max(1, run.length);
  }
  return running;
}

/** Returns the sum of the symbols in the cost of a card; null for an unknown name. */
export const costOf = (name: string, finder: CardFinder): number | null => {
  const cost = finder.exact(name)?.useCost;
  return cost === undefined ? null : Object.values(cost).reduce((sum, symbols) => sum + symbols, 0);
};

/** The shape of the numbers beside a name, such as `-1,1`. */
const shapeOf = ({ numbers = [] }: UnassignedEntry): string => numbers.map(({ at }) => at).join();

/** Returns the places of numbers that are the costs of the cards, in lines of one shape. */
function findCosts(entries: readonly UnassignedEntry[], finder: CardFinder): readonly number[] {
  const places = entries[0]?.numbers?.map(({ at }) => at) ?? [];
  const isCost = (place: number) =>
    entries.length >= LEAST_RUN &&
    entries.every(({ name, numbers = [] }) => numbers.find(({ at }) => at === place)?.value === costOf(name, finder));
  const costs = places.filter(isCost);
  return costs.length === 1 ? costs : [];
}

/** Returns entries without running numbers and costs; several numbers, or a running one alone, are asked about. */
export function decideCounts(entries: readonly UnassignedEntry[], finder: CardFinder): readonly UnassignedEntry[] {
  const running = findRunning(entries, finder);
  const isOpen = ({ count, isMarked, numbers = [] }: UnassignedEntry) =>
    numbers.length > 1 && count === AMBIGUOUS && isMarked !== true;
  const unmarked = groupBy(entries.filter(({ isMarked }) => isMarked !== true).map((entry) => [shapeOf(entry), entry]));
  const costs = new Map([...unmarked].map(([shape, alike]) => [shape, findCosts(alike, finder)]));
  return entries.map((entry) => {
    const { numbers = [], isMarked, count } = entry;
    if (isMarked === true && count !== AMBIGUOUS) return entry;
    const left = numbers.filter(
      ({ at }) => !(at === -1 && running.has(entry)) && !(isOpen(entry) && costs.get(shapeOf(entry))?.includes(at)),
    );
    const [value, ...others] = new Set(left.map((one) => one.value));
    if (numbers.length === 0 || (left.length === numbers.length && count !== AMBIGUOUS)) return entry;
    if (value !== undefined && others.length === 0 && left.length < numbers.length) return { ...entry, count: value };
    const choices = new Set((left.length > 0 ? left : [{ value: 1 }, ...numbers]).map((one) => one.value));
    return { ...entry, count: AMBIGUOUS, readings: [...choices].map((one) => writeCard(one, entry.name)) };
  });
}

/** Returns entries with the counts of one place beside the names, if no other place gives every stated sum. */
export function decideBySums(
  entries: readonly UnassignedEntry[],
  countWrongSums: (entries: readonly UnassignedEntry[]) => number,
): readonly UnassignedEntry[] {
  const open = entries.filter(
    ({ count, readings, numbers = [] }) => count === AMBIGUOUS && readings && numbers.length > 1,
  );
  const places = [...new Set(open.flatMap(({ numbers = [] }) => numbers.map(({ at }) => at)))];
  if (open.length < 2 || places.length < 2) return entries;
  const ways = places.map((place) =>
    entries.map((entry) => {
      const value = open.includes(entry) ? entry.numbers?.find(({ at }) => at === place)?.value : undefined;
      return value === undefined ? entry : { ...entry, count: value, readings: undefined };
    }),
  );
  const wrong = ways.map((way) => (way.some(({ readings }) => readings) ? null : countWrongSums(way)));
  const [right, ...others] = ways.filter((_, at) => wrong[at] === 0);
  const isProved = others.length === 0 && wrong.every((count) => count !== null) && wrong.some((count) => count !== 0);
  return right && isProved ? right : entries;
}

/** Returns the lines, of those that are a number alone, which only number a row of a form without a card. */
export function findEmptyRows(
  entries: readonly UnassignedEntry[],
  lines: readonly { readonly line: number; readonly text: string }[],
): ReadonlySet<number> {
  const rows = new Map(
    entries.flatMap((entry) => {
      const lead = (entry.numbers?.length ?? 0) > 1 ? leadOf(entry) : undefined;
      return lead === undefined ? [] : [[entry.line, lead] as const];
    }),
  );
  const empty = new Set<number>();
  for (const { line, text } of lines) {
    const number = Number(/^\s*(\d{1,3})[.)]?\s*$/u.exec(text.normalize("NFKC"))?.[1]);
    if (number <= LEAST_RUN || rows.get(line - 1) !== number - 1) continue;
    rows.set(line, number);
    empty.add(line);
  }
  return empty;
}
