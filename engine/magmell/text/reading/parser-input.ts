import type { Amount } from "../../model/select";
import type { NounPhrase } from "./phrases/noun-phrase";
import type { PendingModifiers } from "./phrases/pending-modifiers";

/** A parsed value and the offset after it. */
export type Parse<Value> = { readonly value: Value; readonly end: number };

/** Parsing steps allowed for a text: a base, and a number per character. */
const FEWEST_STEPS = 5000;
const STEPS_PER_SIGN = 8;

/** The most rules that are applied within each other: deeper nonsense would exhaust the stack of a browser's worker. */
const MOST_RULES_WITHIN = 80;

/** The steps left for a text and its parts together, and the current nesting depth of rules. */
type Budget = { left: number; depth: number };

/** Mutually recursive rules, which an input passes on to the rules that parse it. */
export type RecursiveRules = {
  /** Noun phrases at an offset; `relative` tells whether one may begin with a relative clause. */
  readonly phrases: (input: ParserInput, at: number, relative: boolean) => readonly Parse<NounPhrase>[];
  /** Relative clauses at an offset, as modifiers of the noun after them. */
  readonly relative: (input: ParserInput, at: number) => readonly Parse<Partial<PendingModifiers>>[];
};

/** The modes that a text lists, and how many of them are chosen. */
export type ModeList = {
  readonly items: readonly string[];
  readonly count: number | { readonly min: number; readonly max: number };
  readonly again: boolean;
  /** Another number under a condition. `may` tells whether the smaller number is still allowed. */
  readonly upgrade?: { readonly condition: string; readonly count: ModeList["count"]; readonly may: boolean };
  /**
   * Whether the modes are a list after the sentence, and are chosen when the ability is put on the chant. Modes as in
   * 「「…」か「…」」 are chosen when it is carried out.
   */
  readonly listed: boolean;
  /** Whether 「あなたはそれを行う」 follows a choice by another player. */
  readonly yours: boolean;
};

/** A text during parsing, with parses cached by rule and offset and a limit on parsing steps. */
export class ParserInput {
  private readonly parses = new Map<string, (readonly Parse<unknown>[] | undefined)[]>();
  private readonly budget: Budget;
  private farthest = 0;

  constructor(
    readonly text: string,
    private readonly rules: RecursiveRules,
    /** The modes that the placeholder in the text stands for. */
    readonly modes: ModeList | null = null,
    /** The number that 「X」 means, if a sentence of the text defines it. */
    readonly x: Amount | null = null,
    budget?: Budget,
  ) {
    this.budget = budget ?? { left: FEWEST_STEPS + STEPS_PER_SIGN * text.length, depth: 0 };
  }

  /** Uses up steps. Returns false at the limit, so that parsing any text takes bounded time. */
  spend(steps = 1): boolean {
    this.budget.left -= steps;
    return this.budget.left > 0;
  }

  /** The offset after the last phrase or clause read so far. */
  get reach(): number {
    return this.farthest;
  }

  /** Every parse of a rule at an offset, cached; empty at the limit of steps or depth. */
  parse<Value>(rule: string, at: number, make: () => readonly Parse<Value>[]): readonly Parse<Value>[] {
    let known = this.parses.get(rule);
    if (known === undefined) {
      known = [];
      this.parses.set(rule, known);
    }
    const found = known[at];
    if (found !== undefined) return found as readonly Parse<Value>[];
    if (this.budget.depth >= MOST_RULES_WITHIN || !this.spend()) return [];
    // A rule that meets itself at one offset finds nothing there.
    known[at] = [];
    this.budget.depth += 1;
    const made = make();
    this.budget.depth -= 1;
    for (const { end } of made) if (end > this.farthest) this.farthest = end;
    known[at] = made;
    return made;
  }

  startsWith(word: string, at: number): boolean {
    return this.text.startsWith(word, at);
  }

  /** A range of the text as a separate input, such as the text in 「」. */
  within(start: number, end: number): ParserInput {
    return this.part(this.text.slice(start, end));
  }

  /** Another text as an input with the same limit of steps. */
  part(text: string): ParserInput {
    return new ParserInput(text, this.rules, null, this.x, this.budget);
  }

  /** The text with a placeholder instead of a list of modes. */
  withModes(text: string, modes: ModeList): ParserInput {
    return new ParserInput(text, this.rules, modes, this.x, this.budget);
  }

  /** The text without the sentence that defines 「X」. */
  withX(text: string, x: Amount): ParserInput {
    return new ParserInput(text, this.rules, this.modes, x, this.budget);
  }

  /** The first of `words` that occurs at an offset. */
  wordAt(words: readonly string[], at: number): string | null {
    return words.find((word) => this.text.startsWith(word, at)) ?? null;
  }

  /** The offset after a comma, or `at` if there is none. */
  afterComma(at: number): number {
    return this.text[at] === "、" ? at + 1 : at;
  }

  phrases(at: number, relative = true): readonly Parse<NounPhrase>[] {
    return this.rules.phrases(this, at, relative);
  }

  relative(at: number): readonly Parse<Partial<PendingModifiers>>[] {
    return this.rules.relative(this, at);
  }
}

/** Returns the offset after the bracket that closes the 「 at an offset; `null` if it is not closed. */
export function findClosingQuote(text: string, at: number): number | null {
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    if (text[index] === "「") depth += 1;
    if (text[index] === "」") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}
