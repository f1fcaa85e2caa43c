import data from "./words.json";

/** Languages in which boards are written. */
export const BOARD_LANGUAGES = ["ja", "en"] as const;
export type BoardLanguage = (typeof BOARD_LANGUAGES)[number];

/** The forms of a word in Japanese and in English, between bars. The first of each is the one that is written. */
type WordForms = readonly [ja: string, en: string];

/** Words that stand for a value of the model, by sort: players, eras, steps, zones, types and so on. */
export const BOARD_VOCABULARY = data.values as unknown as Readonly<
  Record<keyof typeof data.values, Readonly<Record<string, WordForms>>>
>;

/** Returns all forms of a word, those that are written first. */
export const getWordForms = (words: WordForms): readonly string[] => words.flatMap((each) => each.split("|"));

/** Returns the form in which a word is written; the value itself for one that has no word. */
export function getWrittenForm(words: WordForms | undefined, language: BoardLanguage, value = ""): string {
  return words?.[language === "ja" ? 0 : 1].split("|")[0] ?? value;
}

/** A value that follows the word of a mark: a number, one player, objects by number or name, conditions in brackets. */
export type ValueKind =
  | ("number" | "change" | "pair" | "player" | "ref" | "refs" | "target" | "name" | "cost")
  | ("filter" | "become");

/**
 * One mark of a line: its word, the field of the board that it says, and the values after the word. The value of the field is
 * `constant`, the one part that has no name, or a record of the parts and of `constant`; `wrap` puts that into a record of one field.
 */
export type Mark = {
  readonly words: WordForms;
  readonly field: string;
  /** How several marks of one field join: in a list, or as `key` and `value` in a record. */
  readonly join?: "list" | "record";
  readonly constant?: unknown;
  readonly parts?: readonly { readonly kind: ValueKind; readonly name?: string; readonly isOptional: boolean }[];
  readonly wrap?: string;
};

/** A row of the table: a mark whose parts are written `kind name?`, or one for each word of a sort, after `words` if it has any. */
type MarkRow = Omit<Mark, "words" | "parts"> & {
  readonly of: string;
  readonly words?: WordForms;
  readonly each?: keyof typeof data.values;
  readonly parts?: readonly string[];
};

function readRow({ of: _, words = ["", ""], each, parts, ...row }: MarkRow): readonly Mark[] {
  if (each !== undefined) {
    const after = (at: 0 | 1, forms: string) => forms.replaceAll(/[^|]+/g, (form) => `${words[at]} ${form}`.trim());
    return Object.entries(BOARD_VOCABULARY[each]).map(([constant, [ja, en]]) => ({
      ...row,
      words: [after(0, ja), after(1, en)],
      constant,
    }));
  }
  const read = parts?.map((part) => {
    const [kind, name] = part.replace("?", "").split(" ") as [ValueKind, string?];
    return { kind, ...(name !== undefined && { name }), isOptional: part.endsWith("?") };
  });
  return [{ ...row, words, ...(read !== undefined && { parts: read }) }];
}

/** Sorts of lines, and of conditions in brackets. */
export const MARK_TABLES = ["rules", "cards", "players", "objects", "effects", "combat", "filter", "become"] as const;
export type MarkTable = (typeof MARK_TABLES)[number];

/** The marks of each sort of line, and of conditions in brackets. */
export const BOARD_MARKS = Object.fromEntries(
  MARK_TABLES.map((table) => [
    table,
    (data.marks as readonly unknown[] as MarkRow[]).filter(({ of }) => of === table).flatMap(readRow),
  ]),
) as unknown as Readonly<Record<MarkTable, readonly Mark[]>>;

/** What the lines after a heading tell of. */
export type BoardSection =
  | { readonly of: "rules" | "cards" | "effects" | "combat" }
  | { readonly of: "players"; readonly seat: 0 | 1 }
  | { readonly of: "objects"; readonly zone: string; readonly owner: 0 | 1 };

const SEATS = [0, 1] as const;

/** The headings of a board, with what they head. A zone alone is that of the first player. */
export const BOARD_HEADINGS: readonly { readonly words: WordForms; readonly section: BoardSection }[] = [
  { words: ["ルール", "Rules"], section: { of: "rules" } },
  { words: ["カード", "Cards"], section: { of: "cards" } },
  ...SEATS.map((seat) => ({
    words: BOARD_VOCABULARY.player[seat] as WordForms,
    section: { of: "players" as const, seat },
  })),
  ...SEATS.flatMap((owner) =>
    Object.entries(BOARD_VOCABULARY.zone).map(([zone, place]) => {
      const [ja = "", en = ""] = (BOARD_VOCABULARY.owner[owner] ?? []).map((forms, at) =>
        [
          ...forms.split("|").map((form) => `${form}${at === 0 ? "" : " "}${place[at]}`),
          ...(owner === 0 ? [place[at]] : []),
        ].join("|"),
      );
      return { words: [ja, en] as const, section: { of: "objects" as const, zone, owner } };
    }),
  ),
  { words: ["効果", "Effects"], section: { of: "effects" } },
  { words: ["戦闘", "Combat"], section: { of: "combat" } },
];
