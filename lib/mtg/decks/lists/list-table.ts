/** A table row: a name, its count (null without a cell), and the columns for section and set. */
export type TableRow = {
  readonly name: string;
  readonly count: number | null;
  readonly part: string;
  readonly set: string;
};

/** A table in a list: its header line, and a reader of its rows that returns null for other lines. */
type ListTable = {
  readonly head: number;
  /** Whether a line repeats the headers, as a second table does. */
  readonly isHead: (line: string) => boolean;
  readonly read: (line: string) => TableRow | null;
};

const SEPARATORS = [",", "\t", ";", "|"] as const;
/** Heads of columns, the likeliest first. */
const HEADS = {
  name: "english name,name (en),英語名,card name,card_name,cardname,name,card,カード名,名前,カード,名称",
  count: "count,quantity,quantityx,qty,amount,copies,number,#,枚数,数",
  part: "board,section,zone,location,区分",
  set: "set code,set,edition code,edition,printing,セット,収録セット",
};

/**
 * Returns the table of a list whose first line of several cells names columns for a count and a name; `null` for other lists.
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
      const [name, count, part, set] = [HEADS.name, HEADS.count, HEADS.part, HEADS.set].map(at);
      if (cells.length < 2 || name === undefined || count === undefined) continue;
      return {
        head,
        isHead: (row) => plain(row).join("\n") === cells.join("\n"),
        read: (row) => rowOf(cellsOf(row, separator), { name, count, part, set }),
      };
    }
  }
  return null;
}

function rowOf(
  cells: readonly string[],
  places: {
    readonly name: number;
    readonly count: number;
    readonly part: number | undefined;
    readonly set: number | undefined;
  },
): TableRow | null {
  const cell = (place: number | undefined) =>
    (place === undefined ? "" : (cells[place] ?? "")).normalize("NFKC").trim();
  const name = cell(places.name);
  const digits = /^x?(\d{1,4})(?:\.0+)?\s?[x枚]?$/iu.exec(cell(places.count))?.[1];
  if (name === "") return null;
  return { name, count: digits === undefined ? null : Number(digits), part: cell(places.part), set: cell(places.set) };
}

/** The cells of a row. A cell in double quotes may have separators, and doubled quotes for one. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let rest = separator === "|" ? line.trim().replace(/^\||\|$/gu, "") : line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/u.exec(rest);
    const end = rest.indexOf(separator, quoted?.[0].length ?? 0);
    cells.push(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : rest.slice(0, end < 0 ? undefined : end));
    if (end < 0) return cells;
    rest = rest.slice(end + 1);
  }
}
