import { SETS, toSetCode } from "@/engine/mtg/deck";
import { countOf } from "./list-counts";
import { sectionOf } from "./list-headings";

/** A table row: a name, its count (null if it has no cell), and the cells for section and set. */
export type TableRow = {
  readonly name: string;
  readonly count: number | null;
  readonly part: string;
  readonly set: string;
};

/** A table in a list: its header line, and a reader of its rows, which returns the cards of a line, and null for other lines. */
type ListTable = {
  readonly head: number;
  /** Whether a line repeats the headers, as a second table does. */
  readonly isHead: (line: string) => boolean;
  readonly read: (line: string) => readonly TableRow[] | null;
};

const SEPARATORS = [",", "\t", ";", "|"] as const;
/** Heads of columns, the likeliest first. */
const HEADS = {
  name: "english name,name (en),英語名,card name,card_name,cardname,name,card,カード名,名前,カード,名称",
  count: "total qty,reg qty,count,quantity,quantityx,qty,amount,copies,number,#,枚数,数",
  part: "board,section,zone,location,sideboarded,is sideboard,maybeboard,区分",
  main: "main,main deck,maindeck,mainboard,メイン",
  side: "side,sideboard,sb,サイド",
  foil: "foil qty",
  set: "set code,set,edition code,edition,printing,セット,収録セット",
};

/**
 * Parses a tab-separated row with the main deck on the left and the sideboard on the right. Each side has a count cell
 * and a name cell, and may be empty. Null for other lines.
 */
export function parseRow(raw: string): { readonly left: string | null; readonly right: string | null } | null {
  const cells = raw.split("\t").map((cell) => cell.normalize("NFKC").trim());
  const counts = cells.flatMap((cell, at) =>
    /^\d{1,3}$/u.test(cell) && /\p{L}/u.test(cells[at + 1] ?? "") ? [at] : [],
  );
  const isWhole = counts.length * 2 === cells.filter((cell) => cell !== "").length;
  const [first, second, ...more] = counts.map((at) => ({ at, card: `${cells[at]} ${cells[at + 1]}` }));
  const isSet = second !== undefined && toSetCode(cells[second.at + 1] ?? "") in SETS;
  if (!isWhole || first === undefined || isSet || more.length > 0) return null;
  if (second !== undefined) return { left: first.card, right: second.card };
  return first.at === 0 ? { left: first.card, right: null } : { left: null, right: first.card };
}

/**
 * Parses the count and the name in a row of a table without a header. Cells are separated by tabs or wide spaces, or by
 * commas if the count comes first.
 */
export function findRowCard(raw: string): { name: string; count: number; part?: string } | null {
  const [first = "", second = "", ...more] = raw
    .trim()
    .split(/\t|\s{3,}/u)
    .map((cell) => cell.normalize("NFKC").trim());
  const part = more.find((cell) => sectionOf(cell) !== null);
  if (first !== "" && second !== "") {
    if (/^\d{1,4}$/u.test(first)) return { name: second, count: Number(first), part };
    if (/^\d{1,4}$/u.test(second)) return { name: first, count: Number(second), part };
    const counted = countOf(first);
    if (counted.form === "lead" && /^[A-Z0-9]{2,6}$/u.test(second)) return { ...counted, part };
  }
  const piped = /^[\s|]*(\d{1,3})\s*\|+\s*([^|]+?)\s*(?:\|.*)?$/u.exec(raw.normalize("NFKC"));
  if (piped?.[2] !== undefined) return { name: piped[2], count: Number(piped[1]) };
  const row = /^\s*"?(\d{1,4})"?[,;]\s*(?:"\d*",)*(?:"([^"]+)"|([^,;"]+))/u.exec(raw.normalize("NFKC"));
  const [code, behind] = [row?.[3]?.trim() ?? "", raw.normalize("NFKC").slice(row?.[0].length).trim()];
  const isSet = /^[A-Z0-9]{2,5}$/u.test(code) && toSetCode(code) in SETS && /^,\s*"?\p{L}/u.test(behind);
  const name = isSet ? /^,\s*(?:"([^"]+)"|([^,;"]+))/u.exec(behind)?.slice(1).find(Boolean) : (row?.[2] ?? row?.[3]);
  const last = /[,;]\s*"?([^,;"]*)"?\s*$/u.exec(raw)?.[1];
  return row === null || name === undefined ? null : { name, count: Number(row[1]), part: last };
}

const isWord = (heads: string, cell: string | undefined) => cell !== undefined && heads.split(",").includes(cell);

/**
 * Returns the table in a list; null if the list has none. The first line with several cells must be a header with a
 * name column, and a count or set column. Without a count column, each row is one copy.
 */
export function findListTable(lines: readonly string[]): ListTable | null {
  for (const [head, line] of lines.entries()) {
    for (const separator of SEPARATORS) {
      const plain = (row: string) => cellsOf(row, separator).map((cell) => cell.normalize("NFKC").trim().toLowerCase());
      const cells = plain(line);
      const at = (heads: string) =>
        heads
          .split(",")
          .map((head) => cells.indexOf(head))
          .find((place) => place >= 0);
      const [name, part, set] = [HEADS.name, HEADS.part, HEADS.set].map(at);
      const [main, side] = [HEADS.main, HEADS.side].map(at);
      // A table without a count may count deck and sideboard in columns of their own.
      const count = at(HEADS.count) ?? (side === undefined ? undefined : main);
      if (cells.length < 2 || name === undefined || (count ?? set) === undefined) continue;
      return {
        head,
        isHead: (row) => plain(row)[count ?? name] === cells[count ?? name] && isWord(HEADS.name, plain(row)[name]),
        read: (row) => {
          const values = cellsOf(row, separator);
          const read = rowOf(values, { name, count, part, set });
          // A yes in a column of cards under consideration.
          const isMaybe = cells[part ?? -1] === "maybeboard" && /^(?:yes|true)$/iu.test(read?.part ?? "");
          const card = read && isMaybe ? { ...read, part: "maybeboard" } : read;
          const beside = side === undefined ? null : rowOf(values, { name, count: side, part: undefined, set });
          // Foils are counted beside the others, but not beside a total.
          const more = at(HEADS.count) === at("reg qty") ? at(HEADS.foil) : undefined;
          const foils = more === undefined ? null : rowOf(values, { name, count: more, part, set });
          if (card !== null && foils?.count) return [...(card.count === 0 ? [] : [card]), foils];
          if (card === null || beside === null || !beside.count) return card && [card];
          return [...(card.count === 0 ? [] : [card]), { ...beside, part: "side" }];
        },
      };
    }
  }
  return null;
}

function rowOf(
  cells: readonly string[],
  places: {
    readonly name: number;
    readonly count: number | undefined;
    readonly part: number | undefined;
    readonly set: number | undefined;
  },
): TableRow | null {
  const cell = (place: number | undefined) =>
    (place === undefined ? "" : (cells[place] ?? "")).normalize("NFKC").trim();
  const name = cell(places.name);
  const digits = /^x?(\d{1,4})(?:\.0+)?\s?[x枚]?$/iu.exec(cell(places.count))?.[1];
  if (name === "") return null;
  const count = places.count === undefined ? 1 : digits === undefined ? null : Number(digits);
  return { name, count, part: cell(places.part), set: cell(places.set) };
}

/** Returns the cells of a row. A cell in double quotes may contain separators, and doubled quotes for a single one. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let rest = separator === "|" ? line.trim().replace(/^\||\|$/gu, "") : line;
  for (;;) {
    const quoted = /^[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*/u.exec(rest);
    const end = rest.indexOf(separator, quoted?.[0].length ?? 0);
    cells.push(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : rest.slice(0, end < 0 ? undefined : end));
    if (end < 0) return cells;
    rest = rest.slice(end + 1);
  }
}
