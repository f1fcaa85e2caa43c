import type { FlatText } from "../flat-text";
import type { FilePosition } from "../types";

/** An entry in the file: its printed number, and its text up to the next number. */
export type PrintedEntry = {
  readonly printed: string;
  readonly changed: boolean;
  readonly text: string;
  readonly at: FilePosition;
};

/** The beginning of a chapter: its letter alone. */
const CHAPTER = /(?<!\S)([A-Z]) - /gu;
/** A chapter's title above its rule of dashes, or the number of an entry. A number after ルール is a reference. */
const MARK =
  /(?<!\S)[A-Z] - .{1,80}? -{10,}|(?<!ル)(?<plus>\+ )?(?<![\w.])(?<number>[A-Z]\.\d{1,3}(?:\.\d{1,3}|\.裁定\.\d{1,3})?) - /gu;
/** The index and the acknowledgements that follow the last entry. */
const END = /(?:索引|謝辞と権利放棄)(?:\([A-Za-z ]{1,60}\))? -{10,}/gu;

/**
 * Returns the entries in the body of the general rulings summary, in order, and the titles in its table of contents.
 */
export function findPrintedEntries(flat: FlatText): {
  readonly entries: readonly PrintedEntry[];
  readonly titles: ReadonlyMap<string, string>;
} {
  const start = bodyStart(flat.text);
  const end = [...flat.text.matchAll(END)].find(({ index }) => index > start)?.index ?? flat.text.length;
  const contents = entriesBetween(flat, 0, start);
  return {
    entries: entriesBetween(flat, start, end),
    titles: new Map(contents.map(({ printed, text }) => [printed, text.trim()])),
  };
}

/**
 * Start of the body: the second occurrence of the first chapter's letter. The first one is in the table of contents.
 */
function bodyStart(text: string): number {
  const chapters = [...text.matchAll(CHAPTER)];
  const [first] = chapters;
  if (first === undefined) return 0;
  return (chapters.slice(1).find(([, letter]) => letter === first[1]) ?? first).index;
}

function entriesBetween(flat: FlatText, start: number, end: number): readonly PrintedEntry[] {
  const text = flat.text.slice(start, end);
  const marks = [...text.matchAll(MARK)];
  return marks.flatMap((mark, place) => {
    const printed = mark.groups?.number;
    if (printed === undefined) return [];
    const from = mark.index + mark[0].length;
    return {
      printed,
      changed: mark.groups?.plus !== undefined,
      text: withoutRuler(text.slice(from, marks[place + 1]?.index ?? text.length)),
      at: flat.placeOf(start + mark.index),
    };
  });
}

const withoutRuler = (text: string): string => text.replaceAll(/[-=]{10,}/gu, " ").trim();
