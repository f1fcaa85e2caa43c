import type { Target } from "../../model/ids";
import { foldWord } from "./fold-line";
import {
  BOARD_MARKS,
  BOARD_VOCABULARY,
  type BoardLanguage,
  getWrittenForm,
  type Mark,
  type MarkTable,
  type ValueKind,
} from "./vocabulary";

type Fields = Readonly<Record<string, unknown>>;

/** Returns the marks of a thing in words, in the order of its fields. Fields that have no marks are left out. */
export function renderMarks(thing: object, table: MarkTable, language: BoardLanguage): readonly string[] {
  return Object.entries(thing).flatMap(([field, content]) => {
    const marks = BOARD_MARKS[table].filter((mark) => mark.field === field);
    if (marks[0] === undefined) return [];
    const { join } = marks[0];
    const values: readonly unknown[] =
      join === "list" ? content : join === "record" ? Object.entries(content).map(toEntry) : [content];
    return values.map((value) => {
      const mark = marks.find((one) => canSay(one, value));
      if (mark === undefined) throw new Error(`No word for ${field} ${JSON.stringify(value)}`);
      return renderMark(mark, value, language);
    });
  });
}

const toEntry = ([key, value]: readonly [string, unknown]): Fields => ({ key, value });

/** Returns the value of a mark without the record around it. */
const unwrap = ({ wrap }: Mark, value: unknown): unknown => (wrap === undefined ? value : (value as Fields)[wrap]);

/** Whether a mark can say a value. */
function canSay(mark: Mark, wrapped: unknown): boolean {
  const { parts, constant = {} } = mark;
  const value = unwrap(mark, wrapped);
  if (parts === undefined) return JSON.stringify(value) === JSON.stringify(constant);
  if (parts[0]?.name === undefined) return true;
  if (typeof value !== "object" || value === null) return false;
  const rest = Object.entries(value).filter(([key]) => parts.every(({ name }) => name !== key));
  return (
    JSON.stringify(Object.fromEntries(rest)) === JSON.stringify(constant) &&
    parts.every(({ name = "", isOptional }) => isOptional || Object.hasOwn(value, name))
  );
}

/** Returns a mark with its values in words. */
function renderMark(mark: Mark, wrapped: unknown, language: BoardLanguage): string {
  const value = unwrap(mark, wrapped);
  const parts = (mark.parts ?? []).flatMap(({ kind, name }) => {
    const part = name === undefined ? value : (value as Fields)[name];
    return part === undefined ? [] : [renderValue(kind, part, language)];
  });
  return joinWords([getWrittenForm(mark.words, language), ...parts]);
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
      return renderRefs(value as readonly number[]);
    case "target": {
      const target = value as Target;
      return "player" in target
        ? renderValue("player", target.player, language)
        : renderValue("ref", target.instance, language);
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

/** Returns objects by their numbers. */
export const renderRefs = (ids: readonly number[]): string => ids.map((id) => `#${id}`).join(" ");

/** Returns a name: bare where it is plain words, else between quotation marks, a closing mark within it doubled. */
export const renderName = (name: string, language: BoardLanguage): string =>
  name.normalize("NFKC") === name && /^\p{L}(?:[\p{L}・'-]| (?=\p{L}))*$/u.test(foldWord(name))
    ? name
    : quote(name, language);

const quote = (name: string, language: BoardLanguage): string =>
  language === "ja" ? `《${name.replaceAll("》", "》》")}》` : `"${name.replaceAll('"', '""')}"`;

/** Values that show what may follow a word. */
const SAMPLES: Readonly<Record<ValueKind, unknown>> = {
  number: 1,
  change: 1,
  pair: [2, 2],
  player: 1,
  ref: 1,
  refs: [1, 2],
  target: { instance: 1 },
  name: "…",
  cost: "{1}{G}",
  filter: { color: "r" },
  become: { types: ["artifact"] },
};

/** Returns an example of a value. */
export const renderSample = (kind: ValueKind, language: BoardLanguage): string =>
  renderValue(kind, SAMPLES[kind], language);

/** Returns a mark as it may be written, with examples of its values. */
export const renderMarkSample = ({ words, parts = [] }: Mark, language: BoardLanguage): string =>
  joinWords([getWrittenForm(words, language), ...parts.map(({ kind }) => renderSample(kind, language))]);
