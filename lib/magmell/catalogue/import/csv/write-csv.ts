import type { ReadingChoice } from "@/engine/magmell/text";
import { formatReadingChoice } from "@/lib/magmell/catalogue/model/reading-choices";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import { type SerializedCatalogue, serializeCatalogue } from "../files/write-card-file";
import { CSV_TABLE_KINDS, type CsvColumn, type CsvTableKind, getCsvColumns } from "./columns";
import { escapeFormula } from "./escape-formula";

/** Kinds of exported tables; nicknames are part of the card table. */
export const EXPORTED_TABLE_KINDS = CSV_TABLE_KINDS.filter((kind) => kind !== "aliases");
export type ExportedTableKind = Exclude<CsvTableKind, "aliases">;

/** The values of one row of a table, by part and field. */
type CsvRecord = { readonly [K in "entry" | NonNullable<CsvColumn["part"]>]?: Readonly<Record<string, unknown>> };

/**
 * Returns a catalogue as CSV tables that import to the same catalogue. They use UTF-8 with a byte order mark and CRLF
 * for spreadsheets, and escape cells that a spreadsheet would run as a formula. A card has one row per printing, and
 * one per revision without a printing.
 */
export function writeCsvTables(records: CatalogueRecords): Readonly<Record<ExportedTableKind, string>> {
  const written = serializeCatalogue(records);
  return {
    cards: tableOf("cards", written.cards.flatMap(cardRows)),
    sets: tableOf(
      "sets",
      written.sets.map((entry) => ({ entry })),
    ),
    rulings: tableOf(
      "rulings",
      written.rulings.map((entry) => ({ entry })),
    ),
    lists: tableOf(
      "lists",
      written.lists.map((entry) => ({ entry })),
    ),
  };
}

function cardRows({ revisions, printings, ...entry }: SerializedCatalogue["cards"][number]): readonly CsvRecord[] {
  const shown = new Set(printings.map(({ revision }) => revision));
  const plain = revisions
    .filter(({ effectiveOn }) => !shown.has(effectiveOn))
    .map((part) => ({ entry, revisions: part }));
  const printed = printings.map((printing) => {
    const part = revisions.find(({ effectiveOn }) => effectiveOn === printing.revision);
    return { entry, printings: printing, ...(part && { revisions: part }) };
  });
  return [...printed, ...plain];
}

function tableOf(kind: CsvTableKind, rows: readonly CsvRecord[]): string {
  const columns = getCsvColumns(kind).filter(({ type, readOnly }) => type !== "ignored" && !readOnly);
  const lines = [
    columns.map(({ ja }) => ja),
    ...rows.map((row) => columns.map((column) => escapeFormula(cellOf(row, column)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

function cellOf(row: CsvRecord, { field, part, type }: CsvColumn): string {
  const value = field
    .split(".")
    .reduce<unknown>((outer, step) => (outer as Record<string, unknown> | undefined)?.[step], row[part ?? "entry"]);
  if (type === "flag") return value === true ? "TRUE" : "";
  if (type === "list" || type === "rules") return listed((value ?? []) as readonly string[]);
  if (type === "pairs") return listed(Object.entries(value ?? {}).map(([name, english]) => `${name}=${english}`));
  if (type === "rarities") return listed(((value ?? []) as readonly FileRarity[]).map(rarityCell));
  if (type === "readings") return listed(((value ?? []) as readonly ReadingChoice[]).map(formatReadingChoice));
  return value === undefined ? "" : String(value);
}

type FileRarity = { readonly code: string; readonly name: string; readonly englishName?: string };
const rarityCell = ({ code, name, englishName }: FileRarity): string =>
  [code, name, ...(englishName === undefined ? [] : [englishName])].join("=");

/** Joins items with the separator, or with line breaks if an item contains it. */
function listed(items: readonly string[]): string {
  return items.every((item) => !/[|｜]/u.test(item)) ? items.join("|") : items.map((item) => `${item}\n`).join("");
}

const quoted = (cell: string): string => (/[",;'\s]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
