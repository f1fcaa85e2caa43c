import type { CsvColumn } from "./columns";
import { unescapeFormula } from "./escape-formula";

/** Value of an empty cell, whose field is left out of the entry. */
const EMPTY = undefined;

const YES = new Set(["true", "yes", "1", "○", "◯", "はい", "y", "✓"]);
const NO = new Set(["false", "no", "0", "×", "いいえ", "n", "-"]);

/**
 * Returns the value of a cell in the notation of card files. Returns an unreadable cell as text; the later check of the
 * entry reports the problem.
 */
export function readCell(written: string, { type, words }: Pick<CsvColumn, "type" | "words">): unknown {
  const text = trimmed(unescapeFormula(trimmed(written)));
  switch (type) {
    case "text":
      return text === "" ? EMPTY : text;
    case "code":
      return text === "" ? EMPTY : meant(normal(text), words);
    case "number":
      return text === "" ? EMPTY : readNumber(normal(text));
    case "day":
      return text === "" ? EMPTY : readDay(normal(text));
    case "flag":
      return readFlag(normal(text).toLowerCase());
    case "list":
      return items(unescapeFormula(written));
    case "rules":
      return items(unescapeFormula(written)).map((rule) => normal(rule).replace(/^(?=\d)/, "mag:"));
    case "pairs":
      return readPairs(items(unescapeFormula(written)));
    case "rarities":
      return readRarities(items(unescapeFormula(written)));
    case "readings":
      return items(unescapeFormula(written)).map(readReadingChoice);
    case "ignored":
      return EMPTY;
  }
}

const normal = (text: string): string => text.normalize("NFKC");
const trimmed = (text: string): string => text.replace(/^[\s\u3000]+|[\s\u3000]+$/gu, "");

const meant = (text: string, words: CsvColumn["words"] = {}): string =>
  (Object.hasOwn(words, text) && words[text]) || text;

const readNumber = (text: string): unknown =>
  /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(",", "")) : text;

/** As `2025-04-25`; spreadsheets write days in ways of their own, with or without a time. */
function readDay(text: string): string {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: 0{1,2}:00(?::00)?)?$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return text;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function readFlag(text: string): unknown {
  if (text === "" || NO.has(text)) return false;
  return YES.has(text) ? true : text;
}

/**
 * Splits a cell into items: at line breaks if there are any, otherwise at |. An item that contains | can be written on
 * its own line.
 */
function items(cell: string): readonly string[] {
  const parts = cell.includes("\n") ? cell.split("\n") : cell.split(/[|｜]/u);
  return parts.map(trimmed).filter((item) => item !== "");
}

const readReadingChoice = (item: string) => {
  const [textHash = "", sentence = "", choice = ""] = normal(item).split("=").map(trimmed);
  return { textHash, sentence: readNumber(sentence), choice };
};

function readRarities(rarities: readonly string[]): unknown {
  if (rarities.length === 0) return EMPTY;
  return rarities.map((rarity) => {
    const [code = "", name = code, englishName = ""] = rarity.split(/[=＝]/u).map(trimmed);
    return { code: normal(code), name, ...(englishName && { englishName }) };
  });
}

function readPairs(pairs: readonly string[]): unknown {
  if (pairs.length === 0) return EMPTY;
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...english] = pair.split(/[=＝:：]/u);
      return [trimmed(name), trimmed(english.join("="))];
    }),
  );
}
