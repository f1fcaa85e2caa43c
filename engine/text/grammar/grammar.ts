import { equal } from "./equal";
import type { Meaning, Slots } from "./pattern";
import { type Piece, piecesOf } from "./template";
import type { Form } from "./verbs";

/** One way to say something. `reads` marks a way that is understood but never written. */
export type Row = { readonly says: string; readonly means: Meaning; readonly reads?: true };

/** What writing needs besides the value: how to write parts of it, and what the card calls itself. */
export type Writer = {
  readonly self: string;
  readonly write: (category: string, value: unknown) => string | null;
};

export type Found = { readonly value: unknown; readonly end: number };

/** A category of phrases: rows, or functions for what is not made of phrases. */
export type CategorySpec =
  | {
      readonly rows: readonly Row[];
      /** What the card calls itself in a phrase of this category, when it is not the card that the text stands on. */
      readonly self?: string;
    }
  | {
      /** `form` is the one that the category was asked for, after its name and a point. */
      readonly scan: (source: Source, at: number, form: Form) => readonly Found[];
      readonly write: (value: never, writer: Writer, form: Form) => string | null;
      /** Categories that a phrase of this one may begin with. */
      readonly begins?: readonly string[];
    };

/** A text that is being read. What has been read at each place is kept, so that nothing is read twice. */
export class Source {
  /** How far any phrase has been followed, and what would have gone on there. */
  furthest = 0;
  readonly kept = new Map<string, (readonly Found[] | undefined)[]>();

  constructor(
    readonly grammar: Grammar,
    readonly text: string,
  ) {}

  read(category: string, at: number): readonly Found[] {
    return this.grammar.read(this, category, at);
  }

  /** The phrases of a category that take the text from a place to its end. */
  whole(category: string, at: number, end: number): readonly unknown[] {
    return this.read(category, at).flatMap((found) => (found.end === end ? [found.value] : []));
  }
}

type Line = { readonly pieces: readonly Piece[]; readonly means: Meaning; readonly written: boolean };

/** Rows by the sign that they begin with, so that most are never tried; `open` are those that begin with a gap. */
type Table = {
  readonly lines: readonly Line[];
  readonly byFirst: ReadonlyMap<string, readonly Line[]>;
  readonly open: readonly Line[];
};

/** So many meanings of one stretch are followed; more would be the same said otherwise. */
const MOST_MEANINGS = 4;

/**
 * Phrases and what they mean, readable in both directions from the same rows. Reading follows every way a text can be taken
 * and keeps what it has found at each place, so its time grows with the length of the text and not with the number of ways.
 */
export class Grammar {
  private readonly tables = new Map<string, Table>();

  constructor(private readonly categories: Readonly<Record<string, CategorySpec>>) {}

  read(source: Source, name: string, at: number): readonly Found[] {
    let places = source.kept.get(name);
    if (places === undefined) source.kept.set(name, (places = []));
    const known = places[at];
    if (known !== undefined) return known;
    // Whatever would begin with itself finds nothing there, so reading always ends.
    places[at] = [];
    const spec = this.specOf(name);
    const found = "scan" in spec ? spec.scan(source, at, formOf(name)) : this.readRows(source, this.tableOf(name), at);
    places[at] = found;
    return found;
  }

  private readRows(source: Source, { byFirst, open }: Table, at: number): readonly Found[] {
    const out: Found[] = [];
    for (const { pieces, means } of byFirst.get(source.text[at] ?? "") ?? open) {
      follow(source, pieces, 0, at, {}, (slots, end) => {
        const value = means.make(slots);
        if (value !== undefined) keep(out, { value, end });
      });
    }
    return out;
  }

  /** Writes a value as a phrase of a category; `null` when no row says it. */
  write(name: string, value: unknown, outerSelf: string): string | null {
    const spec = this.specOf(name);
    const self = ("rows" in spec ? spec.self : undefined) ?? outerSelf;
    if ("write" in spec) {
      const writer = { self, write: (category: string, part: unknown) => this.write(category, part, self) };
      return spec.write(value as never, writer, formOf(name));
    }
    for (const { pieces, means, written } of this.tableOf(name).lines) {
      const slots = written ? means.take(value as never) : undefined;
      const text = slots === undefined ? null : this.fill(pieces, slots, self);
      if (text !== null) return text;
    }
    return null;
  }

  private fill(pieces: readonly Piece[], slots: Slots, self: string): string | null {
    for (const name in slots) {
      // What a row has no gap for it cannot say.
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

  private specOf(name: string): CategorySpec {
    const spec = this.categories[name] ?? this.categories[name.slice(0, Math.max(0, name.indexOf(".")))];
    if (spec === undefined) throw new Error(`The grammar has no category ${name}`);
    return spec;
  }

  private tableOf(name: string): Table {
    const known = this.tables.get(name);
    if (known !== undefined) return known;
    const table = makeTable(this.linesOf(name));
    this.tables.set(name, table);
    return table;
  }

  private linesOf(name: string): readonly Line[] {
    const spec = this.specOf(name);
    if (!("rows" in spec)) return [];
    return spec.rows.map(({ says, means, reads }) => ({
      pieces: piecesOf(says, formOf(name)),
      means,
      written: reads !== true,
    }));
  }

  /** Every phrase of the language, as its template, by category. */
  phrases(): readonly { readonly category: string; readonly row: Row }[] {
    return Object.entries(this.categories).flatMap(([category, spec]) =>
      "rows" in spec ? spec.rows.map((row) => ({ category, row })) : [],
    );
  }

  names(): readonly string[] {
    return Object.keys(this.categories);
  }
}

/** The form that is asked for with the name of a category, as in `Effect.te`. */
const formOf = (name: string): Form => (name.includes(".") ? (name.slice(name.indexOf(".") + 1) as Form) : "end");

function makeTable(lines: readonly Line[]): Table {
  const signs = new Map<Line, ReadonlySet<string>>();
  for (const line of lines) {
    const [first] = line.pieces;
    const closed = first !== undefined && "words" in first && !first.words.includes("");
    if (closed) signs.set(line, new Set(first.words.map((word) => word.charAt(0))));
  }
  const open = lines.filter((line) => !signs.has(line));
  const all = new Set([...signs.values()].flatMap((some) => [...some]));
  const byFirst = [...all].map((sign) => [sign, lines.filter((line) => signs.get(line)?.has(sign) ?? true)] as const);
  return { lines, byFirst: new Map(byFirst), open };
}

function keep(out: Found[], found: Found): void {
  const there = out.filter(({ end }) => end === found.end);
  if (there.length < MOST_MEANINGS && !there.some(({ value }) => equal(value, found.value))) out.push(found);
}

/** Follows the pieces of a row from a place on, every way they can be taken. */
function follow(
  source: Source,
  pieces: readonly Piece[],
  index: number,
  at: number,
  slots: Slots,
  reached: (slots: Slots, end: number) => void,
): void {
  const piece = pieces[index];
  if (at > source.furthest) source.furthest = at;
  if (piece === undefined) {
    reached(slots, at);
    return;
  }
  if ("words" in piece) {
    for (const word of piece.words) {
      if (source.text.startsWith(word, at)) follow(source, pieces, index + 1, at + word.length, slots, reached);
    }
    return;
  }
  for (const { value, end } of source.read(piece.category, at)) {
    follow(source, pieces, index + 1, end, { ...slots, [piece.slot]: value }, reached);
  }
  if (piece.optional) follow(source, pieces, index + 1, at, slots, reached);
}

/** A row whose value is plain data with gaps. */
export const row = (says: string, means: Meaning): Row => ({ says, means });
/** A way of saying something that is read, and written otherwise. */
export const reading = (says: string, means: Meaning): Row => ({ says, means, reads: true });
