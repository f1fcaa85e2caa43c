import { expect, test } from "vitest";
import { buildCard, buildCardFile, buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { type CardFile, readCardFile } from "../import/files/read-card-file";
import { stringifyCardFile } from "../import/files/write-card-file";
import { mergeFilesIntoRecords } from "../import/import-plan";
import { extractKnownCards, indexCardLines } from "./card-lines";

const RECORDS = runToCompletion(
  mergeFilesIntoRecords([runToCompletion(readCardFile(buildCardFileSource(buildCardFile()))) as CardFile], {
    sets: [],
    cards: [],
  }),
);
const TEXT = stringifyCardFile(RECORDS);
const known = (...numbers: number[]) =>
  indexCardLines(
    TEXT,
    RECORDS.cards.filter(({ number }) => numbers.includes(number)),
  );

test.each([[[1]], [[2]], [[3]], [[2, 3]], [[1, 2, 3]], [[]]])(
  "of a text without the cards %j the rest stays",
  (numbers) => {
    const { cards, rest } = runToCompletion(extractKnownCards(TEXT, known(...numbers)));
    expect(cards).toEqual(RECORDS.cards.filter(({ number }) => numbers.includes(number)));
    const left = (JSON.parse(rest) as { cards: { number: number }[] }).cards.map(({ number }) => number);
    expect(left).toEqual([1, 2, 3].filter((number) => !numbers.includes(number)));
    expect(rest.split("\n")).toHaveLength(TEXT.split("\n").length);
  },
);

test("a card that says anything else is not known", () => {
  const other = buildCardFile({
    cards: buildCardFile().cards.map((one) => (one.number === 2 ? buildCard(2, "火の子", "ひ") : one)),
  });
  const text = stringifyCardFile(
    runToCompletion(
      mergeFilesIntoRecords([runToCompletion(readCardFile(buildCardFileSource(other))) as CardFile], {
        sets: [],
        cards: [],
      }),
    ),
  );
  expect(runToCompletion(extractKnownCards(text, known(1, 2, 3))).cards.map(({ number }) => number)).toEqual([1, 3]);
});

test("a text that is written in another way is left as it is", () => {
  const text = JSON.stringify(buildCardFile(), null, 2);
  expect(indexCardLines(text, RECORDS.cards)).toEqual(new Map());
  expect(runToCompletion(extractKnownCards(text, known(1, 2, 3)))).toEqual({ cards: [], rest: text });
});
