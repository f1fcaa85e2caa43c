import {
  COUNT_CELL,
  cellsOf,
  findListTable,
  plainCell,
  SEPARATORS,
  type TableHeads,
} from "@/lib/decks/lists/list-table";
import { unescapeFormula } from "@/lib/magmell/catalogue/import/csv/escape-formula";
import type { CardFinder } from "./card-finder";
import { parseHeading, parseZoneWord } from "./headings";
import { MAX_LIST_LINE_LENGTH } from "./limits";
import type { UnassignedEntry } from "./types";

/** Heads of columns, the likeliest first. */
export const HEADS: TableHeads = {
  name: "カード名,カード,名前,名称,カードの名前,card name,card_name,cardname,card,name",
  count: "枚数,数量,数,枚,count,quantity,quantityx,qty,amount,copies,number",
  part: "リスト,区分,デッキ,場所,ゾーン,zone,board,section,deck,list,category",
  main: "メイン,メインデッキ,main,md,m",
  side: "候補,サイド,candidates,side,sideboard,sb,s",
  other:
    "番号,カード番号,no,no.,nr,id,コスト,使用コスト,cost,種類,kind,価格,値段,price,所持,所持数,owned,have,不足,missing,need",
  ...{ otherName: "", regular: "", foil: "", set: "" },
};

/** An entry of a row; no copies if its count cannot be read. */
type RowEntry = Pick<UnassignedEntry, "name" | "count" | "zone">;

/** Returns a reader of the rows of a table in a list; null if the list has none. The header and lines above have no entries. */
export function findCardTable(lines: readonly string[], finder: CardFinder) {
  const table = findListTable(lines, HEADS);
  if (table === null) return null;
  return (raw: string, at: number): readonly RowEntry[] | null => {
    if (at < table.head) return null;
    if (table.isHead(raw)) return [];
    const rows = table.read(raw);
    // Without a name in its column, a line is read as any other.
    if (!rows?.every(({ name }) => /\p{L}/u.test(name))) return null;
    return rows.map(({ name, count, part }): RowEntry => {
      const written = unescapeFormula(name);
      const copies = table.choices ? 0 : (count ?? 0);
      return { name: finder.find(written)?.name ?? written, count: copies, zone: parseZoneWord(part) };
    });
  };
}

/**
 * Reads a row without a header: a known name and its count in cells of their own. `rest` if another cell has words.
 */
export function readRow(raw: string, finder: CardFinder): { readonly entry: RowEntry; readonly rest: boolean } | null {
  if (raw.length > MAX_LIST_LINE_LENGTH) return null;
  for (const separator of SEPARATORS) {
    const cells = cellsOf(raw, separator).map(plainCell);
    const counts = cells.filter((cell) => COUNT_CELL.test(cell));
    const name = cells.find((cell) => /\p{L}/u.test(cell) && parseHeading(cell) === null && finder.find(cell) !== null);
    const [, digits] = COUNT_CELL.exec(counts[0] ?? "") ?? [];
    if (name === undefined || digits === undefined || counts.length > 1) continue;
    const zone = cells.map(parseZoneWord).find((cell) => cell !== null) ?? null;
    const rest = cells.some(
      (cell) => cell !== name && /\p{L}{3}|[^\p{ASCII}]{2}/u.test(cell) && parseHeading(cell) === null,
    );
    return { entry: { name: finder.find(name)?.name ?? name, count: Number(digits), zone }, rest };
  }
  return null;
}
