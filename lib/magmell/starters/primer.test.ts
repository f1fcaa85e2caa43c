import { expect, test } from "vitest";
import { getPrimerExcerpt, splitPrimerParagraphs } from "./primer";

test("an empty line ends a paragraph, and a line break alone does not", () => {
  expect(splitPrimerParagraphs("一\n続き\n\n二\n \n\n三")).toEqual(["一\n続き", "二", "三"]);
  expect(splitPrimerParagraphs("一つだけ")).toEqual(["一つだけ"]);
  expect(splitPrimerParagraphs("")).toEqual([]);
});

test("the first paragraph leads", () => {
  expect([getPrimerExcerpt("一\n\n二"), getPrimerExcerpt("")]).toEqual(["一", ""]);
});
