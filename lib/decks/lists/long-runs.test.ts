import { expect, test } from "vitest";
import { linkedCode } from "@/lib/sharing/extract-code";
import { linkedDeck } from "../compare/deck-reference";
import { cardFinder } from "./card-finder";
import { bareLine, isComment, isTally, plainLine, titleOf } from "./clean-line";
import { MAX_TEXT_LENGTH } from "./limits";
import { readLines } from "./read-lines";
import { readPasted } from "./read-pasted";
import { starterCards } from "./testing/starter-cards";

const catalogue = starterCards();
const finder = cardFinder(catalogue);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  readPasted: (text) => readPasted(text, catalogue),
  readLines: (text) => readLines(text, finder),
  linkedCode,
  linkedDeck,
  plainLine,
  bareLine,
  isComment,
  isTally,
  titleOf,
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

/** Milliseconds for each text of a length. */
function timesOf(read: (text: string) => unknown, length: number): readonly number[] {
  const texts = SIGNS.flatMap((sign) =>
    ENDS.map(([before, after]) => (before + sign.repeat(length)).slice(0, length - after.length) + after),
  );
  return texts.map((text) => {
    const began = performance.now();
    read(text);
    return performance.now() - began;
  });
}

/** The least time of each text in several tries, together: a machine that turns to something else meanwhile spoils one try of one text. */
const leastOf = (tries: readonly (readonly number[])[]): number =>
  (tries[0] ?? []).reduce((sum, _, text) => sum + Math.min(...tries.map((times) => times[text] ?? 0)), 0);

// Four times the text takes four times as long where reading is linear, and sixteen times where it is quadratic.
test.each(Object.entries(READERS))(
  "%s takes no longer for a sign of a long run than for one of a short run",
  (_, read) => {
    timesOf(read, MAX_TEXT_LENGTH / 16);
    const tries = Array.from({ length: 3 }, () => ({
      short: timesOf(read, MAX_TEXT_LENGTH / 8),
      long: timesOf(read, MAX_TEXT_LENGTH / 2),
    }));
    const [short, long] = [leastOf(tries.map((times) => times.short)), leastOf(tries.map((times) => times.long))];
    // Below a millisecond for all of them nothing can be told apart, and nobody waits.
    expect(long / Math.max(short, 1)).toBeLessThan(10);
  },
);
