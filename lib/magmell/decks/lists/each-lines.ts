import { COUNT_HEADING } from "./count-lines";
import { createLineProblem } from "./gather-lists";
import { parseHeading, trimOrnaments } from "./headings";
import { parseBeside } from "./numbers-beside";
import { AMBIGUOUS, type ListProblem, type UnassignedEntry } from "./types";

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
    bare.includes(entry) ? { ...entry, count: AMBIGUOUS, readings: [`1x《${entry.name}》`] } : entry,
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
      return { ...entry, count: AMBIGUOUS, readings: [each.count, 1].map((one) => `${one}x《${entry.name}》`) };
    });
    if (!isClear) problems.push(createLineProblem("UNREADABLE", each));
  }
  return { entries: spread, problems };
}
