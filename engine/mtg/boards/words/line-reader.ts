import { formatManaCost, parseManaCost } from "../../model/mana";
import { type FoldedLine, findQuotedNames, foldLine, foldWord, type QuotedNames } from "./fold-line";
import { findNearestWords, type ProblemReporter, type TextPosition } from "./text-problem";
import {
  BOARD_MARKS,
  BOARD_VOCABULARY,
  getWordForms,
  MARK_TABLES,
  type Mark,
  type MarkTable,
  type ValueKind,
} from "./vocabulary";
import { renderSample } from "./write-marks";

export type Fields = Record<string, unknown>;

const LOOSE = /[\s・-]/u;
const NAME = /^\p{L}[\p{L}・' -]*/u;
const WORD = /^[^,;、。:()"《「『“{#\d]+/u;
const PAIR = /^([+-]?\d+)\s*\/\s*([+-]?\d+)/;
const COST = /^(?:\{[^{}]*\}\s?)+|^[\dwubrgcx]+/;
const MOST_DEPTH = 8;

/** Spaces, hyphens and middle dots between the letters of a word, which a line may have or lack. */
const toLetters = (form: string): string => foldWord(form).replaceAll(/(?<=\p{L})[\s・-]+|(?<=\d)\s+/gu, "");
const FORMS = new Map(
  Object.values(BOARD_MARKS).flatMap((marks) =>
    marks.map((mark) => [mark, getWordForms(mark.words).map(toLetters)] as const),
  ),
);
const PLAYERS = Object.values(BOARD_VOCABULARY.player).map((words) => getWordForms(words).map(toLetters));

/** Reads the marks of one line, from left to right. What cannot be read is noted, and reading goes on after the next comma. */
export class LineReader {
  private place = 0;
  private readonly line: FoldedLine;
  private readonly quoted: QuotedNames;

  constructor(
    raw: string,
    private readonly number: number,
    private readonly note: ProblemReporter,
    /** Returns the number of the one object that a name names; notes why there is none. */
    private readonly find: (name: string, spot: TextPosition) => number | undefined,
  ) {
    this.line = foldLine(raw);
    this.quoted = findQuotedNames(this.line);
    const { unclosed } = this.quoted;
    if (unclosed === null) this.skip();
    else {
      this.note("NOT_CLOSED", this.spot(unclosed), this.slice(unclosed, unclosed + 1));
      this.place = this.line.text.length;
    }
  }

  /** The position of a place of the folded line. */
  spot(place = this.place): TextPosition {
    return { line: this.number, at: this.line.at[place] ?? this.line.raw.length };
  }

  get isAtEnd(): boolean {
    return this.place >= this.line.text.length;
  }

  /** Returns what stands between two places, as it was written. */
  private slice(from: number, to = this.place): string {
    return this.line.raw.slice(this.line.at[from], this.line.at[to]).trim();
  }

  private get rest(): string {
    return this.line.text.slice(this.place);
  }

  private skip(): void {
    while (/\s/.test(this.line.text[this.place] ?? "")) this.place += 1;
  }

  /** Takes what matches here, and the spaces after it. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found !== null) {
      this.place += found[0].length;
      this.skip();
    }
    return found;
  }

  /** Returns the words before the first colon outside of names, and goes behind it; `null` if there is none. */
  takeHeading(): string | null {
    const start = this.place;
    const { colon } = this.quoted;
    if (this.isAtEnd || colon === null) return null;
    this.place = colon + 1;
    this.skip();
    return this.slice(start, colon);
  }

  private takeQuoted(): string | null {
    const found = this.quoted.names.get(this.place);
    if (found === undefined) return null;
    this.place = found.to;
    this.skip();
    return found.name;
  }

  /** Returns a name: in quotation marks, or what matches here; `null` if neither does. */
  takeName(pattern: RegExp): string | null {
    const start = this.place;
    return this.takeQuoted() ?? (this.take(pattern) === null ? null : this.slice(start));
  }

  /**
   * Reads marks until the line or the bracket ends, into the fields of a thing.
   *
   * @param told notes where a field of the thing stands, such as `keywords[1]`
   */
  readMarks(table: MarkTable, thing: Fields, told: (field: string, spot: TextPosition) => void, depth = 0): void {
    while (!this.isAtEnd && !(depth > 0 && this.rest.startsWith(")"))) {
      if (this.take(/^[,;、。]+/u) !== null) continue;
      const start = this.place;
      const mark = this.takeMark(table);
      if (mark === null) this.noteUnknown(table);
      const valueSpot = this.spot();
      const value = mark === null ? undefined : this.readValues(mark, start, depth);
      if (mark === null || value === undefined) this.recover(depth);
      else if (!put(thing, mark, value, (field) => told(field, mark.parts ? valueSpot : this.spot(start)))) {
        this.note("SAID_TWICE", this.spot(start), this.slice(start));
      }
    }
  }

  /** Goes to the next comma, or to the end of the bracket. */
  private recover(depth: number): void {
    let open = 0;
    while (!this.isAtEnd) {
      if (this.takeQuoted() !== null) continue;
      const sign = this.line.text[this.place] ?? "";
      if (open === 0 && (depth > 0 ? /[,;、。)]/u : /[,;、。]/u).test(sign)) return;
      open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
      this.place += 1;
    }
  }

  /** Takes the longest word of a table that stands here. */
  private takeMark(table: MarkTable): Mark | null {
    let [best, end]: [Mark | null, number] = [null, this.place];
    for (const mark of BOARD_MARKS[table] as readonly Mark[]) {
      for (const form of FORMS.get(mark) ?? []) {
        const to = form !== "" ? this.endOf(form) : PAIR.test(this.rest) ? this.place + 1 : -1;
        if (to > end) [best, end] = [mark, to];
      }
    }
    if (best?.field === "size") return best;
    this.place = end;
    this.skip();
    return best;
  }

  /** The end of a word that stands here; -1 if it does not. */
  private endOf(form: string): number {
    const { text } = this.line;
    let place = this.place;
    for (const sign of form) {
      while (place > this.place && text[place] !== sign && LOOSE.test(text[place] ?? "")) place += 1;
      if (text[place] !== sign) return -1;
      place += 1;
    }
    const [last = "", next = ""] = [text[place - 1], text[place]];
    const goesOn = [/[\p{Script=Latin}]/u, /[\p{Script=Katakana}ー]/u, /\d/].some(
      (script) => script.test(last) && script.test(next),
    );
    return goesOn ? -1 : place;
  }

  /** Notes a word that is no mark of a table, with the nearest that are. */
  private noteUnknown(table: MarkTable): void {
    const [start, spot] = [this.place, this.spot()];
    const isNumber = this.take(/^[+-]?\d+/) !== null;
    if (isNumber || MARK_TABLES.some((one) => this.takeMark(one) !== null)) {
      this.note(isNumber ? "LONE_NUMBER" : "NOT_HERE", spot, this.slice(start));
      return;
    }
    const known = BOARD_MARKS[table].flatMap((mark) => getWordForms(mark.words));
    const words = (WORD.exec(this.rest)?.[0] ?? this.rest.slice(0, 1)).trim();
    const tried = [words, words.split(/\s/)[0] ?? ""].map((have) => ({ have, near: findNearestWords(have, known) }));
    const { have, near } = tried.find((one) => one.near.length > 0) ?? { have: words, near: [] };
    this.note("UNKNOWN_WORD", spot, this.slice(start, start + have.length), near);
    this.place += have.length;
  }

  /** Returns the value of a mark with all that follows its word; notes what is missing. */
  private readValues({ parts, constant, wrap }: Mark, start: number, depth: number): unknown {
    const word = this.slice(start);
    let value: unknown = constant;
    for (const { kind, name, isOptional } of parts ?? []) {
      const part = this.readValue(kind, depth, isOptional === true);
      if (part === MISSING && isOptional) continue;
      if (part === MISSING) {
        const language = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(word) ? "ja" : "en";
        const isNumber = kind === "number" || kind === "change";
        this.note(isNumber ? "NUMBER_MISSING" : "WHAT_MISSING", this.spot(start), word, [renderSample(kind, language)]);
      }
      if (part === MISSING || part === undefined) return undefined;
      value = name === undefined ? part : { ...(value as object), [name]: part };
    }
    return wrap === undefined ? value : { [wrap]: value };
  }

  /** Reads one value; `undefined` if it is wrong, which is noted. */
  private readValue(kind: ValueKind, depth: number, isOptional: boolean): unknown {
    switch (kind) {
      case "number":
      case "change": {
        const found = this.take(/^([+-]?\d+)\s?[個点枚体つ]?/u);
        return found === null ? MISSING : Number(found[1]);
      }
      case "pair": {
        const found = this.take(PAIR);
        return found === null ? MISSING : [Number(found[1]), Number(found[2])];
      }
      case "player":
        return this.readPlayer() ?? MISSING;
      case "ref":
        return this.readRef(isOptional);
      case "refs":
        return this.readRefs();
      case "target": {
        const player = this.readPlayer();
        if (player !== null) return { player };
        const instance = this.readRef(false);
        return typeof instance === "number" ? { instance } : instance;
      }
      case "name":
        return this.takeName(NAME) ?? MISSING;
      case "cost": {
        const isQuoted = this.quoted.names.has(this.place);
        const cost = this.takeName(COST);
        if (cost === null || isQuoted) return cost ?? MISSING;
        const parsed = cost.startsWith("{") || cost.startsWith("｛") ? null : parseManaCost(foldWord(cost));
        return parsed === null ? foldWord(cost).toUpperCase() : formatManaCost(parsed);
      }
      default:
        return this.readGroup(kind, depth + 1);
    }
  }

  private readPlayer(): 0 | 1 | null {
    for (const seat of [0, 1] as const) {
      const end = Math.max(...(PLAYERS[seat] ?? []).map((form) => this.endOf(form)));
      if (end < 0) continue;
      this.place = end;
      this.skip();
      return seat;
    }
    return null;
  }

  /** An object by its number or name; by a name without quotation marks only where one is needed. */
  private readRef(isOptional: boolean): number | undefined | typeof MISSING {
    const spot = this.spot();
    const found = this.take(/^#\s?(\d+)/);
    if (found !== null) return Number(found[1]);
    const name = isOptional ? this.takeQuoted() : this.takeName(NAME);
    return name === null ? MISSING : this.find(name, spot);
  }

  /** Reads any number of objects. */
  readRefs(): readonly number[] | undefined {
    const ids: number[] = [];
    while (!this.isAtEnd && !/^[,;、。]/u.test(this.rest)) {
      const id = this.readRef(false);
      if (id === undefined) return undefined;
      if (id === MISSING) break;
      ids.push(id);
    }
    return ids;
  }

  private readGroup(table: "filter" | "become", depth: number): Fields | undefined | typeof MISSING {
    const [start, spot] = [this.place, this.spot()];
    if (depth > MOST_DEPTH && this.rest.startsWith("(")) {
      this.note("TOO_LONG", spot, this.rest, [`${MOST_DEPTH}`]);
      this.place = this.line.text.length;
      return undefined;
    }
    if (this.take(/^\(/) === null) return MISSING;
    const group: Fields = {};
    this.readMarks(table, group, () => undefined, depth);
    if (this.take(/^\)/) !== null) return group;
    this.note("NOT_CLOSED", spot, this.slice(start, start + 1));
    return undefined;
  }
}

const MISSING = Symbol("missing");

/** Puts the value of a mark into its field; `false` if the field has one and can have no other. */
function put(thing: Fields, { field, join }: Mark, value: unknown, told: (field: string) => void): boolean {
  if (join === "list") {
    const list = (thing[field] ?? []) as readonly unknown[];
    thing[field] = [...list, value];
    told(`${field}[${list.length}]`);
    return true;
  }
  const entry = join === "record" ? (value as { readonly key: string; readonly value: unknown }) : null;
  if (entry !== null) thing[field] ??= Object.create(null);
  const [into, key] = entry === null ? [thing, field] : [thing[field] as Fields, entry.key];
  if (Object.hasOwn(into, key)) return false;
  into[key] = entry === null ? value : entry.value;
  told(entry === null ? field : `${field}.${key}`);
  return true;
}
