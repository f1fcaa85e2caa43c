import { formatManaCost, parseManaCost } from "../../model/mana";
import { type FoldedLine, foldLine, foldWord } from "./fold-line";
import { type BoardTextProblemCode, findNearestWords, type ProblemReporter, type TextPosition } from "./text-problem";
import {
  BOARD_MARKS,
  BOARD_VOCABULARY,
  getWordForms,
  MARK_TABLES,
  type Mark,
  type MarkTable,
  renderSample,
  type ValueKind,
} from "./vocabulary";

export type Fields = Record<string, unknown>;

const LOOSE = /[\s・-]/u;
const NAME = /^\p{L}[\p{L}・' -]*/u;
const WORD = /^[^,;、。:()"《「『“{#\d]+/u;
const NUMBER = /^([+-]?\d+)\s?[個点枚体つ]?/u;
const PAIR = /^([+-]?\d+)\s*\/\s*([+-]?\d+)/;
const COST = /^(?:\{[^{}]*\}\s?)+|^[\dwubrgcx]+/;
const SCRIPTS = [/\p{Script=Latin}/u, /[\p{Script=Katakana}ー]/u, /\d/];
const MOST_DEPTH = 8;

/** Returns the spellings of a word with its meaning, without the optional characters between its letters. */
const toForms = <T>(words: Mark["words"], meaning: T): readonly (readonly [form: string, meaning: T])[] =>
  getWordForms(words).map((form) => [foldWord(form).replaceAll(/(?<=\p{L})[\s・-]+|(?<=\d)\s+/gu, ""), meaning]);
const MARKS = new Map(
  MARK_TABLES.map((table) => [table, BOARD_MARKS[table].flatMap((mark) => toForms(mark.words, mark))]),
);
const PLAYERS = Object.entries(BOARD_VOCABULARY.player).flatMap(([seat, words]) => toForms(words, Number(seat)));

/**
 * Reads the marks of one line from left to right. An unreadable mark is reported, and reading continues after the next
 * comma. A missing value is `undefined`; an invalid value is reported and read as `null`.
 */
export class LineReader {
  private place = 0;
  private readonly line: FoldedLine;

  constructor(
    raw: string,
    private readonly number: number,
    /** The text around the line: it reports problems, and finds the single object with a name. */
    private readonly text: { note: ProblemReporter; findObject(name: string, spot: TextPosition): number | null },
  ) {
    this.line = foldLine(raw);
    const { unclosed } = this.line;
    this.goTo(unclosed === null ? 0 : this.line.text.length);
    if (unclosed !== null) text.note("NOT_CLOSED", this.spot(), raw.charAt(unclosed));
  }

  /** The position of a place of the folded line. */
  spot(place = this.place): TextPosition {
    return { line: this.number, at: this.line.at[place] ?? this.line.raw.length };
  }

  get isAtEnd(): boolean {
    return this.place >= this.line.text.length;
  }

  private get rest(): string {
    return this.line.text.slice(this.place);
  }

  /** Returns the original text between two positions. */
  private slice(from: number, to = this.place): string {
    return this.line.raw.slice(this.line.at[from], this.line.at[to]).trim();
  }

  private note(code: BoardTextProblemCode, from: number, want: readonly string[] = [], to = this.place): void {
    this.text.note(code, this.spot(from), this.slice(from, to), want);
  }

  /** Goes to a place, and past the spaces there. */
  private goTo(place: number): void {
    this.place = place;
    while (/\s/.test(this.line.text.charAt(this.place))) this.place += 1;
  }

  /** Takes what matches here, and the spaces after it. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.rest) ?? undefined;
    if (found !== undefined) this.goTo(this.place + found[0].length);
    return found;
  }

  /**
   * Returns the text before the first colon outside of names, and continues after the colon; `undefined` if there is
   * none.
   */
  takeHeading(): string | undefined {
    const [start, colon] = [this.place, this.line.text.indexOf(":")];
    if (this.isAtEnd || colon < 0) return undefined;
    this.goTo(colon + 1);
    return this.slice(start, colon);
  }

  private takeQuoted(): string | undefined {
    const name = this.line.names.get(this.place);
    if (name !== undefined) this.goTo(this.place + 1);
    return name;
  }

  /** Returns a name: in quotation marks, or the text that matches `pattern` here. */
  takeName(pattern: RegExp): string | undefined {
    const start = this.place;
    return this.takeQuoted() ?? (this.take(pattern) && this.slice(start));
  }

  /**
   * Reads marks into the fields of an object until the line or the bracket ends.
   * @param told notes where a field of the thing stands, such as `keywords[1]`
   */
  readMarks(table: MarkTable, thing: Fields, told: (field: string, spot: TextPosition) => void, depth = 0): void {
    while (!this.isAtEnd && !(depth > 0 && this.rest.startsWith(")"))) {
      if (this.take(/^[,;、。]+/u) !== undefined) continue;
      const start = this.place;
      const mark = this.takeWord(MARKS.get(table) ?? []);
      if (mark === undefined) this.skipUnknown(table);
      const spot = this.spot(mark?.parts === undefined ? start : this.place);
      const value = mark === undefined ? null : this.readValues(mark, start, depth);
      const field = mark !== undefined && value !== null && put(thing, mark, value);
      if (field) told(field, spot);
      else if (field === undefined) this.note("SAID_TWICE", start);
      else this.recover(depth);
    }
  }

  /** Goes to the next comma, or to the end of the bracket. */
  private recover(depth: number): void {
    for (let open = 0; !this.isAtEnd; this.place += 1) {
      const sign = this.line.text.charAt(this.place);
      if (open === 0 && (depth > 0 ? /[,;、。)]/u : /[,;、。]/u).test(sign)) return;
      open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    }
  }

  /**
   * Consumes the longest matching word at the current position. A word without letters is followed by a pair of
   * numbers.
   */
  private takeWord<T>(words: readonly (readonly [form: string, meaning: T])[]): T | undefined {
    let [best, end]: [T | undefined, number] = [undefined, -1];
    for (const [form, meaning] of words) {
      const to = form === "" && !PAIR.test(this.rest) ? -1 : this.endOf(form);
      if (to > end) [best, end] = [meaning, to];
    }
    if (end >= 0) this.goTo(end);
    return best;
  }

  /** The end of a word at the current position; -1 if the word is not there. */
  private endOf(form: string): number {
    const { text } = this.line;
    let place = this.place;
    for (const sign of form) {
      while (place > this.place && text[place] !== sign && LOOSE.test(text.charAt(place))) place += 1;
      if (text[place] !== sign) return -1;
      place += 1;
    }
    const goesOn = SCRIPTS.some((script) => script.test(text.charAt(place - 1)) && script.test(text.charAt(place)));
    return goesOn ? -1 : place;
  }

  /** Reports a word that is not a mark of a table, with the nearest marks. */
  private skipUnknown(table: MarkTable): void {
    const start = this.place;
    if (this.take(/^[+-]?\d+/) !== undefined) this.note("LONE_NUMBER", start);
    else if ([...MARKS.values()].some((marks) => this.takeWord(marks) !== undefined)) this.note("NOT_HERE", start);
    else {
      const known = BOARD_MARKS[table].flatMap((mark) => getWordForms(mark.words));
      const words = (WORD.exec(this.rest)?.[0] ?? this.rest.slice(0, 1)).trim();
      const have = [words, words.split(/\s/)[0] ?? ""].find((one) => findNearestWords(one, known).length > 0) ?? words;
      this.place += have.length;
      this.note("UNKNOWN_WORD", start, findNearestWords(have, known));
    }
  }

  /** Reads the value of a mark with all that follows its word. */
  private readValues({ parts, constant, wrap }: Mark, start: number, depth: number): unknown {
    const end = this.place;
    let value: unknown = constant;
    for (const { kind, name, isOptional } of parts ?? []) {
      const part = this.readValue(kind, depth, isOptional);
      if (part === null) return null;
      if (part !== undefined) value = name === undefined ? part : { ...(value as object), [name]: part };
      else if (!isOptional) {
        const isJapanese = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(this.slice(start, end));
        const code = kind === "number" || kind === "change" ? "NUMBER_MISSING" : "WHAT_MISSING";
        this.note(code, start, [renderSample(kind, isJapanese ? "ja" : "en")], end);
        return null;
      }
    }
    return wrap === undefined ? value : { [wrap]: value };
  }

  private readValue(kind: ValueKind, depth: number, isOptional = false): unknown {
    switch (kind) {
      case "number":
      case "change":
        return this.take(NUMBER)?.slice(1).map(Number)[0];
      case "pair":
        return this.take(PAIR)?.slice(1).map(Number);
      case "player":
        return this.takeWord(PLAYERS);
      case "ref":
        return this.readRef(isOptional);
      case "refs":
        return this.readRefs();
      case "target": {
        const player = this.takeWord(PLAYERS);
        if (player !== undefined) return { player };
        const instance = this.readRef();
        return typeof instance === "number" ? { instance } : instance;
      }
      case "name":
        return this.takeName(NAME);
      case "cost": {
        const quoted = this.takeQuoted();
        const cost = quoted ?? this.take(COST)?.[0].trim().toUpperCase();
        const parsed = quoted !== undefined || cost?.startsWith("{") ? null : parseManaCost(cost ?? "");
        return parsed === null ? cost : formatManaCost(parsed);
      }
      default:
        return this.readGroup(kind, depth + 1);
    }
  }

  /** An object by its number or name. If optional, a name needs quotation marks. */
  private readRef(isOptional = false): number | null | undefined {
    const spot = this.spot();
    const found = this.take(/^#\s?(\d+)/);
    if (found !== undefined) return Number(found[1]);
    const name = isOptional ? this.takeQuoted() : this.takeName(NAME);
    return name === undefined ? undefined : this.text.findObject(name, spot);
  }

  /** Reads any number of objects. */
  readRefs(): readonly number[] | null {
    const ids: number[] = [];
    let id = this.readRef();
    for (; typeof id === "number"; id = this.readRef()) ids.push(id);
    return id === null ? null : ids;
  }

  private readGroup(table: "filter" | "become", depth: number): Fields | null | undefined {
    const start = this.place;
    if (this.take(/^\(/) === undefined) return undefined;
    const isTooDeep = depth > MOST_DEPTH;
    const group: Fields = {};
    if (isTooDeep) this.place = this.line.text.length;
    else this.readMarks(table, group, () => undefined, depth);
    if (this.take(/^\)/) !== undefined) return group;
    if (isTooDeep) this.note("TOO_LONG", start, [`${MOST_DEPTH}`]);
    else this.note("NOT_CLOSED", start, [], start + 1);
    return null;
  }
}

/** Puts the value of a mark into its field, and returns the path of that; `undefined` if it has a value and can have no other. */
function put(thing: Fields, { field, join }: Mark, value: unknown): string | undefined {
  if (join !== undefined) thing[field] ??= join === "list" ? [] : Object.create(null);
  if (join === "list") return `${field}[${(thing[field] as unknown[]).push(value) - 1}]`;
  const entry = value as { readonly key: string; readonly value: unknown };
  const [into, key, said] =
    join === undefined ? [thing, field, value] : [thing[field] as Fields, entry.key, entry.value];
  if (Object.hasOwn(into, key)) return undefined;
  into[key] = said;
  return join === undefined ? field : `${field}.${key}`;
}
