import { PICTURE_PROBLEM_CODES, type PictureProblemCode } from "@/lib/magmell/card-images/types";
import { runToCompletion } from "@/lib/tasks";
import { scanJson } from "./files/json-scan";
import { CARD_FILE_LIMITS } from "./files/schema";

/** Codes of problems of starter decks. */
const STARTER_PROBLEM_CODES = ["KEY_TWICE", "LINE_TWICE", "DECK_ILLEGAL"] as const;

/** All problem codes of an import. Codes are stable, because reports and translations depend on them. */
export const IMPORT_PROBLEM_CODES = [
  // of the file as a whole
  ...(["SIZE", "ENCODING", "JSON", "CSV"] as const),
  // of a field by itself
  ...(["MISSING", "TYPE", "UNKNOWN_FIELD", "VALUE", "FORM", "TOO_LONG", "TOO_SHORT", "TOO_BIG", "TOO_SMALL"] as const),
  // of a kind
  ...(["TIMING_MISSING", "TIMING_ON_STONE", "STAT_MISSING", "STAT_WITHOUT_UNIT", "BASIC_STONE_KIND"] as const),
  // between entries
  ...(["SET_TWICE", "NUMBER_TWICE", "NAME_TWICE", "REVISION_TWICE", "PRINTING_TWICE", "NO_REVISION"] as const),
  ...(["SET_UNKNOWN", "REVISION_UNKNOWN", "RARITY_TWICE", "RARITY_UNKNOWN", "READING_TWICE"] as const),
  ...(["ALIAS_TWICE", "ALIAS_TAKEN", "ALIASES_TWICE", "ALIASES_CARD_UNKNOWN", "TAG_TWICE"] as const),
  ...(["LIST_TWICE", "LIST_CARD_TWICE", "LIST_CARD_UNKNOWN", "LIST_CARD_TOKEN", "LIST_CARD_RETIRED"] as const),
  ...(["TOKEN_STONE", "BASIC_STONE_TOKEN", "BASIC_STONE_RETIRED"] as const),
  // between rows of a table
  ...(["COLUMN_TWICE", "NO_HEADING", "ROWS_DIFFER"] as const),
  ...(["RULING_TWICE", "RULING_CARD_TWICE", "RULING_CARD_UNKNOWN", "RULE_UNKNOWN"] as const),
  // against the database
  ...(["NUMBER_TAKEN", "NAME_HAS_NUMBER", "PRINTING_TAKEN", "LIST_HOLDS"] as const),
  // of pictures
  ...(["IMAGE_MISSING", "IMAGE_UNKNOWN", "IMAGE_TAKEN_DOWN", "IMAGE_UNUSED"] as const),
  ...PICTURE_PROBLEM_CODES,
  // of a starter deck
  ...STARTER_PROBLEM_CODES,
] as const;
export type ImportProblemCode = (typeof IMPORT_PROBLEM_CODES)[number];

/** Values to insert into the message of a problem: names, numbers and lists. */
export type ProblemParams = Readonly<Record<string, string | number | readonly string[]>>;

/** A problem at a path in a file, before its line is known. */
export type ImportFinding = {
  readonly code: ImportProblemCode;
  readonly path: readonly (string | number)[];
  readonly facts?: ProblemParams;
  /** The kind of the file, unless it is a card file. */
  readonly kind?: "starter" | "formats";
  /** Parameters for the help texts of fields. */
  readonly limits?: ProblemParams;
};

/** A reason why an import was refused: position, value and code. `describeImportProblem` returns its message. */
export type ImportProblem = Omit<ImportFinding, "path"> & {
  readonly file: string;
  /** The field by its place in a card file, `*` for the index of a list: `cards.*.reading`; empty for the whole. */
  readonly fieldPath: string;
  /** Line number from 1; null for the file as a whole. In a table, the line of the row. */
  readonly line: number | null;
  /** From 1; only where the text is not JSON. */
  readonly column: number | null;
  /** JSON pointer, empty for the whole and in a table. */
  readonly pointer: string;
  /** The name of the field, or of the list it is an entry of; in a table the heading of the column; empty for the whole. */
  readonly field: string;
  /** The value as shortened JSON; null if there is none. */
  readonly value: string | null;
};

/** Creates a problem that is about a whole file. */
export function createFileProblem(
  file: string,
  code: "SIZE" | "ENCODING" | "JSON" | "CSV" | "IMAGE_UNUSED" | PictureProblemCode,
  facts: ProblemParams = {},
  place: { line: number; column: number } | null = null,
): ImportProblem {
  return {
    code,
    file,
    fieldPath: "",
    line: place?.line ?? null,
    column: place?.column ?? null,
    pointer: "",
    field: "",
    value: null,
    facts,
  };
}

/** The position of an entry that the problem of another entry refers to. */
export type EntryLocation = { readonly file: string; readonly list: string; readonly entry: number };

/** Returns the path of a field in a card file without list indexes: `cards.*.reading`. */
export const getFieldPath = (path: ImportFinding["path"]): string =>
  path.map((part) => (typeof part === "number" ? "*" : part)).join(".");

/** Adds line numbers and values to findings and sorts them by line. `json` is the parsed file, `text` its source. */
export function locateFindings(
  file: string,
  text: string,
  json: unknown,
  findings: readonly ImportFinding[],
): readonly ImportProblem[] {
  if (findings.length === 0) return [];
  const places = findings.map(({ path }) => path.map((_, index) => pointerOf(path.slice(0, index + 1))));
  const { lines } = runToCompletion(scanJson(text, CARD_FILE_LIMITS.nesting, new Set(["", ...places.flat()])));
  const problems = findings.map(({ path, ...finding }, index) => {
    // A missing field has no line of its own: its problem is reported at the line of the nearest enclosing value.
    const inside = places[index]?.findLast((pointer) => lines.has(pointer)) ?? "";
    return {
      ...finding,
      file,
      line: lines.get(inside) ?? null,
      column: null,
      pointer: pointerOf(path),
      fieldPath: getFieldPath(path),
      field: String(path.findLast((part) => typeof part === "string") ?? ""),
      value: quote(valueAt(json, path)),
    };
  });
  return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

function valueAt(json: unknown, path: readonly (string | number)[]): unknown {
  let value = json;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

const QUOTED = 80;

function quote(value: unknown): string | null {
  if (value === undefined) return null;
  const json = JSON.stringify(typeof value === "string" ? value.slice(0, QUOTED * 2) : value);
  return json.length > QUOTED ? `${json.slice(0, QUOTED)}…` : json;
}
