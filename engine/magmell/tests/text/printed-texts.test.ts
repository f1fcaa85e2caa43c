import { describe, expect, it } from "vitest";
import { sampleShare } from "../../../kernel/testing/scale-runs";
import { listPrintedTexts } from "../../testing/texts/printed-texts";
import {
  MEANING_CHANGING_REWORDINGS,
  MEANING_PRESERVING_REWORDINGS,
  type TextRewording,
} from "../../testing/texts/wordings";
import { compileText } from "../../text";

const TEXTS = listPrintedTexts();
/** Texts that each wording is tried on at least, however few are tried of all. */
const LEAST = 10;

const known = new Map<string, string | null>();

/** The reading of a text in other words, for comparison; `null` when not all of them are understood. */
function read({ text, kind }: (typeof TEXTS)[number], words = text): string | null {
  const key = `${kind} ${words}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { abilities, coverage } = compileText(words, kind);
  const made = coverage === "full" ? JSON.stringify(inOrder(abilities)) : null;
  known.set(key, made);
  return made;
}

/** With the keys of everything in one order, so that it can be compared as text. */
function inOrder(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inOrder);
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(
    Object.entries(part)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, inOrder(value)]),
  );
}

/** Texts that the model has no words for, each with the reason. */
const UNREAD: Readonly<Record<string, string>> = {
  "A-LNG-01": "a unit is destroyed by the check that finds the damage (705.4.3), which no longer knows what dealt it",
};

describe("texts as others word them", () => {
  it("are read in full but for those that the model has no words for", () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(300);
    expect(TEXTS.filter((one) => read(one) === null).map(({ id }) => id)).toEqual(Object.keys(UNREAD));
  });

  /** The texts that a wording changes, with what it makes of them. */
  const changedBy = ({ change, except = {} }: TextRewording) =>
    TEXTS.flatMap((one) => {
      if (one.id in except) return [];
      const words = change(one.text);
      return words === one.text || read(one) === null ? [] : [{ one, words }];
    });

  it.each(MEANING_PRESERVING_REWORDINGS)("mean the same: $what", (wording) => {
    const changed = changedBy(wording);
    expect(changed.length).toBeGreaterThan(0);
    const tried = sampleShare(changed, LEAST);
    expect(tried.filter(({ one, words }) => read(one, words) !== read(one)).map(({ words }) => words)).toEqual([]);
  });

  it.each(MEANING_CHANGING_REWORDINGS)("do not mean the same: $what", (wording) => {
    const changed = changedBy(wording);
    expect(changed.length).toBeGreaterThan(0);
    const tried = sampleShare(changed, LEAST);
    expect(tried.filter(({ one, words }) => read(one, words) === read(one)).map(({ words }) => words)).toEqual([]);
  });
});
