import { escapeFormula } from "@/lib/magmell/catalogue/import/csv/escape-formula";
import { LIST_ZONES, type ListZone } from "../content";
import type { PrintableLists } from "./print-list";

/**
 * Prints lists as CSV (RFC 4180) with the columns `name,count,zone`, safe to open in a spreadsheet. The mark at its
 * beginning tells spreadsheets that it is UTF-8.
 */
export function printDeckCsv({ deck, candidates = [] }: PrintableLists): string {
  const rows = LIST_ZONES.flatMap((zone: ListZone) =>
    (zone === "candidates" ? candidates : deck[zone]).map(({ name, count }) => [escapeFormula(name), `${count}`, zone]),
  );
  return `\uFEFF${[["name", "count", "zone"], ...rows].map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

const quoted = (cell: string): string => (/[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Prints a deck as JSON in the shape in which the site stores it: `{ name, deck: { grimoire, stoneDeck }, candidates }`. */
export function printDeckJson(name: string, { deck, candidates = [] }: PrintableLists): string {
  return `${JSON.stringify({ name, deck, candidates }, null, 2)}\n`;
}
