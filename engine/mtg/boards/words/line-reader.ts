import type { PlayerId } from "../../model/ids";
import { type BoardTextProblemCode, findNearestWords } from "./text-problem";
import type { Token } from "./tokens";

/** A place in a text: line from 1, column from 0. */
export type TextPosition = { readonly line: number; readonly at: number };

/** Notes a mistake at a place. */
export type ProblemReporter = (
  code: BoardTextProblemCode,
  spot: TextPosition,
  have: string,
  want?: readonly string[],
) => void;

/** Words that may stand anywhere and say nothing by themselves. */
const QUIET = ["silent", "player", "cards", "ability"];

/** The tokens of a line, of which readers take those that they understand. What nobody takes is a mistake. */
export class LineReader {
  private readonly used = new Set<number>();
  private isWrong = false;

  constructor(
    readonly tokens: readonly Token[],
    private readonly line: number,
    private readonly noteAt: ProblemReporter,
    private readonly names: readonly string[] = [],
  ) {}

  spot(index: number): TextPosition {
    return { line: this.line, at: this.tokens[index]?.at ?? 0 };
  }

  note(code: BoardTextProblemCode, index: number, want: readonly string[] = []): void {
    this.isWrong = true;
    this.noteAt(code, this.spot(index), this.tokens[index]?.text ?? "", want);
  }

  take(...indices: readonly number[]): void {
    for (const index of indices) this.used.add(index);
  }

  isTaken(index: number): boolean {
    return this.used.has(index);
  }

  /** The thing that a word stands for under a heading such as `zone:`; `null` if it stands for nothing of the sort. */
  value(index: number, heading: string): string | null {
    return this.tokens[index]?.keys.find((key) => key.startsWith(`${heading}:`))?.slice(heading.length + 1) ?? null;
  }

  says(index: number, key: string): boolean {
    return this.tokens[index]?.keys.includes(key) ?? false;
  }

  isKind(index: number, kind: Token["kind"]): boolean {
    return this.tokens[index]?.kind === kind;
  }

  isQuiet(index: number): boolean {
    const token = this.tokens[index];
    if (token === undefined) return false;
    return token.kind === "colon" || token.kind === "equals" || QUIET.some((key) => token.keys.includes(key));
  }

  /** The next token that says something, before or after one; -1 if the phrase ends there. */
  beside(index: number, step: 1 | -1): number {
    for (let at = index + step; at >= 0 && at < this.tokens.length; at += step) {
      const kind = this.tokens[at]?.kind;
      if (kind === "break" || kind === "close" || (kind === "open" && step < 0)) return -1;
      if (!this.used.has(at) && !this.isQuiet(at)) return at;
    }
    return -1;
  }

  /** The first token beside one that fits, looked for on one side and then on the other. */
  besides(index: number, steps: readonly (1 | -1)[], fits: (at: number) => boolean): number {
    for (const step of steps) {
      const at = this.beside(index, step);
      if (at >= 0 && fits(at)) return at;
    }
    return -1;
  }

  /** The number that belongs to a word, and its place; `usual` where none stands beside it. */
  number(index: number, usual?: number): { readonly value: number; readonly index: number } | null {
    const at = this.besides(index, [-1, 1], (one) => this.isKind(one, "number"));
    const token = this.tokens[at];
    if (token !== undefined) {
      this.take(at);
      return { value: token.numbers[0] ?? 0, index: Math.min(at, index) };
    }
    if (usual !== undefined) return { value: usual, index };
    this.note("NUMBER_MISSING", index);
    return null;
  }

  /** The player that belongs to a word. */
  player(index: number, steps: readonly (1 | -1)[]): PlayerId | null {
    const at = this.besides(index, steps, (one) => this.value(one, "player") !== null);
    if (at < 0) return null;
    this.take(at);
    return this.value(at, "player") === "1" ? 1 : 0;
  }

  /** Notes everything that nobody took: words that are unknown, or known and out of place here. */
  finish(): void {
    for (const [index, token] of this.tokens.entries()) {
      if (this.used.has(index) || this.isQuiet(index)) continue;
      if (token.kind === "unclosed") this.note("NOT_CLOSED", index);
      else if (token.kind === "unknown") this.note("UNKNOWN_WORD", index, findNearestWords(token.text, this.names));
      else if (token.kind === "name") this.note("NOT_HERE", index);
      else if (token.kind === "number") {
        if (!this.isWrong) this.note("LONE_NUMBER", index);
      } else if (!["break", "open", "close", "dash"].includes(token.kind)) this.note("NOT_HERE", index);
    }
  }
}

/** Facts that a text says about one thing, each once, with the place of each. */
export class FactCollector {
  readonly values: Record<string, unknown> = {};
  readonly spots: Record<string, TextPosition> = {};

  constructor(readonly spot: TextPosition) {}

  has(field: string): boolean {
    return Object.hasOwn(this.spots, field);
  }

  /** Says a fact; a mistake if it has been said otherwise. */
  say(reader: LineReader, field: string, value: unknown, index: number, about = index): void {
    if (this.has(field)) {
      reader.note("SAID_TWICE", about);
      return;
    }
    this.values[field] = value;
    this.spots[field] = reader.spot(index);
  }

  /** Adds to a list of facts. */
  add(reader: LineReader, field: string, value: unknown, index: number): void {
    const list = this.values[field] as unknown[] | undefined;
    if (list === undefined) this.say(reader, field, [value], index);
    else list.push(value);
  }
}
