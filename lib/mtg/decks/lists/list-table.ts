import { SETS, straightenApostrophes, toSetCode } from "@/engine/mtg/deck";
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
  /** Headers to choose from, if several columns may be the count. */
  readonly choices?: readonly string[];
};

const SEPARATORS = [",", "\t", ";", "|"] as const;
/** Heads of columns, the likeliest first. */
const HEADS = {
  name: "english name,name (en),英語名,card name,card_name,cardname,kartenname,nom de la carte,nombre de la carta,nome della carta,nome da carta,name,card,karte,nom,carte,nome,carta,カード名,名前,カード,名称",
  count:
    "total qty,reg qty,count,quantity,quantityx,qty,amount,copies,anzahl,menge,stück,stückzahl,soll,exemplare,quantité,qté,nombre,exemplaires,cantidad,cant.,cant,quantità,qtà,q.tà,quantidade,qtd,qtd.,qtde,number,#,枚数,数量,数",
  part: "board,section,zone,location,sideboarded,is sideboard,maybeboard,bereich,zona,区分",
  main: "main,main deck,maindeck,mainboard,hauptdeck,メイン",
  side: "side,sideboard,sb,réserve,サイド",
  foil: "foil qty",
  set: "set code,set,edition code,edition,printing,erweiterung,édition,extension,edición,expansión,colección,edizione,espansione,edição,expansão,coleção,セット,収録セット,エキスパンション",
  other:
    "nr,nr.,no,no.,n°,nº,id,番号,sammlernr.,collector number,ist,vorhanden,besitz,owned,have,possédé,possédées,en possession,tengo,posseduti,tenho,所持,所持数,fehlt,fehlen,missing,need,manque,manquant,manquantes,faltan,falta,mancanti,不足,不足数,foil,price,preis,prix,precio,prezzo,preço,価格,値段,mana value,cmc,mv,power,toughness,rarity",
};
/** Spanish for a name is French for a number. */
const SPANISH_NAME = "nombre";

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

/** A card in a row without a header, with its cells that are no mark of a printing, and the header that says what they are. */
type RowCard = { name: string; count: number; part?: string; rest?: readonly string[]; header?: string };

/** Cells behind a card that say no word, or what is usual of a printing. */
const MARK_CELL =
  /^(?!.*\p{L}{3})|^(?:[A-Z0-9]{2,6}|true|false|yes|foil|non-?foil|common|uncommon|rare|mythic|english|german|french|italian|spanish|portuguese|japanese|near mint|mint|played|.*\stix)$/iu;

/** A mana cost or a price behind a card. */
const COST_CELL = /^(?:[\dWUBRGCXSP{}/ ]+|[$€£¥]\s?[\d.,]+)$/u;

/**
 * Parses the count and the name in a row of a table without a header. Cells are separated by tabs or wide spaces, or by
 * commas if the count comes first.
 */
export function findRowCard(raw: string): RowCard | null {
  const [first = "", second = "", ...more] = raw
    .trim()
    .split(/\t|\s{3,}/u)
    .map(plainCell);
  const part = more.find((cell) => sectionOf(cell) !== null);
  if (first !== "" && second !== "") {
    const rest = more.filter((cell) => !MARK_CELL.test(cell) && sectionOf(cell) === null && !(toSetCode(cell) in SETS));
    const isTabbed = raw.trim().includes("\t");
    const card = (name: string, digits: string, header: string): RowCard => ({
      name,
      count: Number(digits),
      part,
      rest,
      ...(isTabbed && { header: `${header}\n${raw}` }),
    });
    const [lead, behind] = [first, second].map((cell) => /^(\d{1,4})x?$/iu.exec(cell)?.[1]);
    if (lead !== undefined) return card(second, lead, "Count\tName");
    if (behind !== undefined) return card(first, behind, "Name\tCount");
    const counted = countOf(first);
    if (counted.form === "lead" && (/^[A-Z0-9]{2,6}$/u.test(second) || (isTabbed && COST_CELL.test(second))))
      return { ...counted, part, rest };
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

/** The text of a cell in its usual characters. An accent for an apostrophe belongs to its word. */
const plainCell = (cell = ""): string => straightenApostrophes(cell).normalize("NFKC").trim();

const COUNT_CELL = /^x?(\d{1,4})(?:\.0+)?\s?[x枚]?$/iu;

/** Fewest rows for which numbers from 1 are the numbers of the rows. */
const LEAST_RUN = 4;

/** Returns whether the cells of a column number its rows: 1, 2, 3. */
function isRunning(rows: readonly (readonly string[])[], column: number): boolean {
  const numbers = rows.flatMap((row) => (COUNT_CELL.test(row[column] ?? "") ? [Number(row[column])] : []));
  return numbers.length >= LEAST_RUN && numbers.every((number, at) => number === at + 1);
}

/** Returns the columns of rows that may be counts: numbers in most rows that do not number the rows. */
function findCountColumns(rows: readonly (readonly string[])[]): readonly number[] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const counts = rows.filter((row) => COUNT_CELL.test(row[column] ?? ""));
    return counts.length > 0 && counts.length * 5 >= rows.length * 4 && !isRunning(rows, column);
  });
}

/**
 * Returns the table in a list; null if the list has none. The first line with several cells must be a header with a
 * name column, and a count, set or number column. Without a count column, each row is one copy. A table without a
 * header has the numbers of its rows in front.
 */
export function findListTable(lines: readonly string[]): ListTable | null {
  for (const head of lines.keys()) {
    for (const separator of SEPARATORS) {
      const table = headedTable(lines, head, separator) ?? numberedTable(lines, head, separator);
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
  const places = { name, count, part: undefined, set: undefined };
  const read = (row: string) => {
    const card = rowOf(cellsOf(row, separator), places);
    return card && [card];
  };
  return { head, isHead: () => false, choices, read };
}

/** Returns the rows of a table that have a card: those with so many cells. */
const rowsBelow = (lines: readonly string[], separator: string, least: number): readonly (readonly string[])[] =>
  lines
    .filter((line) => line.includes(separator))
    .map((line) => cellsOf(line, separator).map(plainCell))
    .filter((row) => row.filter((cell) => cell !== "").length >= least);

function headedTable(lines: readonly string[], head: number, separator: string): ListTable | null {
  const line = lines[head] ?? "";
  if (!line.includes(separator)) return null;
  const plain = (row: string) => cellsOf(row, separator).map((cell) => plainCell(cell).toLowerCase());
  const cells = plain(line);
  const places = (heads: string) =>
    heads
      .split(",")
      .map((word) => cells.indexOf(word))
      .filter((place) => place >= 0);
  const at = (heads: string) => places(heads)[0];
  const name = at(HEADS.name) ?? at(SPANISH_NAME);
  const [part, set, main, side] = [HEADS.part, HEADS.set, HEADS.main, HEADS.side].map(at);
  if (cells.length < 2 || name === undefined) return null;
  const rows = rowsBelow(lines.slice(head + 1), separator, 2);
  // A table without a count may count deck and sideboard in columns of their own.
  const stated =
    places(HEADS.count).find((place) => place !== name && !isRunning(rows, place)) ??
    (side === undefined ? undefined : main);
  const others = cells.flatMap((cell, place) =>
    Object.values(HEADS).some((heads) => isWord(heads, cell)) ? [place] : [],
  );
  const numbers = stated === undefined ? findCountColumns(rows).filter((place) => !others.includes(place)) : [];
  const count = stated ?? (numbers.length === 1 ? numbers[0] : undefined);
  if ((count ?? set ?? numbers[0]) === undefined) return null;
  const choices =
    numbers.length < 2
      ? undefined
      : numbers.map((column) => cells.map((cell, place) => (place === column ? "Count" : cell)).join(separator));
  return {
    head,
    choices,
    isHead: (row) => plain(row)[count ?? name] === cells[count ?? name] && plain(row)[name] === cells[name],
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
      const isOnlyBeside = card.count === 0 || (count !== undefined && plainCell(values[count]) === "");
      return [...(isOnlyBeside ? [] : [card]), { ...beside, part: "side" }];
    },
  };
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
  const cell = (place: number | undefined) => (place === undefined ? "" : plainCell(cells[place]));
  const name = cell(places.name);
  const digits = COUNT_CELL.exec(cell(places.count))?.[1];
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
