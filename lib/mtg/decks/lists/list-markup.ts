import { getOwn } from "@/lib/collections";
/** Sections of a list: the main deck, the sideboard, and the card pool from which both are built. */
export type ListSection = "main" | "side" | "pool";

/** Sections that are not read: comments on the deck (`about`) and cards under consideration (`aside`). */
export type IgnoredSection = "about" | "aside";

/** The reason why a line was not read, or why its reading is in doubt. */
export type UnreadReason =
  | "NO_NAME"
  | "NO_COUNT"
  | "ASIDE"
  /** Words that may be a heading of the cards below. */
  | "HEADING"
  /** A card whose own line keeps it out of the deck. */
  | "LEFT_OUT"
  | "LONG_NAME"
  | "COUNT"
  | "TOO_MANY_NAMES"
  | "TOO_MANY_CARDS"
  /** The card was read, and a remark behind it was not. */
  | "REMARK"
  /** The line was read as one name, and may be several cards or a name with a remark. */
  | "ONE_NAME"
  /** The line may name several cards, or have several counts. */
  | "UNCLEAR"
  /** Several columns of a table may be the count. */
  | "COLUMNS"
  /** The card was read, and other cells of its row were not. */
  | "CELLS"
  /** A card under a companion heading and in the sideboard, counted once. */
  | "COMPANION"
  /** The total that the line states differs from the number of cards read. */
  | "SUM"
  /** From here on the text was not read. */
  | "CUT";

/** How a count is written: before the name, behind it in brackets or with nothing but a space, or otherwise. */
type CountForm = "lead" | "bracket" | "bare" | "marked";

/** A card in a line with its number of copies, which is 1 if no count is written. */
export type CountedName = {
  readonly name: string;
  readonly count: number;
  readonly isCounted: boolean;
  readonly form?: CountForm;
};

/**
 * A line of a pasted list: a heading, a total, a card, a line without a card, an empty line, or a line to ignore, such
 * as a comment. `part` is the section named by the line itself, `sum` is the total in it, `of` its part, and `own` marks a heading in
 * the writer's own words.
 */
export type ParsedLine =
  | { readonly is: "gap" }
  | { readonly is: "nothing"; readonly as: "ornament" | "remark" }
  | { readonly is: "nothing"; readonly as: "title"; readonly name: string }
  | {
      readonly is: "unread";
      readonly why: UnreadReason;
      readonly choices?: readonly string[];
      /** Whether the line is a remark now; what stands around it is read as before. */
      readonly isRemark?: true;
    }
  | { readonly is: "sum"; readonly sum: number; readonly of?: ListSection }
  | {
      readonly is: "heading";
      readonly part: ListSection | IgnoredSection | null;
      readonly sum: number | null;
      readonly own?: true;
      /** Whether the line asks if it is a heading. */
      readonly isAsked?: true;
    }
  | (CountedName & {
      readonly is: "card";
      readonly part: ListSection | IgnoredSection | null;
      readonly doubt?: "REMARK" | "ONE_NAME" | "CELLS" | null;
      readonly choices?: readonly string[];
      /** Whether the line has categories behind its card. */
      readonly isCategorized?: boolean;
      /** Set codes in the line. */
      readonly sets?: readonly string[];
    });

/** An entry of a list: its line number from 1, the whole line, and its parsed content. */
export type ListEntry = { readonly line: number; readonly raw: string; readonly read: ParsedLine };
type CardEntry = ListEntry & { readonly read: Extract<ParsedLine, { readonly is: "card" }> };

export const ORNAMENT = { is: "nothing", as: "ornament" } as const;
export const REMARK_LINE = { is: "nothing", as: "remark" } as const;

/** Returns whether an entry is a card. */
export const isCard = (entry?: ListEntry): entry is CardEntry => entry?.read.is === "card";

/** Returns the number of cards in entries. */
export const countEntryCards = (entries: readonly ListEntry[]): number =>
  entries.reduce((sum, { read }) => sum + (read.is === "card" ? read.count : 0), 0);

/** Returns an entry that is asked about instead. */
export const askAbout = <Entry extends ListEntry>(entry: Entry, why: UnreadReason = "UNCLEAR"): Entry => ({
  ...entry,
  read: { is: "unread", why },
});

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", apos: "'", quot: '"', lt: "<", gt: ">", nbsp: " " };

/** Replaces entities such as `&amp;` by their characters. */
export const unescapeEntities = (text: string): string =>
  text.replace(
    /&(#?\w+);/gu,
    (whole, name: string) => getOwn(ENTITIES, name) ?? signOf(name) ?? letterOf(name) ?? whole,
  );

const ACCENTS = { grave: "\u0300", acute: "\u0301", circ: "\u0302", tilde: "\u0303", uml: "\u0308" } as const;

/** Letter of an entity with an accent: `ucirc`, `Aacute`. */
function letterOf(name: string): string | null {
  const [, letter = "", accent = ""] = /^([A-Za-z])(grave|acute|circ|tilde|uml)$/u.exec(name) ?? [];
  const mark = getOwn<string>(ACCENTS, accent);
  return !mark ? null : (letter + mark).normalize("NFC");
}

/** Character of a numeric entity: `#251`, `#xfb`. */
function signOf(name: string): string | null {
  const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name) ?? [];
  const point = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : null;
}

/** HTML elements that occur in lists. */
const PAGE =
  /<\/?(?:a|b|body|br|center|dd|div|dl|dt|em|font|h\d|head|hr|html|i|li|ol|p|pre|span|strong|table|tbody|td|th|title|tr|u|ul)\b[^>]*>/giu;

/** The end of a row, an item or a paragraph of a page, and a cell that begins with a line of its own. */
const PAGE_LINE =
  /<\/(?:dd|div|h\d|li|p|table|tr|[ou]l)>|<[bh]r\b[^<>]*>|<\/td>(?=\s*<td\b[^<>]*>\s*(?:<\w+>\s*)*[\p{L}\s:]+(?:<\/\w+>\s*)*<br)/giu;

/** Splits a line of HTML source into the lines that a page shows: at the ends of rows and list items. */
export const splitPageLines = (raw: string): readonly string[] => {
  const shown = raw.split(PAGE_LINE).filter((part) => (stripElements(part) ?? part).trim() !== "");
  return shown.length > 1 ? shown : [raw];
};

/** Returns a line without the HTML elements around its words; null for a line without elements. */
export const stripElements = (raw: string): string | null => {
  const plain = raw.replace(PAGE, " ");
  return plain === raw ? null : plain;
};

/** Lines or boxes of a printed form, which a writer left empty. */
const BLANKS = /^(?:(?:_{2,}|\[[ x]\]|[☐☑□])\s+)+(?=\d)/iu;
/** Removes empty lines and boxes of a printed form around a card. */
export const stripBlanks = (line: string): string => {
  const bare = line.trim().replace(BLANKS, "");
  return bare.endsWith("__") ? bare.replace(/(?<=\p{L}.*)(?:\s+_{2,})+$/u, "") : bare;
};
