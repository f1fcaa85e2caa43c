import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listCardTexts } from "../../testing/texts/card-texts";
import { compileText } from "../../text";
import type { MemoizedSource } from "../../text/grammar/grammar";
import { parseTemplate, type TemplatePiece } from "../../text/grammar/template";
import type { VerbForm } from "../../text/grammar/verbs";
import { getJapaneseGrammar } from "../../text/japanese/japanese-grammar";

/** Every verb form, complete by its type. */
const VERB_FORMS = Object.keys({
  end: true,
  and: true,
  te: true,
  past: true,
  if: true,
} satisfies Readonly<Record<VerbForm, true>>) as readonly VerbForm[];

const grammar = getJapaneseGrammar();
const names = new Set(grammar.names());
const base = (category: string): string => category.split(".")[0] ?? category;

describe("the template language", () => {
  it("names only categories that there are, in every form", () => {
    const missing = grammar
      .phrases()
      .flatMap(({ category, row }) =>
        VERB_FORMS.flatMap((form) => parseTemplate(row.template, form)).flatMap((piece) =>
          "slot" in piece && !names.has(base(piece.category)) ? [`${category}: ${row.template}`] : [],
        ),
      );
    expect(missing).toEqual([]);
    expect([...names].flatMap((name) => grammar.beginnings(name)).filter((begun) => !names.has(base(begun)))).toEqual(
      [],
    );
  });

  it("has no phrase that begins with a phrase of its own category, so that reading goes on", () => {
    expect([...names].filter((name) => allBeginnings(name).has(name))).toEqual([]);
  });

  it("writes no phrase of a category in two ways of meaning it", () => {
    const seen = new Map<string, string>();
    const twice = grammar
      .phrases()
      .filter(({ row }) => row.readOnly !== true)
      .flatMap(({ category, row }) =>
        shapes(parseTemplate(row.template, "end")).flatMap((shape) => {
          const key = `${category}: ${shape}`;
          const before = seen.get(key);
          seen.set(key, row.template);
          return before === undefined ? [] : [key];
        }),
      );
    expect(twice).toEqual([]);
  });
});

/** Every category that a phrase of this one may begin with, and with what those begin. */
function allBeginnings(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const go = (category: string): void => {
    for (const begun of grammar.beginnings(category).map(base)) {
      if (found.has(begun)) continue;
      found.add(begun);
      go(begun);
    }
  };
  go(name);
  return found;
}

/** The phrases that a row writes, with and without its optional gaps; gaps as their categories. */
function shapes([piece, ...rest]: readonly TemplatePiece[]): readonly string[] {
  if (piece === undefined) return [""];
  const after = shapes(rest);
  if ("words" in piece) return after.map((shape) => `${piece.words[0]}${shape}`);
  const filled = after.map((shape) => `〔${piece.category}〕${shape}`);
  return piece.optional ? [...filled, ...after] : filled;
}

describe("what phrases begin with", () => {
  const undeclared = new Set<string>();
  const known = new Map<string, ReadonlySet<string>>();
  const declared = (name: string): ReadonlySet<string> => {
    const begun = known.get(name) ?? new Set(grammar.beginnings(name).map(base));
    known.set(name, begun);
    return begun;
  };

  beforeAll(() => {
    const open: { readonly name: string; readonly at: number }[] = [];
    const read = grammar.read.bind(grammar);
    vi.spyOn(grammar, "read").mockImplementation((source: MemoizedSource, name: string, at: number) => {
      const outer = open.at(-1);
      if (outer?.at === at && !declared(outer.name).has(base(name)))
        undeclared.add(`${outer.name} begins with ${name}`);
      open.push({ name, at });
      const found = read(source, name, at);
      open.pop();
      return found;
    });
  });

  afterAll(() => void vi.restoreAllMocks());

  it("is declared by every category that is no table of rows", () => {
    for (const { text, kind } of listCardTexts()) compileText(text, kind);
    expect([...undeclared]).toEqual([]);
  });
});
