import { describe, expect, it } from "vitest";
import {
  createCardDefinition,
  createLandInfo,
  guessCardInfo,
  type ManualCardInfo,
  readCardCost,
  readCardInfo,
} from "./manual-card-info";

const CREATURE: ManualCardInfo = { is: "creature", mana: [], power: 2, toughness: 3, cost: "1G" };

describe("the guess from a name", () => {
  it.each([
    ["Forest", "g"],
    ["森", "g"],
    ["island", "u"],
    ["島", "u"],
    ["Ｐｌａｉｎｓ", "w"],
    ["Snow-Covered Swamp", "b"],
    ["冠雪の山", "r"],
    ["平地/Plains", "w"],
    ["Wastes", "c"],
  ])("%s makes %s", (name, mana) => {
    expect(guessCardInfo(name)).toEqual(createLandInfo([mana as "g"]));
  });

  it.each(["Moss Ox", "Forest Bear", "山賊", ""])("%s says nothing", (name) => {
    expect(guessCardInfo(name)).toBeNull();
  });
});

describe("the definition of a name", () => {
  it("is blank until its player has said something", () => {
    expect(createCardDefinition("Moss Ox", null)).toMatchObject({
      name: "Moss Ox",
      types: [],
      cost: null,
      abilities: [],
    });
  });

  it("has the type, the numbers and the cost that were said", () => {
    expect(createCardDefinition("Moss Ox", CREATURE)).toMatchObject({
      types: ["creature"],
      power: 2,
      toughness: 3,
      cost: { generic: 1, g: 1 },
    });
    expect(createCardDefinition("Noon Bell", { ...CREATURE, is: "artifact", cost: null })).toMatchObject({
      power: null,
      cost: null,
    });
  });

  it("has the basic land type where the name has one, else an ability for each type of mana", () => {
    expect(createCardDefinition("森", guessCardInfo("森"))).toMatchObject({
      supertypes: ["basic"],
      subtypes: ["Forest"],
      abilities: [],
    });
    expect(createCardDefinition("Twin Ford", createLandInfo(["u", "g"])).abilities).toMatchObject([
      { mana: true, effects: [{ mana: { u: 1, g: 0 } }] },
      { mana: true, effects: [{ mana: { u: 0, g: 1 } }] },
    ]);
  });
});

describe("a word that was kept", () => {
  it("is read back, and refused where it is damaged", () => {
    expect(readCardInfo(JSON.parse(JSON.stringify(CREATURE)))).toEqual(CREATURE);
    expect(readCardInfo({ ...CREATURE, cost: "rubbish!" })).toMatchObject({ cost: null });
    expect(readCardInfo({ ...CREATURE, mana: ["g", "z"] })).toMatchObject({ mana: ["g"] });
    for (const broken of [
      null,
      3,
      {},
      { ...CREATURE, is: "planet" },
      { ...CREATURE, power: -1 },
      { ...CREATURE, mana: "g" },
    ]) {
      expect(readCardInfo(broken)).toBeNull();
    }
  });

  it("has a cost in any width and case", () => {
    expect(["２ｗｗ", "{X}{r}", "0", "", "W?", "1".repeat(30)].map(readCardCost)).toEqual([
      "2WW",
      "{X}{R}",
      "0",
      null,
      null,
      null,
    ]);
  });
});

describe("a planeswalker", () => {
  const word = { is: "planeswalker", mana: [], power: 0, toughness: 0, loyalty: 4, cost: "2U" } as const;

  it("comes with its loyalty, and is remembered with it", () => {
    expect(createCardDefinition("Wen", word)).toMatchObject({ types: ["planeswalker"], loyalty: 4 });
    expect(readCardInfo(JSON.parse(JSON.stringify(word)))).toEqual(word);
    expect(readCardInfo({ ...word, loyalty: "4" })).toMatchObject({ loyalty: 0 });
  });
});
