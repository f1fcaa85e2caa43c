import { expect, test } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { repairList } from "./repair-list";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());
const problemsOf = (text: string) => readListLines(text, finder).problems;

function firstOf(text: string) {
  const [problem] = problemsOf(text);
  if (!problem) throw new Error("Nothing is wrong");
  return problem;
}

test("a chosen card takes the place of the unknown name and keeps the count, and other lines stay as they are", () => {
  const text = "#かんたん\r\n3 走り火\r\n2 青墨の小漁\r\n20 青の魔石";
  const repaired = repairList(text, firstOf(text), "青墨の小魚");
  expect(repaired.split("\n")).toEqual(["#かんたん", "3 走り火", "2x《青墨の小魚》", "20 青の魔石"]);
  expect(problemsOf(repaired)).toEqual([]);
});

test("one card of several in a line is repaired, and the others get lines of their own", () => {
  const text = "走り火3、青墨の小漁2、青の魔石20";
  expect(repairList(text, firstOf(text), "青墨の小魚")).toBe("3x《走り火》\n2x《青墨の小魚》\n20x《青の魔石》");
  expect(repairList(text, firstOf(text), null)).toBe("3x《走り火》\n// 2x《青墨の小漁》\n20x《青の魔石》");
});

test("what a program wraps from a line goes with it", () => {
  const text = "走り火 3\n3 延焼, 2\n青墨の小漁, 1 火種の見習い\n20 青の魔石";
  expect(repairList(text, firstOf(text), "青墨の小魚")).toBe(
    "走り火 3\n3x《延焼》\n2x《青墨の小魚》\n1x《火種の見習い》\n20 青の魔石",
  );
});

test("a line that cannot be read becomes the chosen card, or a comment", () => {
  const text = "Runing Flame\n3 延焼";
  expect(firstOf(text).suggestions).toContain("走り火");
  expect(repairList(text, firstOf(text), "走り火")).toBe("1x《走り火》\n3 延焼");
  expect(repairList(text, firstOf(text), null)).toBe("// Runing Flame\n3 延焼");
});

test("a wrong sum becomes the one that was read", () => {
  const text = "◆魔導書【４０枚】\n3 走り火";
  const repaired = repairList(text, firstOf(text), null);
  expect(repaired).toBe("◆魔導書【3枚】\n3 走り火");
  expect(problemsOf(repaired)).toEqual([]);
});
