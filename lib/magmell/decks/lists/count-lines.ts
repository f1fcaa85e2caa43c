import { JOINED_LINE } from "@/lib/decks/lists/list-lines";
import { createLineProblem } from "./gather-lists";
import { parseHeading, parseTally, trimOrnaments } from "./headings";
import { parseBeside } from "./numbers-beside";
import { AMBIGUOUS, type ListProblem, type UnassignedEntry, writeCard } from "./types";

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
const COUNT_HEADING = /^(?:[【〔[■□◆◇●▼]{1,2}\s?[1-3]\s?枚\s?[\]】〕]?|[1-3]\s?枚\s?:)$/u;

/** Every name with the count that is found for it. */
const pairNames = (places: readonly Place[], findCount: (at: number) => Place | undefined): Way =>
  places.flatMap((name, at): Way => {
    const count = name.count === null ? findCount(at) : undefined;
    return count && count.count !== null ? [[name, count]] : [];
  });

/** Every name with the count in the line below (`step` 1) or above it (-1). */
const pairOff = (places: readonly Place[], step: 1 | -1): Way => pairNames(places, (at) => places[at + step]);

/** Every name with the count above its group: a count, and the names that have it. */
const countGroups = (places: readonly Place[]): Way =>
  pairNames(places, (at) => places.slice(0, at).findLast(({ count }) => count !== null));

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
type Block = { readonly places: readonly Place[]; readonly sum: number | null; readonly total?: Place };

function findBlocks(lines: readonly string[], isName: (line: string) => boolean): readonly Block[] {
  let block: { places: Place[]; sum: number | null } = { places: [], sum: null };
  const blocks = [block];
  for (const [at, line] of lines.entries()) {
    const count = parseCountLine(line);
    if (count !== null || isName(line)) block.places.push({ at, count });
    else if (line !== "" && line !== JOINED_LINE) {
      block = { places: [], sum: parseHeading(line) === null ? null : parseTally(line) };
      blocks.push(block);
    }
  }
  return blocks.filter(({ places }) => new Set(places.map(({ count }) => count === null)).size === 2);
}

/** A count in front of or behind the others that is their sum. */
function withoutSum({ places, sum }: Block): Block {
  for (const total of [places[0], places.at(-1)]) {
    const rest = places.filter((one) => one !== total);
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
  const found = findBlocks(lines, isName);
  const blocks = found.map((block) => (findWays(block.places).length > 0 ? block : withoutSum(block)));
  const isHeading = ({ at }: Place) => COUNT_HEADING.test(lines[at] ?? "");
  const isHeaded = ({ places: [first, ...rest] }: Block) =>
    first !== undefined && isHeading(first) && rest.every((one) => one.count === null || isHeading(one));
  const placed = blocks.flatMap(({ places }) => places.filter(({ count }) => count === null)).length;
  // A name in no block would be without the count of its heading.
  const isByHeadings = blocks.every(isHeaded) && lines.filter((line) => isName(line)).length === placed;
  const isUsual = blocks.some(({ places }) => places.length > 2);
  for (const { places, sum, total } of blocks) {
    const ways = findWays(places);
    const fitting = sum === null ? ways : ways.filter((way) => sumOf(way) === sum);
    const grouped = isByHeadings ? countGroups(places) : [];
    const headed = ways.find((one) => textOf(one) === textOf(grouped) && one.length > 0);
    const [way] = headed ? [headed] : fitting.length === 1 ? fitting : ways.length === 1 ? ways : [];
    const isSingle = places.length === 2 && !isUsual && sum === null && !headed;
    if (isSingle && lines.length === 2) continue;
    for (const { at } of places) joined.set(at, JOINED_LINE);
    if (way && !isSingle && (headed || turnsAlike(way, places, fitting.length === 1 && sum !== null))) {
      for (const [name, count] of way) joined.set(name.at, `${lines[name.at]} ×${count.count}`);
      if (total) joined.set(total.at, `(${total.count}枚)`);
      continue;
    }
    const [first, last] = [places[0]?.at ?? 0, places.at(-1)?.at ?? 0];
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
    places.every(({ count }, at) => at === 0 || (count === null) !== (places[at - 1]?.count === null)));

/** Writes the names of a block with their counts; a name without one as it is, a count without a name as a remark. */
function writeWay(way: Way, places: readonly Place[], lines: readonly string[]): string {
  const rows = places.flatMap(({ at, count }) => {
    const [, own] = way.find(([name, one]) => name.at === at || one.at === at) ?? [];
    if (count !== null) return own ? [] : [`// ${lines[at]}`];
    return [own ? `${lines[at]} ×${own.count}` : (lines[at] ?? "")];
  });
  return rows.join("\n");
}

/** Strokes of 正 as people tally: a whole sign is 5, a part of it its strokes. */
const STROKES: Readonly<Record<string, number>> = { 一: 1, 丅: 2, 丁: 2, T: 2, 下: 3, 止: 4, 正: 5 };
const TALLY = /(?<=[\s:…・])(?<whole>正[正 ]{0,20})?(?<part>[一丅丁T下止])?$/u;
/** A tally that is no numeral. */
const CLEAR = /(?<=[\s:…・])(?:正[正 ]{0,20}[一丅丁T下止]?|[丅下止])$/u;
/** Bars alone behind a name. */
const BARS = /(?<=\p{L} )\|{2,5}$/u;
/** Fewest lines with parts of 正 alone in a list that tallies. */
const LEAST_TALLIES = 2;

/** Returns lines with tallies by strokes of 正 as counts: `走り火 正下` becomes `走り火 ×8`. A single part of 正 is a word. */
export function spellTallies(written: readonly string[]): readonly string[] {
  const lines = written.map((line) =>
    /[|\d]/u.test(line.replace(BARS, "")) ? line : line.replace(BARS, (bars) => `×${bars.length}`),
  );
  const clear = lines.filter((line) => CLEAR.test(line));
  if (clear.length < LEAST_TALLIES && !clear.some((line) => line.endsWith("正") || /正.$/u.test(line))) return lines;
  return lines.map((line) => {
    const { whole = "", part } = TALLY.exec(line)?.groups ?? {};
    if (whole === "" && part === undefined) return line;
    const count = [...whole, part ?? ""].reduce((sum, sign) => sum + (STROKES[sign] ?? 0), 0);
    return `${line.slice(0, line.length - whole.length - (part ?? "").length).trimEnd()} ×${count}`;
  });
}

/** A line that states one count for the cards below or above it: 各3枚, 以上2枚ずつ. */
export type EachLine = {
  readonly line: number;
  readonly text: string;
  readonly count: number;
  /** The side that the line names; null if it names none. */
  readonly side: "below" | "above" | null;
  /** The heading in front of the count; empty for none. */
  readonly heading: string;
};

const SIDE = /^(?:(?<below>以下|下記|↓)|以上|上記|↑)[はをの、,:\s]*/u;
const EACH =
  /(?:各|それぞれ|全て|すべて|全部|いずれも|(?:\d{1,3}|[一二三四五六七八九十])\s?枚?ずつ|(?:\d{1,3}|[一二三四五六七八九十])\s?枚?(?:投入|採用|積み)ずつ).{0,16}$/u;

/** Parses a line that states one count for several cards; null for other lines. */
export function parseEachLine(line: string, shown: Pick<EachLine, "line" | "text">): EachLine | null {
  if (line.length > 40) return null;
  const bare = trimOrnaments(line);
  const side = SIDE.exec(bare);
  const rest = side ? bare.slice(side[0].length) : bare;
  const at = rest.search(EACH);
  if (at < 0) return null;
  const [heading, words] = [rest.slice(0, at).trim(), trimOrnaments(rest.slice(at))];
  const tokens = parseBeside(words, false);
  const [token] = tokens ?? [];
  if (tokens?.length !== 1 || token?.is !== "number" || !token.isEach) return null;
  if (heading !== "" && parseHeading(heading) === null) return null;
  const sided = side === null ? null : side.groups?.below === undefined ? "above" : "below";
  return { ...shown, count: token.value, side: heading === "" ? sided : "below", heading };
}

/** Parses a heading that states the count of each card in the line below it: 【3枚】; null for other lines. */
export function parseCountHeading(line: string, shown: Pick<EachLine, "line" | "text">): EachLine | null {
  const [digits] = COUNT_HEADING.test(line) ? (/\d/u.exec(line) ?? []) : [];
  return digits === undefined ? null : { ...shown, count: Number(digits), side: "below", heading: "" };
}

const isBare = ({ numbers, count }: UnassignedEntry): boolean => numbers?.length === 0 && count === 1;

/** Returns entries in which cards without a count are asked about, if counts of their own lines may be theirs. */
export function askBare(entries: readonly UnassignedEntry[], loose: number): readonly UnassignedEntry[] {
  const bare = entries.filter(isBare);
  if (loose < 2 || bare.length < 2 || loose * 2 < bare.length) return entries;
  return entries.map((entry) =>
    bare.includes(entry) ? { ...entry, count: AMBIGUOUS, readings: [writeCard(1, entry.name)] } : entry,
  );
}

/**
 * Returns entries with the counts that lines such as 各3枚 give to the cards without a count beside them, up to a blank
 * line or a card with a count. A line that may belong to either side, or to no card, is asked about with its cards.
 */
export function spreadEachLines(
  entries: readonly UnassignedEntry[],
  eachLines: readonly EachLine[],
  isBlank: (line: number) => boolean,
): { readonly entries: readonly UnassignedEntry[]; readonly problems: readonly ListProblem[] } {
  let spread = entries;
  const problems: ListProblem[] = [];
  for (const each of eachLines) {
    const isBeside = (step: 1 | -1) => !isBlank(each.line + step);
    const blockAt = (step: 1 | -1) => {
      const block: number[] = [];
      for (let at = each.line + (isBeside(step) ? step : 2 * step); ; at += step) {
        const here = spread.filter(({ line }) => line === at);
        if (here.length === 0 || !here.every(isBare)) return block;
        block.push(at);
      }
    };
    const [below, above] = [each.side === "above" ? [] : blockAt(1), each.side === "below" ? [] : blockAt(-1)];
    const isBelow = below.length > 0 && (above.length === 0 || (isBeside(1) && !isBeside(-1)));
    const isAbove = above.length > 0 && (below.length === 0 || (isBeside(-1) && !isBeside(1)));
    const isClear = isBelow !== isAbove;
    const lines = isClear ? (isBelow ? below : above) : [...below, ...above];
    spread = spread.map((entry) => {
      if (!lines.includes(entry.line) || !isBare(entry)) return entry;
      const numbers = [{ value: each.count, at: 1 }];
      if (isClear) return { ...entry, count: each.count, numbers, isMarked: true };
      return { ...entry, count: AMBIGUOUS, readings: [each.count, 1].map((one) => writeCard(one, entry.name)) };
    });
    if (!isClear) problems.push(createLineProblem("UNREADABLE", each));
  }
  return { entries: spread, problems };
}
