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
  /** Headers to choose from, if several columns may be the count. */
  readonly choices?: readonly string[];
};

/** Words of a game for the heads of columns, parted by commas, the likeliest first. */
export type TableHeads = Readonly<
  Record<"name" | "otherName" | "count" | "regular" | "foil" | "part" | "main" | "side" | "set" | "other", string>
>;

export const SEPARATORS = [",", "\t", ";", "|"] as const;
const isWord = (words: string, cell: string) => cell !== "" && words.split(",").includes(cell);

/** Characters that people use for an apostrophe. */
const APOSTROPHES = /[’‘‛`´′‵ʼʹ＇]/gu;

/** Returns the text of a cell in its usual characters. An accent for an apostrophe belongs to its word. */
export const plainCell = (cell = ""): string => cell.replace(APOSTROPHES, "'").normalize("NFKC").trim();

export const COUNT_CELL = /^x?(\d{1,4})(?:\.0+)?\s?[x枚]?$/iu;

/** Fewest rows for which numbers from 1 are the numbers of the rows. */
const LEAST_RUN = 4;

/** Returns whether the cells of a column number its rows: 1, 2, 3. */
function isRunning(rows: readonly (readonly string[])[], column: number): boolean {
  const numbers = rows.flatMap((row) => (COUNT_CELL.test(row[column] ?? "") ? [Number(row[column])] : []));
  return numbers.length >= LEAST_RUN && numbers.every((number, at) => number === at + 1);
}

/** The share of rows with a number in a column that may be the count, and beside a column for the sideboard. */
const USUAL_SHARE = 0.8;
const BESIDE_SHARE = 0.3;
/** The share beneath an empty cell of the header. */
const UNHEADED_SHARE = 0.5;

/** Returns the columns of rows that may be counts: numbers in a share of rows that do not number the rows. */
function findCountColumns(rows: readonly (readonly string[])[], least = USUAL_SHARE): readonly number[] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const counts = rows.filter((row) => COUNT_CELL.test(row[column] ?? ""));
    return counts.length > 0 && counts.length >= rows.length * least && !isRunning(rows, column);
  });
}

/**
 * Returns the table in a list; null if the list has none. The first line with several cells must be a header with a
 * name column, and a count, set or number column. Without a count column, each row is one copy. A table without a
 * header has the numbers of its rows in front.
 */
export function findListTable(lines: readonly string[], heads: TableHeads): ListTable | null {
  for (const head of lines.keys()) {
    for (const separator of SEPARATORS) {
      const table = headedTable(lines, heads, head, separator) ?? numberedTable(lines, head, separator);
      if (table !== null) return table;
    }
  }
  return null;
}

/** Returns a table whose rows have their numbers in front and no header. */
function numberedTable(lines: readonly string[], head: number, separator: string): ListTable | null {
  if (!/^\s*"?1"?\s*[,;|\t]/u.test(lines[head] ?? "")) return null;
  const rows = rowsBelow(lines.slice(head), separator, 3);
  const name = (rows[0] ?? []).findIndex((cell) => /\p{L}/u.test(cell));
  const counts = findCountColumns(rows);
  const [count, ...others] = counts;
  if (!isRunning(rows, 0) || name < 0 || count === undefined) return null;
  const header = (column: number) =>
    (rows[0] ?? []).map((_, at) => (at === name ? "Name" : at === column ? "Count" : "-")).join(separator);
  const choices = others.length === 0 ? undefined : counts.map((column) => `${header(column)}\n${lines[head]}`);
  const read = (row: string) => {
    const card = rowOf(cellsOf(row, separator), { name, count });
    return card && [card];
  };
  return { head, isHead: () => false, choices, read };
}

/** A cell with a name, and no answer to a question. */
const NAME_CELL = /^(?!(?:yes|no|true|false|ja|nein|oui|non|はい|いいえ)$).*\p{L}/iu;

/** Returns the rows of a table that have a card: those with so many cells. */
const rowsBelow = (lines: readonly string[], separator: string, least: number): readonly (readonly string[])[] =>
  lines
    .filter((line) => line.includes(separator))
    .map((line) => cellsOf(line, separator).map(plainCell))
    .filter((row) => row.filter((cell) => cell !== "").length >= least);

function headedTable(lines: readonly string[], heads: TableHeads, head: number, separator: string): ListTable | null {
  const line = lines[head] ?? "";
  if (!line.includes(separator)) return null;
  const plain = (row: string) => cellsOf(row, separator).map((cell) => plainCell(cell).toLowerCase());
  const cells = plain(line);
  const places = (words: string) =>
    words.split(",").flatMap((word) => (word !== "" && cells.includes(word) ? [cells.indexOf(word)] : []));
  const at = (words: string) => places(words)[0];
  const [part, set, main, side] = [heads.part, heads.set, heads.main, heads.side].map(at);
  const [named, counted] = [at(heads.name) ?? at(heads.otherName), at(heads.count)];
  if (cells.length < 2 || (named ?? counted) === undefined) return null;
  const rows = rowsBelow(lines.slice(head + 1), separator, 2);
  const hasNames = (place = -1) => {
    const written = rows.flatMap((row) => row[place] || []);
    return written.filter((cell) => NAME_CELL.test(cell)).length * 2 > written.length;
  };
  // A table of one part has its heading above the names: `Main Deck|Count`.
  const isTitle = (cell = "") => isWord(heads.main, cell) || isWord(heads.side, cell);
  const titled = cells.length === 2 && counted !== undefined && isTitle(cells[1 - counted]) ? 1 - counted : undefined;
  const name = named ?? (counted !== undefined && hasNames(main) ? main : titled);
  if (name === undefined) return null;
  const besideCount = cells.findIndex((cell, place) => place > (side ?? 0) && isWord(heads.count, cell));
  const isBeside = side !== undefined && hasNames(side);
  // A table without a count may count deck and sideboard in columns of their own.
  const stated =
    places(heads.count).find((place) => place !== name && !isRunning(rows, place)) ??
    (side === undefined ? undefined : main);
  const isOther = (place: number) => Object.values(heads).some((words) => isWord(words, cells[place] ?? ""));
  // The column of the deck is empty in rows of the sideboard.
  const share = side === undefined ? USUAL_SHARE : BESIDE_SHARE;
  const numbers = stated === undefined ? findCountColumns(rows, share).filter((place) => !isOther(place)) : [];
  const isClear = numbers.length === 1 && side === undefined;
  // Rows of other words stand between those of a table whose first column has no head.
  const first = stated === undefined && cells[0] === "" ? findCountColumns(rows, UNHEADED_SHARE)[0] : undefined;
  const count = stated ?? (first === 0 ? first : isClear ? numbers[0] : undefined);
  if ((count ?? set ?? numbers[0]) === undefined) return null;
  const choices =
    numbers.length === 0 || isClear
      ? undefined
      : numbers.map((column) => cells.map((cell, place) => (place === column ? "Count" : cell)).join(separator));
  return {
    head,
    choices,
    isHead: (row) =>
      plain(row)[count ?? name] === cells[count ?? name] &&
      (titled === undefined ? plain(row)[name] === cells[name] : isTitle(plain(row)[titled])),
    read: (row) => {
      const values = alignCells(cellsOf(row, separator), cells, count);
      const read = rowOf(values, { name, count, part, set });
      // A yes in a column of cards under consideration.
      const isMaybe = cells[part ?? -1] === "maybeboard" && /^(?:yes|true)$/iu.test(read?.part ?? "");
      const card = read && isMaybe ? { ...read, part: "maybeboard" } : read;
      if (isBeside) {
        const other = rowOf(values, { name: side, count: besideCount });
        return card || other ? [...(card ? [card] : []), ...(other ? [{ ...other, part: "side" }] : [])] : null;
      }
      const beside = side === undefined ? null : rowOf(values, { name, count: side, set });
      // Foils are counted beside the others, but not beside a total.
      const more = counted === at(heads.regular) ? at(heads.foil) : undefined;
      const foils = more === undefined ? null : rowOf(values, { name, count: more, part, set });
      if (card !== null && foils?.count) return [...(card.count === 0 ? [] : [card]), foils];
      if (card === null || beside === null || !beside.count) return card && [card];
      const isOnlyBeside = card.count === 0 || (count !== undefined && plainCell(values[count]) === "");
      return [...(isOnlyBeside ? [] : [card]), { ...beside, part: "side" }];
    },
  };
}

/** Returns the cells of a row below a head; where the first one is missing, as it spans several rows, it is empty. */
export function alignCells(cells: readonly string[], head: readonly string[], count = 0): readonly string[] {
  const isCount = (place: number) => COUNT_CELL.test(plainCell(cells[place]));
  const isShort = count > 0 && cells.length < head.length && !isCount(count) && isCount(count - 1);
  return isShort ? ["", ...cells] : cells;
}

/** The columns of a row. */
type Places = { readonly name: number } & { readonly [Key in "count" | "part" | "set"]?: number | undefined };

function rowOf(cells: readonly string[], { name: named, count: counted, part, set }: Places): TableRow | null {
  const cell = (place: number | undefined) => (place === undefined ? "" : plainCell(cells[place]));
  const name = cell(named);
  const digits = COUNT_CELL.exec(cell(counted))?.[1];
  if (name === "") return null;
  const count = counted === undefined ? 1 : digits === undefined ? null : Number(digits);
  return { name, count, part: cell(part), set: cell(set) };
}

/** Returns the cells of a row. A cell in double quotes may contain separators, and doubled quotes for a single one. */
export function cellsOf(line: string, separator: string): readonly string[] {
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
