import type { PhraseMeaning, SlotValues } from "./pattern";
import { isEqualData } from "./plain-data";
import { parseTemplate, type TemplatePiece } from "./template";
import { buildTrie, type TrieEntry, type TrieNode, zipSlotValues } from "./trie";
import type { VerbForm } from "./verbs";

/** A grammar rule: one phrase and its meaning. With `readOnly` it is understood but never written. */
export type GrammarRule = { readonly template: string; readonly meaning: PhraseMeaning; readonly readOnly?: true };

/** Context for writing a value: the words by which the card refers to itself, and a function that writes parts. */
export type WriteContext = {
  readonly self: string;
  readonly write: (category: string, value: unknown) => string | null;
};

export type ParseResult = { readonly value: unknown; readonly end: number };

/** A grammar category: a list of rules, or functions that read and write it where rules are not enough. */
export type CategorySpec =
  | {
      readonly rows: readonly GrammarRule[];
      /** Words for the card itself in this category, if that is not the card with the text. */
      readonly self?: string;
    }
  | {
      /** `form` is the verb form with which the category was requested, as in `Effect.and`. */
      readonly scan: (source: MemoizedSource, at: number, form: VerbForm) => readonly ParseResult[];
      readonly write: (value: never, writer: WriteContext, form: VerbForm) => string | null;
      /** Categories that a phrase of this one may begin with. */
      readonly begins?: readonly string[];
    };

/** A category in one form, ready to be read and written. */
type Category = {
  readonly spec: CategorySpec;
  readonly form: VerbForm;
  /** Its place among all of them. */
  readonly index: number;
  readonly lines: readonly (TrieEntry & { readonly written: boolean })[];
  readonly trie: TrieNode | null;
};

/**
 * Parser steps allowed per text. Card texts take about ten steps per character; a text that needs many more is
 * rejected.
 */
const BASE_STEPS = 10_000;
const STEPS_PER_SIGN = 300;
/** Phrases within phrases; nobody could follow more. */
const MAX_DEPTH = 120;

/**
 * A text being read, with cached results at each position, so that nothing is read twice. The number of steps is
 * limited by the length of the text; beyond that limit no more readings are found.
 */
export class MemoizedSource {
  /** The furthest offset that any phrase has been followed to, for error reports. */
  furthest = 0;
  /** Work done so far: phrases requested and pieces of rules followed. */
  steps = 0;
  /** The current nesting depth of phrases. */
  depth = 0;
  /** Limit for `steps`, proportional to the length of the text. */
  readonly maxSteps: number;
  readonly memo: (readonly ParseResult[] | undefined)[][] = [];
  private readonly lastPlaces = new Map<TrieNode, number>();

  constructor(
    readonly grammar: Grammar,
    readonly text: string,
  ) {
    this.maxSteps = BASE_STEPS + STEPS_PER_SIGN * text.length;
  }

  read(category: string, at: number): readonly ParseResult[] {
    return this.grammar.read(this, category, at);
  }

  /**
   * Whether a word that can continue the rules of `node` occurs at or after an offset. If not, nothing before it needs
   * to be read.
   */
  canContinue(node: TrieNode, at: number): boolean {
    if (node.ends.length > 0 || node.gaps.size > 0) return true;
    let last = this.lastPlaces.get(node);
    if (last === undefined) {
      last = -1;
      for (const some of node.words.values()) {
        for (const { word } of some) last = Math.max(last, this.text.lastIndexOf(word));
      }
      this.lastPlaces.set(node, last);
    }
    return last >= at;
  }

  /** The phrases of a category that match the text from one offset to another. */
  parsesOf(category: string, at: number, end: number): readonly unknown[] {
    return this.read(category, at).flatMap((found) => (found.end === end ? [found.value] : []));
  }
}

/** Limit for the meanings of one stretch of text; real ambiguity stays far below it. */
const MAX_MEANINGS = 4;
const NO_PARSES: readonly ParseResult[] = [];

type RankedParse = ParseResult & { readonly rank: number };

/**
 * Phrases and their meanings, with the same rules for reading and writing. Reading follows every possible parse and
 * caches the results at each position, so the time grows with the length of the text and not with the number of parses.
 */
export class Grammar {
  private readonly known = new Map<string, Category>();

  constructor(private readonly categories: Readonly<Record<string, CategorySpec>>) {}

  /** Every phrase of a category that begins at an offset. */
  read(source: MemoizedSource, name: string, at: number): readonly ParseResult[] {
    const category = this.category(name);
    const places = source.memo[category.index] ?? [];
    const known = places[at];
    source.steps += 1;
    if (source.steps > source.maxSteps) return NO_PARSES;
    if (known !== undefined) return known;
    if (source.depth >= MAX_DEPTH) return NO_PARSES;
    source.memo[category.index] = places;
    // Whatever would begin with itself finds nothing there, so reading always ends.
    places[at] = NO_PARSES;
    const { spec, trie, form } = category;
    source.depth += 1;
    const found =
      trie !== null ? this.readRows(source, trie, at) : "scan" in spec ? spec.scan(source, at, form) : NO_PARSES;
    source.depth -= 1;
    places[at] = found;
    return found;
  }

  private readRows(source: MemoizedSource, trie: TrieNode, at: number): readonly ParseResult[] {
    const all: RankedParse[] = [];
    this.follow(source, trie, at, [], all);
    if (all.length < 2) return all;
    all.sort((one, other) => one.rank - other.rank);
    const out: RankedParse[] = [];
    for (const found of all) addUnlessKnown(out, found);
    return out;
  }

  /** Follows all matching rules from an offset. `values` are the values of the gaps before it. */
  private follow(source: MemoizedSource, node: TrieNode, at: number, values: unknown[], out: RankedParse[]): void {
    source.steps += 1;
    if (source.steps > source.maxSteps) return;
    if (at > source.furthest) source.furthest = at;
    const words = node.words.get(source.text.charAt(at));
    if (words !== undefined) {
      for (const { word, next } of words) {
        if (source.text.startsWith(word, at)) this.follow(source, next, at + word.length, values, out);
      }
    }
    for (const [category, next] of node.gaps) {
      if (!source.canContinue(next, at)) continue;
      for (const { value, end } of this.read(source, category, at)) {
        values.push(value);
        this.follow(source, next, end, values, out);
        values.pop();
      }
    }
    // After the continuations, so that a parse with an optional part comes before one without it.
    for (const { line, names } of node.ends) {
      const value = line.meaning.make(zipSlotValues(names, values));
      if (value !== undefined) out.push({ value, end: at, rank: line.rank });
    }
  }

  /** Writes a value as a phrase of a category; `null` if no rule can express it. */
  write(name: string, value: unknown, outerSelf: string): string | null {
    const { spec, lines, form } = this.category(name);
    if ("write" in spec) {
      const writer = {
        self: outerSelf,
        write: (category: string, part: unknown) => this.write(category, part, outerSelf),
      };
      return spec.write(value as never, writer, form);
    }
    const self = spec.self ?? outerSelf;
    for (const { pieces, meaning, written } of lines) {
      const slots = written ? meaning.take(value as never) : undefined;
      const text = slots === undefined ? null : this.fill(pieces, slots, self);
      if (text !== null) return text;
    }
    return null;
  }

  private fill(pieces: readonly TemplatePiece[], slots: SlotValues, self: string): string | null {
    for (const name in slots) {
      // What a rule has no gap for it cannot say.
      if (slots[name] !== undefined && !pieces.some((piece) => "slot" in piece && piece.slot === name)) return null;
    }
    let text = "";
    for (const piece of pieces) {
      if ("words" in piece) text += piece.words[0] ?? "";
      else if (slots[piece.slot] === undefined) {
        if (!piece.optional) return null;
      } else {
        const part = this.write(piece.category, slots[piece.slot], self);
        if (part === null) return null;
        text += part;
      }
    }
    return text;
  }

  private category(name: string): Category {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const point = name.indexOf(".");
    const spec = this.categories[point < 0 ? name : name.slice(0, point)];
    if (spec === undefined) throw new Error(`The grammar has no category ${name}`);
    const form = (point < 0 ? "end" : name.slice(point + 1)) as VerbForm;
    const rows = "rows" in spec ? spec.rows : [];
    const lines = rows.map(({ template, meaning, readOnly }, rank) => ({
      pieces: parseTemplate(template, form),
      meaning,
      rank,
      written: readOnly !== true,
    }));
    const category = { spec, form, index: this.known.size, lines, trie: "rows" in spec ? buildTrie(lines) : null };
    this.known.set(name, category);
    return category;
  }

  /** Every phrase of the language, as its template, by category. */
  phrases(): readonly { readonly category: string; readonly row: GrammarRule }[] {
    return Object.entries(this.categories).flatMap(([category, spec]) =>
      "rows" in spec ? spec.rows.map((one) => ({ category, row: one })) : [],
    );
  }

  /** The categories that a phrase of one may begin with, for a test that none begins with itself. */
  beginnings(name: string): readonly string[] {
    const { spec, lines } = this.category(name);
    if ("scan" in spec) return spec.begins ?? [];
    return lines.flatMap(({ pieces }) => listFirstGaps(pieces));
  }

  names(): readonly string[] {
    return Object.keys(this.categories);
  }
}

/** The gaps that may stand at the beginning of a rule, where what is before them may be left out. */
function listFirstGaps(pieces: readonly TemplatePiece[]): readonly string[] {
  const gaps: string[] = [];
  for (const piece of pieces) {
    if ("words" in piece) {
      if (!piece.words.includes("")) break;
    } else {
      gaps.push(piece.category);
      if (!piece.optional) break;
    }
  }
  return gaps;
}

function addUnlessKnown(out: RankedParse[], found: RankedParse): void {
  let there = 0;
  for (const one of out) {
    if (one.end !== found.end) continue;
    there += 1;
    if (there >= MAX_MEANINGS || isEqualData(one.value, found.value)) return;
  }
  out.push(found);
}

/** Returns a grammar rule for both reading and writing. */
export const defineRule = (template: string, meaning: PhraseMeaning): GrammarRule => ({ template, meaning });
/** Returns a grammar rule for reading only. Another rule writes the same meaning. */
export const defineReadOnlyRule = (template: string, meaning: PhraseMeaning): GrammarRule => ({
  template,
  meaning,
  readOnly: true,
});
