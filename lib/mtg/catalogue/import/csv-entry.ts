import { z } from "zod";

import { PLAIN_ERROR_MESSAGES, quoteText, toMessage } from "./plain-words";
import { getProducedMana } from "./produced-mana";
import type { SourceCard, SourceEntry } from "./source-card";
import {
  isDeckCard,
  printedNumberSchema,
  setCodesSchema,
  sortColors,
  sourceLineSchema,
  sourceNameSchema,
  tableCostSchema,
  toEntryProblems,
} from "./source-fields";
import { computeManaValue, readTypeLine } from "./type-line";

/** Former set codes of the card database and older programs, by the codes now in general use. */
const OLD_CODES = {
  ...{ lea: "1e", leb: "2e", "2ed": "2u", "3ed": "3e", "4ed": "4e", "5ed": "5e", "6ed": "6e" },
  ...{ arn: "an", atq: "aq", leg: "le", drk: "dk", fem: "fe", ice: "ia", chr: "ch", hml: "hm", all: "al" },
  ...{ mir: "mi", vis: "vi", wth: "wl", tmp: "te", sth: "st", exo: "ex", usg: "uz", ulg: "gu", uds: "cg" },
  ...{ mmq: "mm", nem: "ne", pcy: "pr", inv: "in", por: "po", p02: "p2", ptk: "pk", ugl: "ug" },
} as const;

const now: ReadonlyMap<string, string> = new Map(Object.entries(OLD_CODES).map(([code, old]) => [old, code]));

/** Returns the code of a set that all sources use now, in small letters, for that code or an old one. */
function toCurrentSetCode(written: string): string {
  const code = written.toLowerCase();
  return now.get(code) ?? code;
}

/** Columns of a card table. The first is required; lists within a cell are separated by spaces or commas. */
export const CSV_COLUMNS = ["name", "types", "cost", "power", "toughness", "loyalty", "sets", "japanese"] as const;
export type CsvColumnName = (typeof CSV_COLUMNS)[number];

/** Power or toughness: a number, also with a half, `*`, X, ? or ∞, and an optional second term. */
const SIZE = /^(?:[+-]?(?:\d{1,6}(?:\.5|½)?|\.5|½|\*²?|X|\?|∞)(?:[+-](?:\d{1,6}|\*|X))?)?$/iu;
const LOYALTY = /^(?:\d{1,6}|X|\*)?$/iu;

const sizeField = (column: "power" | "toughness") =>
  printedNumberSchema.regex(SIZE, {
    error: ({ input }) => toMessage("size", { found: quoteText(String(input)), column }),
  });
const loyaltyField = printedNumberSchema.regex(LOYALTY, {
  error: ({ input }) => toMessage("loyalty", { found: quoteText(String(input)) }),
});

const rowSchema = z.object({
  name: sourceNameSchema,
  types: sourceLineSchema,
  cost: tableCostSchema,
  power: sizeField("power"),
  toughness: sizeField("toughness"),
  loyalty: loyaltyField,
  sets: z
    .string()
    .transform((cell) => cell.split(/[\s,;]+/u).filter((code) => code !== ""))
    .pipe(setCodesSchema),
  japanese: sourceLineSchema,
});

/** Columns that rows of one name must agree on. Sets and Japanese names are merged. */
const COMPARED = {
  types: ({ types, subtypes }) => [...types, ...(subtypes.length > 0 ? ["—", ...subtypes] : [])].join(" "),
  cost: ({ cost }) => cost.toUpperCase().replaceAll(/[\s/]+(?=\{|$)/gu, ""),
  power: ({ power }) => power,
  toughness: ({ toughness }) => toughness,
  loyalty: ({ loyalty }) => loyalty,
} as const satisfies Partial<Record<CsvColumnName, (card: SourceCard) => string>>;

/** Returns the columns in which two rows of a card differ. An empty cell never differs. */
export const findDifferingColumns = (earlier: SourceCard, later: SourceCard): readonly string[] =>
  Object.entries(COMPARED)
    .filter(([, said]) => said(later) !== "" && said(later) !== said(earlier))
    .map(([column]) => column);

/** Converts a table row, given by column name, to a card. Its colors are the colors of its cost. */
export function readCsvEntry(row: Readonly<Partial<Record<CsvColumnName, string>>>): SourceEntry {
  const cells = Object.fromEntries(CSV_COLUMNS.map((column) => [column, (row[column] ?? "").trim()]));
  const read = rowSchema.safeParse(cells, PLAIN_ERROR_MESSAGES);
  if (!read.success) return { is: "wrong", faults: toEntryProblems(read.error) };
  const { name, types, cost, power, toughness, loyalty, sets, japanese } = read.data;
  const line = readTypeLine(types);
  if (!isDeckCard("", line.types)) return { is: "other" };
  return {
    is: "card",
    sighting: {
      ...{ name, japanese, cost, power, toughness, loyalty, text: "", keywords: [], ...line },
      manaValue: computeManaValue(cost),
      colours: sortColors(cost.match(/[WUBRG]/giu) ?? []),
      makes: getProducedMana({ given: null, subtypes: line.subtypes, text: "" }),
      sets: sets.map((written) => {
        const code = toCurrentSetCode(written);
        return { code, name: code.toUpperCase(), released: null };
      }),
    },
  };
}
