import { z } from "zod";
import { madeMana } from "./made-mana";
import { codeNow } from "./old-codes";
import type { Entry } from "./sighting";
import {
  codesField,
  costField,
  faultsOf,
  inColourOrder,
  isOfDecks,
  lineField,
  nameField,
  numberField,
} from "./source-fields";
import { manaValueOf, readTypeLine } from "./type-line";

/** Columns of a table of cards. The first is asked for; lists within a cell are parted by spaces or commas. */
export const CSV_COLUMNS = ["name", "types", "cost", "power", "toughness", "loyalty", "sets", "japanese"] as const;
export type CsvColumnName = (typeof CSV_COLUMNS)[number];

const rowSchema = z.object({
  name: nameField,
  types: lineField,
  cost: costField,
  power: numberField,
  toughness: numberField,
  loyalty: numberField,
  sets: z
    .string()
    .transform((cell) => cell.split(/[\s,;]+/u).filter((code) => code !== ""))
    .pipe(codesField),
  japanese: lineField,
});

/** The card of a row of a table, by the names of the columns. Its colours are those of its cost. */
export function readCsvEntry(row: Readonly<Partial<Record<CsvColumnName, string>>>): Entry {
  const cells = Object.fromEntries(CSV_COLUMNS.map((column) => [column, (row[column] ?? "").trim()]));
  const read = rowSchema.safeParse(cells);
  if (!read.success) return { is: "wrong", faults: faultsOf(read.error) };
  const { name, types, cost, power, toughness, loyalty, sets, japanese } = read.data;
  const line = readTypeLine(types);
  if (!isOfDecks("", line.types)) return { is: "other" };
  return {
    is: "card",
    sighting: {
      ...{ name, japanese, cost, power, toughness, loyalty, text: "", keywords: [], ...line },
      manaValue: manaValueOf(cost),
      colours: inColourOrder(cost.match(/[WUBRG]/giu) ?? []),
      makes: madeMana({ given: null, subtypes: line.subtypes, text: "" }),
      sets: sets.map((written) => {
        const code = codeNow(written);
        return { code, name: code.toUpperCase(), released: null };
      }),
    },
  };
}
