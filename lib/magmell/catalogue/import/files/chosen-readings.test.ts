import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { CARD_FILE_LIMITS } from "./file-limits";
import { readCardFile } from "./read-card-file";

const CHOSEN = { textHash: "0123456789abcdef", sentence: 0, choice: "fedcba9876543210" };

/** The problems of a card file with these chosen readings, and the readings that were read. */
function read(readings: unknown) {
  const revisions = [{ ...buildUnitRevision(), readings }] as never;
  const file = runToCompletion(
    readCardFile(buildCardFileSource(buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { revisions })] }))),
  );
  if (!("cards" in file)) throw new Error(file.code);
  const problems = file.locate(file.findings).map(({ code, pointer }) => `${code} ${pointer}`);
  return { problems, readings: file.cards[0]?.value.revisions[0]?.readings };
}

test.each([[[]], [[CHOSEN]], [[CHOSEN, { ...CHOSEN, sentence: 1 }]], [undefined]])(
  "a card file may hold %j",
  (readings) => {
    expect(read(readings)).toEqual({ problems: [], readings });
  },
);

test.each<[string, readonly unknown[]]>([
  ["FORM /0/choice", [{ ...CHOSEN, choice: "x" }]],
  ["FORM /0/textHash", [{ ...CHOSEN, textHash: "0123456789ABCDEF" }]],
  ["TOO_SMALL /0/sentence", [{ ...CHOSEN, sentence: -1 }]],
  ["MISSING /0/choice", [{ ...CHOSEN, choice: undefined }]],
  ["UNKNOWN_FIELD /0/text", [{ ...CHOSEN, text: "■" }]],
  ["READING_TWICE ", [CHOSEN, { ...CHOSEN, choice: "0".repeat(16) }]],
  ["TOO_LONG ", Array.from({ length: CARD_FILE_LIMITS.readings + 1 }, (_, sentence) => ({ ...CHOSEN, sentence }))],
])("a card file is refused with %s in its readings", (problem, readings) => {
  const [code, place = ""] = problem.split(" ");
  expect(read(readings).problems).toEqual([`${code} /cards/0/revisions/0/readings${place}`]);
});
