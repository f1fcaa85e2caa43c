import { SETS, toSetCode } from "@/engine/mtg/deck";
import { tidyLine } from "./list-decoration";
import { parseListHeading } from "./list-headings";

/** A part of a line, with the index of its line. */
type LinePart = { readonly at: number; readonly text: string };

/** Where a count with a name begins: at the start of a line, or after spaces that no sentence has. */
const PAIR = /(?<=^|\s{2})\d{1,2}x?\s+(?=[\p{L}《])/giu;
/** Lines or boxes of a printed form, which a writer left empty. */
const BLANKS = /^(?:(?:_{2,}|\[[ x]\]|[☐☑□])\s+)+(?=\d)/iu;
/** Largest distance between the counts of one column. */
const SPREAD = 8;
/** How far left of the counts of its column a heading may begin. */
const INDENT = 6;

/** Returns the places in a line where its counts with names begin; empty if it does not begin with one. */
function findPairs(line: string): readonly number[] {
  if (line.includes("\t")) return [];
  const pairs = [...line.matchAll(PAIR)].filter(
    ({ 0: count, index }) => !(toSetCode(line.slice(index + count.length).split(/\s{2}/u)[0] ?? "") in SETS),
  );
  const begins = /^\s*$/u.test(line.slice(0, pairs[0]?.index ?? 1).replace(/_|\[[ x]\]|[☐☑□]/giu, ""));
  return begins ? pairs.map(({ index }) => index) : [];
}

/** Groups the places of the second and later columns; null if the columns are not aligned. */
function alignColumns(places: readonly number[]): readonly { readonly from: number; readonly to: number }[] | null {
  const groups: number[][] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const last = groups.at(-1);
    if (last === undefined || place - (last.at(-1) ?? 0) > SPREAD) groups.push([place]);
    else last.push(place);
  }
  const columns = groups.map((group) => ({ from: group[0] ?? 0, to: group.at(-1) ?? 0 }));
  return columns.every(({ from, to }) => to - from <= SPREAD) ? columns : null;
}

/**
 * Splits the lines of a text with cards in columns that spaces align. If a later column has a heading of its own, the
 * columns follow each other; otherwise each row is read from left to right.
 */
export function splitTextColumns(lines: readonly string[]): readonly LinePart[] {
  const pairs = lines.map(findPairs);
  const rows = pairs.filter(({ length }) => length > 1);
  const [, place = -1] = rows.length === 1 ? (rows[0] ?? []) : [];
  const beside = lines.filter((line) => line.search(/\S/u) === place || / {2}$/u.test(line.slice(0, place)));
  const isColumned = rows.length > 1 || (place > 0 && beside.length > 2);
  const columns = !isColumned ? [] : (alignColumns(rows.flatMap((row) => row.slice(1))) ?? []);
  const parts = lines.map((line, at): readonly (LinePart & { column: number })[] => {
    const ends = [...line.matchAll(/(?<=^\s+|\s{2})\S/gu)].map(({ index }) => index);
    const cuts =
      columns.length === 0 || line.includes("\t")
        ? (pairs[at] ?? []).slice(1).map((place, after) => ({ place, column: after + 1 }))
        : columns.flatMap(({ from, to }, before) => {
            const place = ends.filter((end) => end >= from - INDENT && end <= to + 1).at(-1);
            return place === undefined ? [] : [{ place, column: before + 1 }];
          });
    if (cuts.length === 0) return [{ at, text: line, column: 0 }];
    const all = [{ place: 0, column: 0 }, ...cuts];
    return all
      .map(({ place, column }, index) => ({ at, text: line.slice(place, all[index + 1]?.place), column }))
      .filter(({ text }) => text.trim() !== "");
  });
  const isBeside = (row: readonly { column: number }[]) => row.some(({ column }) => column > 0);
  const hasHeading = parts.flat().some(({ text, column }) => column > 0 && parseListHeading(tidyLine(text))?.part);
  if (!hasHeading) return parts.flat();
  const [first, last] = [parts.findIndex(isBeside), parts.findLastIndex(isBeside)];
  const table = parts.slice(first, last + 1).flat();
  return [
    ...parts.slice(0, first).flat(),
    ...[0, ...columns.map((_, before) => before + 1)].flatMap((one) => table.filter(({ column }) => column === one)),
    ...parts.slice(last + 1).flat(),
  ];
}

/** Removes empty lines and boxes of a printed form around a card. */
export const stripBlanks = (line: string): string => {
  const bare = line.trim().replace(BLANKS, "");
  return bare.endsWith("__") ? bare.replace(/(?<=\p{L}.*)(?:\s+_{2,})+$/u, "") : bare;
};
