import { JOINED_LINE } from "@/lib/decks/lists/list-lines";
import { parseHeading, parseTally, trimOrnaments } from "./headings";
import { parseBeside } from "./numbers-beside";

/** Lines of names and of counts that cannot be told apart, with the ways to write them. */
type CountDoubt = { readonly line: number; readonly height: number; readonly readings: readonly string[] };

type Place = { readonly at: number; readonly count: number | null };
type Way = readonly (readonly [name: Place, count: Place])[];

/** Returns the number of a line that is a count alone; null for other lines. */
function parseCountLine(written: string): number | null {
  const bare = trimOrnaments(written);
  const line = bare.endsWith("枚") ? bare : written;
  if (!/^(?:[x×*]\s?)?(?:\d{1,3}|[〇一二三四五六七八九十]{1,3})\s?[枚x×]?$/iu.test(line)) return null;
  const [token] = parseBeside(` ${line} `, false) ?? [];
  return token?.is === "number" ? token.value : null;
}

/** A heading that states how many copies each card below it has, as many as a deck may have: 【3枚】, ■2枚, `1枚:`. */
export const COUNT_HEADING = /^(?:[【〔[■□◆◇●▼]{1,2}\s?[1-3]\s?枚\s?[\]】〕]?|[1-3]\s?枚\s?:)$/u;

/** Every name with the count in the line below (`step` 1) or above it (-1). */
const pairOff = (places: readonly Place[], step: 1 | -1): Way =>
  places.flatMap((name, at): Way => {
    const count = places[at + step];
    return name.count === null && count && count.count !== null ? [[name, count]] : [];
  });

/** Every name with the count above its group: a count, and the names that have it. */
const countGroups = (places: readonly Place[]): Way =>
  places.flatMap((name, at): Way => {
    const count = places.slice(0, at).findLast((one) => one.count !== null);
    return name.count === null && count ? [[name, count]] : [];
  });

/** All names first, and then all counts. */
function pairColumns(places: readonly Place[]): Way {
  const [names, counts] = [places.filter(({ count }) => count === null), places.filter(({ count }) => count !== null)];
  const isParted = (names.at(-1)?.at ?? 0) < (counts[0]?.at ?? 0) && names.length === counts.length;
  return isParted ? names.flatMap((name, at): Way => (counts[at] ? [[name, counts[at]]] : [])) : [];
}

/** The ways in which every name has a count, and every count a name. */
const findWays = (places: readonly Place[]): readonly Way[] => {
  const names = places.filter(({ count }) => count === null).length;
  const ways = [pairOff(places, 1), pairOff(places, -1), countGroups(places), pairColumns(places)].filter(
    (way) => way.length === names && new Set(way.map(([, count]) => count.at)).size === places.length - names,
  );
  return ways.filter((way, at) => ways.findIndex((one) => textOf(one) === textOf(way)) === at);
};

const textOf = (way: Way): string => way.map(([name, count]) => `${name.at} ${count.count}`).join();
const sumOf = (way: Way): number => way.reduce((sum, [, { count }]) => sum + (count ?? 0), 0);

/** Lines in a row that are names of cards or counts, and the number that the heading above them states. */
type Block = { readonly places: readonly Place[]; readonly sum: number | null };

function findBlocks(lines: readonly string[], isName: (line: string) => boolean): readonly Block[] {
  const blocks: { places: Place[]; sum: number | null }[] = [{ places: [], sum: null }];
  for (const [at, line] of lines.entries()) {
    const count = parseCountLine(line);
    if (count !== null || isName(line)) blocks.at(-1)?.places.push({ at, count });
    else if (line !== "" && line !== JOINED_LINE)
      blocks.push({ places: [], sum: parseHeading(line) === null ? null : parseTally(line) });
  }
  return blocks.filter(({ places }) => new Set(places.map(({ count }) => count === null)).size === 2);
}

/** A count in front of or behind the others that is their sum. */
function withoutSum({ places, sum }: Block): Block & { readonly total?: Place } {
  for (const [total, rest] of [
    [places[0], places.slice(1)],
    [places.at(-1), places.slice(0, -1)],
  ] as const) {
    const isSum = findWays(rest).some((way) => sumOf(way) === total?.count);
    if (total && total.count !== null && isSum && rest.length > 2) return { places: rest, sum: total.count, total };
  }
  return { places, sum };
}

/**
 * Joins counts in lines of their own to the names below or above them. A block in which names and counts take turns is
 * clear, or one with a stated sum that a single way fits; others are doubts with the ways to write them. `lines` are
 * normalized; line numbers stay the same.
 */
export function joinCountLines(
  lines: readonly string[],
  isName: (line: string) => boolean,
): {
  readonly joined: ReadonlyMap<number, string>;
  readonly doubts: readonly CountDoubt[];
  /** The number of counts in lines of their own that go to no name. */
  readonly loose: number;
} {
  const joined = new Map<number, string>();
  const doubts: CountDoubt[] = [];
  const blocks = findBlocks(lines, isName).map((block) =>
    findWays(block.places).length > 0 ? block : withoutSum(block),
  );
  const isHeading = ({ at }: Place) => COUNT_HEADING.test(lines[at] ?? "");
  const isHeaded = ({ places: [first, ...rest] }: Block) =>
    first !== undefined && isHeading(first) && rest.every((one) => one.count === null || isHeading(one));
  const placed = blocks.flatMap(({ places }) => places.filter(({ count }) => count === null)).length;
  // A name in no block would be without the count of its heading.
  const isByHeadings = blocks.every(isHeaded) && lines.filter((line) => isName(line)).length === placed;
  const isUsual = blocks.some(({ places }) => places.length > 2);
  for (const block of blocks) {
    const { places, sum } = block;
    const ways = findWays(places);
    const fitting = sum === null ? ways : ways.filter((way) => sumOf(way) === sum);
    const grouped = isByHeadings ? countGroups(places) : [];
    const headed = ways.find((one) => textOf(one) === textOf(grouped) && one.length > 0);
    const [way] = headed ? [headed] : fitting.length === 1 ? fitting : ways.length === 1 ? ways : [];
    const isSingle = places.length === 2 && !isUsual && sum === null && !headed;
    if (isSingle && lines.length === 2) continue;
    if (way && !isSingle && (headed || turnsAlike(way, places, fitting.length === 1 && sum !== null))) {
      for (const { at } of places) joined.set(at, JOINED_LINE);
      for (const [name, count] of way) joined.set(name.at, `${lines[name.at]} ×${count.count}`);
      const total = "total" in block ? (block.total as Place) : undefined;
      if (total) joined.set(total.at, `(${total.count}枚)`);
      continue;
    }
    const [first, last] = [places[0]?.at ?? 0, places.at(-1)?.at ?? 0];
    for (const { at } of places) joined.set(at, JOINED_LINE);
    const texts = [...ways, pairOff(places, 1), pairOff(places, -1)].map((one) => writeWay(one, places, lines));
    doubts.push({ line: first + 1, height: last - first + 1, readings: [...new Set(texts)] });
  }
  const loose = lines.filter((line, at) => !joined.has(at) && parseCountLine(line) !== null).length;
  return { joined, doubts, loose };
}

/** Whether names and counts take turns, or a sum proves the way. */
const turnsAlike = (way: Way, places: readonly Place[], isProved: boolean): boolean =>
  isProved ||
  (way.length * 2 === places.length &&
    places.every(({ count }, at) => (count === null) !== (places[at + 1]?.count === null) || at === places.length - 1));

/** Writes the names of a block with their counts; a name without one as it is, a count without a name as a remark. */
function writeWay(way: Way, places: readonly Place[], lines: readonly string[]): string {
  const counts = new Map(way.map(([name, count]) => [name.at, count]));
  const used = new Set(way.map(([, count]) => count.at));
  return places
    .flatMap(({ at, count }) => {
      const own = counts.get(at);
      if (count !== null) return used.has(at) ? [] : [`// ${lines[at]}`];
      return [own ? `${lines[at]} ×${own.count}` : (lines[at] ?? "")];
    })
    .join("\n");
}
