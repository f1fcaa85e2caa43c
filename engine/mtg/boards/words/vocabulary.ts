import { foldWord } from "./fold-line";
import data from "./words.json";

/** Languages in which boards are written. */
export const BOARD_LANGUAGES = ["ja", "en"] as const;
export type BoardLanguage = (typeof BOARD_LANGUAGES)[number];

/**
 * The forms of a word in Japanese and in English, separated by bars. The first form of each language is used for
 * output.
 */
type WordForms = readonly [ja: string, en: string];

/** Words for values of the model, by category: players, eras, steps, zones, types and so on. */
export const BOARD_VOCABULARY = data.values as unknown as Readonly<
  Record<keyof typeof data.values, Readonly<Record<string, WordForms>>>
>;

/** Returns all forms of a word; the output form of each language comes first. */
export const getWordForms = (words: WordForms): readonly string[] => words.flatMap((each) => each.split("|"));

/** Returns the output form of a word. If the value has no word, returns `value`. */
export const getWrittenForm = (words: WordForms | undefined, language: BoardLanguage, value = ""): string =>
  words?.[language === "ja" ? 0 : 1].split("|")[0] ?? value;

/** Returns the output forms of a word, one for each language. */
export const getWrittenForms = (words: WordForms | undefined): readonly string[] =>
  BOARD_LANGUAGES.map((language) => getWrittenForm(words, language));

/**
 * The kind of a value after the word of a mark: a number, one player, objects by number or name, or conditions in
 * brackets.
 */
export type ValueKind = keyof typeof data.samples;

/** Returns a row of the table for each word of its sort, after the words of the row if it has any; else the row alone. */
function readRow<T extends Mark>(row: T): readonly T[] {
  const { words = ["", ""], each } = row;
  if (each === undefined) return [row];
  const join = (at: 0 | 1, forms: string) =>
    words[at]
      .split("|")
      .flatMap((before) => forms.split("|").map((form) => before + form))
      .join("|");
  return Object.entries(BOARD_VOCABULARY[each]).map(([constant, [ja, en]]) => ({
    ...row,
    words: [join(0, ja), join(1, en)],
    constant,
  }));
}

/** Kinds of lines, and of conditions in brackets. */
export const MARK_TABLES = ["rules", "cards", "players", "objects", "effects", "combat", "filter", "become"] as const;
export type MarkTable = (typeof MARK_TABLES)[number];

/**
 * One mark of a line: its word, the board field that it sets, and the values after the word. The value of the field is
 * `constant`, the only unnamed part, or a record of the parts and `constant`. `wrap` puts this value into a record with
 * one field.
 */
export type Mark = {
  readonly of: MarkTable;
  readonly words: WordForms;
  readonly each?: keyof typeof data.values;
  readonly field: string;
  /** How several marks of one field combine: as a list, or as `key` and `value` of a record. */
  readonly join?: "list" | "record";
  readonly constant?: unknown;
  readonly parts?: readonly { readonly kind: ValueKind; readonly name?: string; readonly isOptional?: boolean }[];
  readonly wrap?: string;
};

const ALL_MARKS = (data.marks as unknown as readonly Mark[]).flatMap(readRow);

/** The marks of each kind of line, and of conditions in brackets. */
export const BOARD_MARKS = Object.fromEntries(
  MARK_TABLES.map((table) => [table, ALL_MARKS.filter(({ of }) => of === table)]),
) as unknown as Readonly<Record<MarkTable, readonly Mark[]>>;

/** The subject of the lines below a heading. */
export type BoardSection =
  | { readonly of: "rules" | "cards" | "effects" | "combat" }
  | { readonly of: "players"; readonly seat: 0 | 1 }
  | { readonly of: "objects"; readonly owner: 0 | 1; readonly zone: string };

/** The headings of a board, with their sections. A zone without a player belongs to the first player. */
export const BOARD_HEADINGS = (data.headings as unknown as readonly (Mark & { readonly section: BoardSection })[])
  .flatMap(readRow)
  .map(({ words, section, constant: zone }) => ({ words, section: { ...section, zone } as BoardSection }));

type Fields = Readonly<Record<string, unknown>>;

/** Returns the marks of an object in words, in the order of its fields. Fields without marks are left out. */
export function renderMarks(thing: object, table: MarkTable, language: BoardLanguage): readonly string[] {
  return Object.entries(thing).flatMap(([field, content]) => {
    const marks = BOARD_MARKS[table].filter((mark) => mark.field === field);
    if (marks[0] === undefined || content === undefined) return [];
    const { join } = marks[0];
    const entries = () => Object.entries(content).map(([key, value]) => ({ key, value }));
    const values: readonly unknown[] = join === "list" ? content : join === "record" ? entries() : [content];
    return values.map((said) => {
      for (const mark of marks) {
        const value = mark.wrap === undefined ? said : (said as Fields)[mark.wrap];
        if (canSay(mark, value)) return renderMark(mark, value, language);
      }
      throw new Error(`No word for ${field} ${JSON.stringify(said)}`);
    });
  });
}

/** Whether a mark can say a value: its one part has no name, or the constant is what is left of the value without the parts. */
function canSay({ parts = [], constant = {} }: Mark, value: unknown): boolean {
  if (parts.some(({ name }) => name === undefined)) return true;
  const rest = JSON.stringify(value, (key, part) => (parts.some(({ name }) => name === key) ? undefined : part));
  return (
    rest === JSON.stringify(constant) &&
    parts.every(({ name = "", isOptional }) => isOptional || Object.hasOwn(value as object, name))
  );
}

function renderMark({ words, parts = [] }: Mark, value: unknown, language: BoardLanguage): string {
  const said = parts.flatMap(({ kind, name }) => {
    const part = name === undefined ? value : (value as Fields)[name];
    return part === undefined ? [] : [renderValue(kind, part, language)];
  });
  return joinWords([getWrittenForm(words, language), ...said]);
}

/** Words after one another, with a space between them where the language has one. */
const joinWords = (words: readonly string[]): string =>
  words.filter((word) => word !== "").reduce((line, word) => `${line}${word.startsWith("（") ? "" : " "}${word}`);

function renderValue(kind: ValueKind, value: unknown, language: BoardLanguage): string {
  switch (kind) {
    case "number":
      return `${value}`;
    case "change":
      return `${Number(value) < 0 ? "" : "+"}${value}`;
    case "pair":
      return (value as readonly number[]).join("/");
    case "player":
      return getWrittenForm(BOARD_VOCABULARY.player[value as number], language);
    case "ref":
      return `#${value}`;
    case "refs":
      return (value as readonly number[]).map((id) => `#${id}`).join(" ");
    case "target": {
      const [[part, id]] = Object.entries(value as object) as [[string, number]];
      return renderValue(part === "player" ? "player" : "ref", id, language);
    }
    case "name":
      return renderName(value as string, language);
    case "cost":
      return /^(?:\{[0-9A-Z]{1,6}\})+$/.test(value as string) ? (value as string) : quote(value as string, language);
    default: {
      const marks = renderMarks(value as Fields, kind, language);
      return language === "ja" ? `（${marks.join("、")}）` : `(${marks.join(", ")})`;
    }
  }
}

/**
 * Returns a name for output: without quotation marks if it consists of plain words, else in quotation marks, with
 * closing marks doubled.
 */
export const renderName = (name: string, language: BoardLanguage): string =>
  name.normalize("NFKC") === name && /^\p{L}(?:[\p{L}・'-]| (?=\p{L}))*$/u.test(foldWord(name))
    ? name
    : quote(name, language);

const quote = (name: string, language: BoardLanguage): string =>
  language === "ja" ? `《${name.replaceAll("》", "》》")}》` : `"${name.replaceAll('"', '""')}"`;

/** Returns an example of a value. */
export const renderSample = (kind: ValueKind, language: BoardLanguage): string =>
  renderValue(kind, data.samples[kind], language);

/** Returns a mark as it may be written, with examples of its values. */
export const renderMarkSample = ({ words, parts = [] }: Mark, language: BoardLanguage): string =>
  joinWords([getWrittenForm(words, language), ...parts.map(({ kind }) => renderSample(kind, language))]);
