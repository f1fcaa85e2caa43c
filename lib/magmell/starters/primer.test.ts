import { expect, test } from "vitest";
import { leadOf, paragraphsOf } from "./primer";

test("an empty line ends a paragraph, and a line break alone does not", () => {
  expect(paragraphsOf("一\n続き\n\n二\n \n\n三")).toEqual(["一\n続き", "二", "三"]);
  expect(paragraphsOf("一つだけ")).toEqual(["一つだけ"]);
  expect(paragraphsOf("")).toEqual([]);
});

test("the first paragraph leads", () => {
  expect([leadOf("一\n\n二"), leadOf("")]).toEqual(["一", ""]);
});
