import { describe, expect, it } from "vitest";
import { createCards, getCardDefinition, NO_MANA } from "@/engine/mtg";
import { createCardInfoFromData } from "./card-info-from-data";
import { createCardDefinition, readCardInfo } from "./manual-card-info";

const BLANK = {
  ...{ name: "Reed Warden", types: ["creature"], subtypes: ["human", "soldier"], cost: "{1}{W}", power: "2" },
  ...{ toughness: "1", loyalty: "", keywords: [] as string[], makes: [] as string[] },
};
const definition = (change: Partial<typeof BLANK>) => {
  const card = { ...BLANK, ...change };
  const word = createCardInfoFromData(card);
  return word === null ? null : createCardDefinition(card.name, word);
};

describe("the word of a card of the card data", () => {
  it("has types, sizes, cost and the keywords that the engine knows", () => {
    const keywords = ["First strike", "Vigilance", "Morph"];
    expect(definition({ types: ["legendary", "artifact", "creature"], keywords })).toMatchObject({
      types: ["artifact", "creature"],
      supertypes: ["legendary"],
      subtypes: ["Human", "Soldier"],
      power: 2,
      toughness: 1,
      cost: { ...NO_MANA, generic: 1, w: 1 },
      keywords: ["firstStrike", "vigilance"],
    });
  });

  it.each([
    ["a land of two basic types", ["island", "swamp"], ["u", "b"], 0],
    ["a land that says its mana", [], ["u", "b"], 2],
    ["a land with a type and more mana", ["forest"], ["g", "r"], 1],
  ])("makes mana of %s once each (K.15.4)", (_, subtypes, makes, said) => {
    const land = definition({ types: ["land"], subtypes, makes, cost: "", power: "", toughness: "" });
    expect(land?.abilities).toHaveLength(said);
    expect(land).toMatchObject({ types: ["land"], cost: null, power: null });
    const cards = createCards(land === null ? [] : [land]);
    expect(getCardDefinition(cards, 0).subtypes).toEqual(
      subtypes.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
    );
  });

  it("tells Equipment and Auras from others, and what an Aura enchants is asked by the rules", () => {
    const flat = { power: "", toughness: "" };
    expect(createCardInfoFromData({ ...BLANK, ...flat, types: ["artifact"], subtypes: ["equipment"] })?.is).toBe(
      "equipment",
    );
    expect(definition({ ...flat, types: ["enchantment"], subtypes: ["aura"] })).toMatchObject({
      subtypes: ["Aura"],
      enchants: { objects: {} },
    });
    expect(
      createCardInfoFromData({ ...BLANK, ...flat, types: ["planeswalker"], subtypes: [], loyalty: "4" }),
    ).toMatchObject({
      is: "planeswalker",
      loyalty: 4,
    });
  });

  it("leaves mana of what is no land to its player, since it may cost more than tapping", () => {
    expect(createCardInfoFromData({ ...BLANK, makes: ["g"] })?.mana).toEqual([]);
  });

  it.each([
    ["a cost of two colours at once", { cost: "{W/U}" }, null],
    ["a cost with X", { cost: "{X}{R}" }, "{X}{R}"],
    ["no cost", { cost: "" }, null],
  ])("writes %s as its player would", (_, change, cost) => {
    expect(createCardInfoFromData({ ...BLANK, ...change })?.cost).toBe(cost);
  });

  it.each([
    ["a split card", { name: "Ash // Ember", types: ["instant"] }],
    ["a size that an ability sets", { toughness: "1+*" }],
    ["a loyalty that is no number", { types: ["planeswalker"], loyalty: "X" }],
    ["a battle", { types: ["battle"] }],
    ["a type of other games", { types: ["scheme"] }],
    ["a basic land, which is known", { name: "Forest", types: ["basic", "land"] }],
    ["a card of the laboratory", { name: "Hedgelamp Squire" }],
  ])("leaves %s to its player", (_, change) => {
    expect(createCardInfoFromData({ ...BLANK, ...change })).toBeNull();
  });

  it("is read again as it was kept, and facts that do not fit its kind are left out", () => {
    const word = createCardInfoFromData({ ...BLANK, keywords: ["Haste"] });
    expect(readCardInfo(JSON.parse(JSON.stringify(word)))).toEqual(word);
    const { printed, ...plain } = word ?? {};
    expect(readCardInfo({ ...word, is: "instant" })).toEqual({ ...plain, is: "instant" });
    expect(readCardInfo({ ...word, printed: { ...printed, types: "creature" } })).toEqual(plain);
    expect(readCardInfo({ ...word, printed: 1 })).toEqual(plain);
  });
});
