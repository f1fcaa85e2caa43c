import { expect, test } from "vitest";
import { findCommentsWithoutVerb, findEchoingComments } from "./comments";
import { listRootFiles, listSourceFiles } from "./read-imports";

const files = [...listSourceFiles(["engine", "lib", "app", "e2e", "scripts", "prisma"]), ...listRootFiles()];

const withComment = (comment: string, declaration: string) => [
  { path: "lib/x.ts", text: `/** ${comment} */\nexport ${declaration}` },
];

test("comments of exported functions begin with a verb", () => {
  expect(findCommentsWithoutVerb(files)).toEqual([]);
});

test("no comment repeats the name below it", () => {
  expect(findEchoingComments(files)).toEqual([]);
});

test.each([
  ["The cards of a deck.", "function getCards() {}"],
  ["Names of all cards.", "const getNames = () => [];"],
  ["Whether it is.", "async function isIt(): Promise<boolean> {"],
  ["「半分」 with its rounding.", "const readHalf = (text: string): number | null =>"],
])("%s is no comment of a function", (comment, declaration) => {
  expect(findCommentsWithoutVerb(withComment(comment, declaration))).toEqual([
    expect.stringContaining("Begin with a verb"),
  ]);
});

test.each([
  ["Returns the cards of a deck.", "function getCards() {}"],
  ["The cards of a deck.", "const CARDS = [];"],
  ["The cards of a deck.", "type DeckCards = readonly Card[];"],
])("%s is one of %s", (comment, declaration) => {
  expect(findCommentsWithoutVerb(withComment(comment, declaration))).toEqual([]);
});

test.each([
  ["Options of a move.", "type MoveOptions = {}"],
  ["Returns the deck names.", "const getDeckNames = () =>"],
])("%s repeats its name", (comment, declaration) => {
  expect(findEchoingComments(withComment(comment, declaration))).toHaveLength(1);
});

test("a comment that says more than the name is kept", () => {
  expect(findEchoingComments(withComment("Returns the deck names, sorted.", "const getDeckNames = () =>"))).toEqual([]);
});
