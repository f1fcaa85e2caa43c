import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildMagicRevision,
  buildPrinting,
  buildStoneRevision,
  buildTestCatalogue,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { getAllSetPrintings, getIllustratorPrintings, getSetPrintings, listIllustrators } from "./set-printings";
import { getSetStats } from "./set-stats";

const LATER = { ...TEST_SET, code: "LT", name: "あとの刷り", englishName: "Later Print", releasedOn: "2026-04-25" };
const snapshot = buildTestCatalogue(
  buildCardFile({
    sets: [TEST_SET, LATER],
    cards: [
      buildCard(1, "火の子", "ひのこ", {
        printings: [
          buildPrinting("TS-10", { illustrator: "い" }),
          buildPrinting("LT-2", { set: "LT", illustrator: "ろ", product: "はじめの箱", finish: "foil" }),
        ],
      }),
      buildCard(2, "水の頁", "みずのぺーじ", {
        revisions: [buildMagicRevision({ useCost: "青赤" })],
        printings: [buildPrinting("TS-9", { illustrator: "い" })],
      }),
      buildCard(3, "青の魔石", "あおのませき", {
        revisions: [buildStoneRevision()],
        printings: [buildPrinting("LT-10", { set: "LT" })],
      }),
      buildCard(4, "印", "しるし", {
        token: true,
        revisions: [buildUnitRevision()],
        printings: [buildPrinting("LT-11", { set: "LT" })],
      }),
      buildCard(5, "退いた札", "しりぞいたふだ", {
        retired: true,
        printings: [buildPrinting("TS-1", { illustrator: "は" })],
      }),
    ],
  }),
  "2026-11-20",
);
const figuresOf = (code: string) => {
  const set = snapshot.sets.find((one) => one.code === code);
  if (!set) throw new Error(code);
  return getSetStats(snapshot, set);
};

test("printings stand by their numbers, 9 before 10, without withdrawn cards", () => {
  expect(getSetPrintings(snapshot, "TS").map(({ printing: { number } }) => number)).toEqual(["TS-9", "TS-10"]);
  expect(getSetPrintings(snapshot, "XX")).toEqual([]);
});

test("every printing of a set has those of withdrawn cards too, at their numbers", () => {
  expect(getAllSetPrintings(snapshot, "TS").map(({ printing: { number } }) => number)).toEqual([
    "TS-1",
    "TS-9",
    "TS-10",
  ]);
  expect(getAllSetPrintings(snapshot, "XX")).toEqual([]);
});

test("everybody who drew is listed with what they drew", () => {
  expect(listIllustrators(snapshot).map(([name, { length }]) => [name, length])).toEqual([
    ["い", 2],
    ["ろ", 1],
    ["無名", 2],
  ]);
  expect(getIllustratorPrintings(snapshot, "い").map(({ card: { name } }) => name)).toEqual(["水の頁", "火の子"]);
  expect(getIllustratorPrintings(snapshot, "は")).toEqual([]);
});

test("units and magics of a set are counted by use cost, stones and tokens apart", () => {
  const { costs, table } = figuresOf("TS");
  const played = table.reduce((sum, { counts }) => sum + counts.unit + counts.magic, 0);
  expect(costs.reduce((sum, { cards }) => sum + cards, 0)).toBe(played);
  expect(costs.map(({ useCost }) => useCost)).toEqual(costs.map((_, place) => place));
  expect(costs.at(-1)?.cards).not.toBe(0);
});

test("a set is counted by colour and kind, tokens apart", () => {
  const { cards, tokens, table } = figuresOf("TS");
  expect([cards, tokens]).toEqual([2, 0]);
  expect(Object.fromEntries(table.map(({ row, counts }) => [row, counts]))).toMatchObject({
    red: { unit: 1, magic: 0, stone: 0 },
    multi: { unit: 0, magic: 1, stone: 0 },
    none: { unit: 0 },
  });
  expect(figuresOf("LT").tokens).toBe(1);
});

test("a later set tells what is new in it, what was there before, and what it came in", () => {
  const { fresh, reprints, products } = figuresOf("LT");
  expect(fresh).toBe(2);
  expect(reprints.map(({ card: { name } }) => name)).toEqual(["火の子"]);
  expect(products).toEqual([
    ["", 2],
    ["はじめの箱", 1],
  ]);
  expect(figuresOf("TS").reprints).toEqual([]);
});
