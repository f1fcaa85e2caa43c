import { analyse } from "scslre";
import { expect, test } from "vitest";
import { sampleShare } from "@/engine/kernel/testing/scale-runs";
import { findLinkedDeckCode } from "@/lib/magmell/decks/sharing/extract-code";
import { findLinkedDeckId } from "../compare/deck-reference";
import { getCardFinder } from "./card-finder";
import { isCommentLine, isTallyLine, normalizeLine, parseTitleLine, stripLineDecoration } from "./clean-line";
import { MAX_LIST_TEXT_LENGTH } from "./limits";
import { readListLines } from "./read-lines";
import { parsePastedDeck } from "./read-pasted";
import { countTextWork } from "./testing/count-work";
import { createStarterCatalogue } from "./testing/starter-cards";

const catalogue = createStarterCatalogue();
const finder = getCardFinder(catalogue);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  readPasted: (text) => parsePastedDeck(text, catalogue),
  readLines: (text) => readListLines(text, finder),
  linkedCode: findLinkedDeckCode,
  linkedDeck: findLinkedDeckId,
  plainLine: normalizeLine,
  bareLine: stripLineDecoration,
  isComment: isCommentLine,
  isTally: isTallyLine,
  titleOf: parseTitleLine,
};

const SIGNS = [
  ...` \t\n!"#$%&'()*+,-./019:;<=>?@[\\]^_\`ax{|}~　、。「」『』【】《》〈〉〔〕・ー―－─━～〜＝×枚の一あア魔゛☆■◆`,
  ...["a ", "1 ", "x1", "1x", "a,", '""', "- ", "1枚", "(1", "//", "http://", "/d/", "\n-", "\n1 a", "1."],
];
/** Before and after a run, so that an expression which begins to match has to give up at its end. */
const ENDS = [
  ["", ""],
  ["1 青の魔石 ", "1"],
] as const;

const LENGTH = MAX_LIST_TEXT_LENGTH / 32;
const TIMES = 4;

/** Texts of a length: each is a long run of one sign or of a few. */
const runs = (length: number): readonly string[] =>
  sampleShare(SIGNS).flatMap((sign) =>
    ENDS.map(([before, after]) => (before + sign.repeat(length)).slice(0, length - after.length) + after),
  );

const [shorter, longer] = [runs(LENGTH), runs(LENGTH * TIMES)];
const expressions = new Map<string, RegExp>();

// The work is counted, and not timed: it is the same on every machine.
test.each(Object.entries(READERS))(
  "%s looks at no sign of a long run more often than at one of a short run",
  (_, read) => {
    const work = (text: string) => {
      const counted = countTextWork(() => read(text));
      for (const [source, expression] of counted.expressions) expressions.set(source, expression);
      return counted.signs;
    };
    // A half more is for readers that try another form of text from some length on; quadratic work would be sixteen times as much.
    for (const [at, text] of longer.entries())
      expect(work(text), text.slice(0, 20)).toBeLessThan(TIMES * 1.5 * Math.max(work(shorter[at] ?? ""), LENGTH));
  },
);

test("no expression that these readers use begins anew at every place of a long run", () => {
  expect(expressions.size).toBeGreaterThan(60);
  const slow = [...expressions].flatMap(([source, expression]) =>
    analyse(expression).reports.map(({ type }) => `${source}: ${type}`),
  );
  expect(slow).toEqual([]);
});

test.each([/a+$/u, /^\s*[:=]\s*(.+)$/u, /[a-z]*[0-9][a-z]*/gu])(
  "an expression such as %s would be found",
  (expression) => {
    const { expressions } = countTextWork(() => "aaaa".replace(expression, ""));
    expect([...expressions.values()].flatMap((one) => analyse(one).reports)).not.toEqual([]);
  },
);

test("looking at every place for the rest of a text is counted as what it is", () => {
  const anew = (text: string) => [...text].map((_, at) => text.slice(at).indexOf("!"));
  const [short, long] = [100, 400].map((length) => countTextWork(() => anew("a".repeat(length))).signs);
  expect(long).toBeGreaterThan(12 * (short ?? 0));
});
