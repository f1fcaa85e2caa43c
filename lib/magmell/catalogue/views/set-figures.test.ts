import { expect, test } from "vitest";
import {
  card,
  cardFile,
  catalogueOf,
  magic,
  printing,
  SET,
  stone,
  unit,
} from "@/lib/magmell/catalogue/testing/card-file";
import { setFigures } from "./set-figures";
import { everyPrintingIn, illustratorsOf, printingsBy, printingsIn } from "./set-printings";

const LATER = { ...SET, code: "LT", name: "あとの刷り", englishName: "Later Print", releasedOn: "2026-04-25" };
const snapshot = catalogueOf(
  cardFile({
    sets: [SET, LATER],
    cards: [
      card(1, "火の子", "ひのこ", {
        printings: [
          printing("TS-10", { illustrator: "い" }),
          printing("LT-2", { set: "LT", illustrator: "ろ", product: "はじめの箱", finish: "foil" }),
        ],
      }),
      card(2, "水の頁", "みずのぺーじ", {
        revisions: [magic({ useCost: "青赤" })],
        printings: [printing("TS-9", { illustrator: "い" })],
      }),
      card(3, "青の魔石", "あおのませき", { revisions: [stone()], printings: [printing("LT-10", { set: "LT" })] }),
      card(4, "印", "しるし", { token: true, revisions: [unit()], printings: [printing("LT-11", { set: "LT" })] }),
      card(5, "退いた札", "しりぞいたふだ", { retired: true, printings: [printing("TS-1", { illustrator: "は" })] }),
    ],
  }),
  "2026-11-20",
);
const figuresOf = (code: string) => {
  const set = snapshot.sets.find((one) => one.code === code);
  if (!set) throw new Error(code);
  return setFigures(snapshot, set);
};

test("printings stand by their numbers, 9 before 10, without withdrawn cards", () => {
  expect(printingsIn(snapshot, "TS").map(({ printing: { number } }) => number)).toEqual(["TS-9", "TS-10"]);
  expect(printingsIn(snapshot, "XX")).toEqual([]);
});

test("every printing of a set has those of withdrawn cards too, at their numbers", () => {
  expect(everyPrintingIn(snapshot, "TS").map(({ printing: { number } }) => number)).toEqual(["TS-1", "TS-9", "TS-10"]);
  expect(everyPrintingIn(snapshot, "XX")).toEqual([]);
});

test("everybody who drew is listed with what they drew", () => {
  expect(illustratorsOf(snapshot).map(([name, { length }]) => [name, length])).toEqual([
    ["い", 2],
    ["ろ", 1],
    ["無名", 2],
  ]);
  expect(printingsBy(snapshot, "い").map(({ card: { name } }) => name)).toEqual(["水の頁", "火の子"]);
  expect(printingsBy(snapshot, "は")).toEqual([]);
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
