import { describe, expect, it } from "vitest";
import { DOCUMENT_SETS } from "@/engine/mtg/deck";
import { type CollectedCard, createCardCollector } from "./collect";
import { compareSets } from "./compare-sets";
import { readCsvEntry } from "./csv-entry";
import { createMtgjsonSetReader, readMtgjsonCard } from "./mtgjson-entry";
import { readScryfallEntry } from "./scryfall-entry";
import type { SourceEntry } from "./source-card";

/** Cards of entries by key; a wrong entry fails the test. */
function collected(entries: readonly SourceEntry[], texts = false) {
  const collector = createCardCollector({ texts });
  for (const entry of entries) {
    if (entry.is === "wrong") throw new Error(JSON.stringify(entry.faults));
    if (entry.is === "card") collector.add(entry.sighting);
  }
  return collector.collection();
}
const cardsIn = (entries: readonly SourceEntry[], texts = false): Readonly<Record<string, CollectedCard>> =>
  Object.fromEntries(collected(entries, texts).cards);

const scryfall = (fields: object): SourceEntry =>
  readScryfallEntry({
    ...{ object: "card", id: "00000000-0000-4000-8000-000000000001", lang: "en", layout: "normal", digital: false },
    ...{ set: "inv", set_name: "Sample", set_type: "expansion", released_at: "2000-10-02", games: ["paper"] },
    ...{ cmc: 0, type_line: "Instant", colors: [], color_identity: [], keywords: [], promo: false, oversized: false },
    ...fields,
  });
const face = (fields: object) => ({
  ...{ layout: "normal", type: "Instant", types: ["Instant"], colors: [], colorIdentity: [], manaValue: 0 },
  ...{ availability: ["paper"], identifiers: {}, legalities: {}, number: "1", foreignData: [], relatedCards: null },
  ...fields,
});

/** Entries of a set of the file of all printings, in the order of its members there: cards before name and day. */
function set(faces: readonly object[], facts: object = {}): readonly SourceEntry[] {
  const parts = createMtgjsonSetReader();
  const fields = {
    baseSetSize: 1,
    booster: {},
    code: "INV",
    isOnlineOnly: false,
    name: "Sample",
    releaseDate: "2000-10-02",
  };
  for (const [index, [name, value]] of Object.entries({ ...fields, ...facts }).entries()) {
    if (index === 2) for (const one of faces) parts.card(one);
    parts.field(name, value);
  }
  return parts.entries();
}

const [ASH, EMBER] = [
  { name: "Ash // Ember", faceName: "Ash", side: "a", layout: "split", manaCost: "{R}", colors: ["R"], manaValue: 4 },
  {
    ...{ name: "Ash // Ember", faceName: "Ember", side: "b", layout: "split", manaCost: "{2}{U}", colors: ["U"] },
    ...{ manaValue: 4, type: "Sorcery", text: "Ember text.", keywords: ["Flashback"] },
  },
].map(face);
const ASH_TEXT = {
  ...ASH,
  text: "Ash text.",
  foreignData: [{ language: "Japanese", name: "灰 // 熾火", faceName: "灰" }],
};

describe("a split card is one card in every source", () => {
  const wanted = {
    ...{ name: "Ash // Ember", japanese: "灰 // 熾火", cost: "{R}//{2}{U}", manaValue: 4, colours: ["u", "r"] },
    ...{ types: ["instant", "sorcery"], keywords: ["Flashback"], text: "Ash text.\nEmber text.", sets: ["inv"] },
  };
  it("among MTGJSON's cards, in either order of its halves", () => {
    const halves = [
      { ...ASH_TEXT, printings: ["INV"] },
      { ...EMBER, printings: ["INV"] },
    ];
    expect(cardsIn([readMtgjsonCard(halves)], true)["ash/ember"]).toMatchObject(wanted);
    expect(cardsIn([readMtgjsonCard(halves.toReversed())], true)["ash/ember"]).toMatchObject(wanted);
  });

  it("in a set of MTGJSON, where its halves are entries of their own", () => {
    const found = cardsIn(set([ASH_TEXT, face({ name: "Between" }), EMBER as object, ASH_TEXT]), true);
    expect(found["ash/ember"]).toMatchObject(wanted);
    expect(Object.keys(found)).toEqual(["ash/ember", "between"]);
  });

  it("in Scryfall's files", () => {
    const card_faces = [
      { object: "card_face", name: "Ash", mana_cost: "{R}", type_line: "Instant", oracle_text: "Ash text." },
      { object: "card_face", name: "Ember", mana_cost: "{2}{U}", type_line: "Sorcery", oracle_text: "Ember text." },
    ];
    const whole = {
      ...{ name: "Ash // Ember", layout: "split", mana_cost: "{R} // {2}{U}", cmc: 4, colors: ["R", "U"] },
      ...{ type_line: "Instant // Sorcery", keywords: ["Flashback"] },
    };
    const ja = { lang: "ja", printed_name: "灰 // 熾火" };
    expect(cardsIn([scryfall({ ...whole, card_faces, ...ja })], true)["ash/ember"]).toMatchObject(wanted);
    const printed = card_faces.map((half, at) => ({ ...half, printed_name: ["灰", "熾火"][at] }));
    const halves = scryfall({ ...whole, lang: "ja", card_faces: printed });
    expect(cardsIn([halves])["ash/ember"]?.japanese).toBe("灰 // 熾火");
  });
});

it("a card of five parts is one card, whatever source", () => {
  const names = ["One", "Two", "Three", "Four", "Five"];
  const name = names.join(" // ");
  const parts = names.map((faceName, at) =>
    face({ name, faceName, side: "abcde"[at], layout: "split", manaCost: `{${at}}` }),
  );
  const card_faces = names.map((part, at) => ({ name: part, mana_cost: `{${at}}`, type_line: "Instant" }));
  const mana_cost = card_faces.map((part) => part.mana_cost).join(" // ");
  const type_line = names.map(() => "Instant").join(" // ");
  const wanted = { name, cost: "{0}//{1}//{2}//{3}//{4}", types: ["instant"] };
  const sources = [
    [scryfall({ name, layout: "split", mana_cost, type_line, card_faces })],
    [readMtgjsonCard(parts)],
    set(parts.toReversed()),
  ];
  for (const entries of sources) expect(cardsIn(entries)["one/two/three/four/five"]).toMatchObject(wanted);
});

describe("a card with two sides goes by its front", () => {
  it.each(["transform", "modal_dfc", "flip", "adventure", "prepare"])("MTGJSON: %s", (layout) => {
    const name = "Day Form // Night Form";
    const front = face({
      name,
      faceName: "Day Form",
      side: "a",
      layout,
      type: "Creature — Wolf",
      power: "1",
      manaValue: 2,
    });
    const back = face({ name, faceName: "Night Form", side: "b", layout, type: "Creature — Bear", power: "3" });
    const foreignData = [{ language: "Japanese", name: "昼の姿 // 夜の姿", faceName: null }];
    for (const faces of [
      [{ ...front, foreignData }, back],
      [back, { ...front, foreignData }],
    ]) {
      const entries = [readMtgjsonCard(faces), ...set(faces)];
      for (const entry of entries) {
        expect(cardsIn([entry])["day form"]).toMatchObject({ power: "1", subtypes: ["wolf"], japanese: "昼の姿" });
      }
      expect(entries.length).toBe(2);
    }
  });

  it("Scryfall: a card that shows itself on both sides is the card itself, with its mana value", () => {
    const side = { name: "Reed Warden", cmc: 2, mana_cost: "{1}{W}", type_line: "Creature — Human", colors: ["W"] };
    const entry = scryfall({
      ...{ name: "Reed Warden // Reed Warden", layout: "reversible_card", cmc: undefined, type_line: undefined },
      ...{
        colors: undefined,
        card_faces: [
          { ...side, oracle_text: "Text." },
          { ...side, oracle_text: "Text." },
        ],
      },
    });
    expect(cardsIn([entry], true)["reed warden"]).toMatchObject({
      ...{ name: "Reed Warden", manaValue: 2, colours: ["w"], types: ["creature"], text: "Text." },
    });
  });
});

describe("cards that meld are cards, and what they become is none", () => {
  it("in MTGJSON's files", () => {
    const sun = face({ name: "Sun Half // Whole Thing", faceName: "Sun Half", side: "a", layout: "meld" });
    const moon = face({ name: "Moon Half // Whole Thing", faceName: "Moon Half", side: "a", layout: "meld" });
    const result = face({ name: "Whole Thing", faceName: "Whole Thing", side: "b", layout: "meld" });
    const atomic = [[sun], [moon], [result]].map(readMtgjsonCard);
    expect(Object.keys(cardsIn(atomic))).toEqual(["sun half", "moon half"]);
    expect(Object.keys(cardsIn(set([result, sun, moon])))).toEqual(["sun half", "moon half"]);
  });

  it("in Scryfall's", () => {
    const part = (component: string, name: string) => ({ object: "related_card", component, name });
    const all_parts = [
      part("meld_part", "Sun Half"),
      part("meld_part", "Moon Half"),
      part("meld_result", "Whole Thing"),
    ];
    const entries = ["Sun Half", "Moon Half", "Whole Thing"].map((name) =>
      scryfall({ name, layout: "meld", all_parts }),
    );
    expect(Object.keys(cardsIn(entries))).toEqual(["sun half", "moon half"]);
  });
});

describe("what no deck holds is left out", () => {
  it.each([
    ["a token", { layout: "token", type_line: "Token Creature — Wolf" }],
    ["a token with two sides", { layout: "double_faced_token", type_line: "Token Artifact // Token Creature — Wolf" }],
    ["a token of the normal layout", { type_line: "Token Creature — Wolf" }],
    ["an emblem", { layout: "emblem", type_line: "Emblem — Somebody" }],
    ["a picture", { layout: "art_series", type_line: "Card // Card" }],
    ["a decklist or an advertisement", { type_line: "Card" }],
    ["a plane", { layout: "planar", type_line: "Plane — Somewhere" }],
    ["a scheme", { layout: "scheme", type_line: "Scheme" }],
    ["an avatar", { layout: "vanguard", type_line: "Vanguard" }],
    ["a dungeon", { layout: "token", type_line: "Dungeon" }],
    ["a sheet of stickers", { type_line: "Stickers" }],
    ["a card for screens", { digital: true }],
  ])("%s of Scryfall", (_, fields) => {
    expect(scryfall({ name: "Nothing", ...fields })).toEqual({ is: "other" });
  });

  it("cards for screens, and those changed for them, of MTGJSON", () => {
    expect(readMtgjsonCard([face({ name: "A-Reed Warden" })])).toEqual({ is: "other" });
    expect(readMtgjsonCard([face({ name: "Reed Warden", isRebalanced: true })])).toEqual({ is: "other" });
    expect(set([face({ name: "Screen Only", isOnlineOnly: true })])).toEqual([{ is: "other" }]);
    expect(set([{ nothing: "right" }], { isOnlineOnly: true })).toEqual([{ is: "other" }]);
  });

  it("a token of a table", () => {
    expect(readCsvEntry({ name: "Wolf", types: "Token Creature — Wolf" })).toEqual({ is: "other" });
  });
});

describe("Japanese names", () => {
  const ja = (printed_name: string, released_at: string, fields: object = {}) =>
    scryfall({
      name: "Reed Warden",
      lang: "ja",
      printed_name,
      released_at,
      set: `s${released_at.slice(2, 4)}`,
      ...fields,
    });
  it("are those of the latest printing, whatever the order, and not those of printings under another name", () => {
    const entries = [
      scryfall({ name: "Reed Warden" }),
      ja("葦の衛士", "1999-04-21"),
      ja("葦の番人", "2003-07-28"),
      ja("怪獣", "2020-04-24", { flavor_name: "Monster" }),
    ];
    for (const order of [entries, entries.toReversed()]) {
      expect(cardsIn(order)["reed warden"]?.japanese).toBe("葦の番人");
    }
  });

  it("of MTGJSON stand among its names of all languages, some of which are empty", () => {
    const foreignData = [
      { language: "French", name: null, text: null },
      { language: "Japanese", name: "葦の番人", faceName: null, multiverseId: 7 },
    ];
    expect(cardsIn(set([face({ name: "Reed Warden", foreignData })]))["reed warden"]?.japanese).toBe("葦の番人");
    const shown = face({ name: "Reed Warden", foreignData, flavorName: "Monster" });
    expect(cardsIn(set([shown]))["reed warden"]?.japanese).toBe("");
  });
});

describe("mana that a land makes", () => {
  const made = (fields: object) =>
    cardsIn([readMtgjsonCard([face({ name: "Flats", type: "Land", ...fields })])]).flats?.makes;
  it("comes from the data, or else from its basic types and the one template of texts", () => {
    expect(made({ producedMana: ["G", "C", "W"] })).toEqual(["w", "g", "c"]);
    expect(made({ type: "Land — Island Swamp", text: "({T}: Add {U} or {B}.)" })).toEqual(["u", "b"]);
    expect(made({ text: "{T}: Add {R}, {G}, or {W}." })).toEqual(["w", "r", "g"]);
    expect(made({ text: "{T}: Add {C}{C}." })).toEqual(["c"]);
    expect(made({ text: "{1}, {T}: Draw a card." })).toEqual([]);
    expect(cardsIn([scryfall({ name: "Flats", type_line: "Land — Forest" })]).flats?.makes).toEqual(["g"]);
  });
});

describe("names, costs and numbers that look odd", () => {
  it("are kept as they are and found by their keys", () => {
    const found = cardsIn([
      scryfall({ name: "Æther Jötun", mana_cost: "{X}{W/U}{2/G}{U/P}", cmc: 4, power: "1+*", toughness: "*²" }),
      scryfall({ name: "_____", mana_cost: "{HW}{½}{∞}", cmc: 0.5, set: "unh", set_type: "funny" }),
      scryfall({ name: "Lim-Döl’s Paths", loyalty: "X", defense: "4", mana_cost: null, power: null, keywords: null }),
    ]);
    expect(Object.keys(found)).toEqual(["aether jotun", "_____", "lim-dol's paths"]);
    expect(found["aether jotun"]).toMatchObject({ cost: "{X}{W/U}{2/G}{U/P}", toughness: "*²" });
    expect(found._____).toMatchObject({ manaValue: 0.5 });
  });

  it("variants of one name are one card", () => {
    const halves = [face({ name: "Big Thing", text: "left" }), face({ name: "Big Thing", text: "right" })];
    expect(Object.keys(cardsIn([readMtgjsonCard(halves), ...set(halves)]))).toEqual(["big thing"]);
  });

  it("a land that is printed in six hundred sets keeps them all", () => {
    const printings = Array.from({ length: 600 }, (_, index) => `S${index}`);
    expect(cardsIn([readMtgjsonCard([face({ name: "Flats", printings })])]).flats?.sets.length).toBe(600);
  });
});

describe("sets", () => {
  it("are known by the codes of now, and in tables by those of their time too", () => {
    const row = readCsvEntry({ name: "Reed Warden", sets: "2U, uz;MM nem" });
    expect(cardsIn([row])["reed warden"]?.sets).toEqual(["2ed", "mmq", "nem", "usg"]);
  });

  it("have the days and names that formats know, where the data tells none", () => {
    const { sets } = collected([readMtgjsonCard([face({ name: "Reed Warden", printings: ["MMQ", "PMEI"] })])]);
    expect(sets.get("mmq")).toEqual({ code: "mmq", name: "Mercadian Masques", released: "1999-10-04" });
    expect(sets.get("pmei")).toEqual({ code: "pmei", name: "PMEI", released: null });
  });

  it("are compared with those of the formats: what is missing, dated otherwise or not at all", () => {
    const notes = compareSets(
      collected([
        scryfall({ name: "Reed Warden", released_at: "2000-10-05" }),
        scryfall({ name: "Old One", set: "lea", released_at: "1993-08-05" }),
        readCsvEntry({ name: "Promo", sets: "pmei" }),
      ]),
      DOCUMENT_SETS,
    );
    expect(notes.missing.length).toBe(33);
    expect(notes.missing).not.toContain("lea");
    expect(notes.days).toEqual([{ code: "inv", file: "2000-10-05", formats: "2000-10-02" }]);
    expect(notes.undated).toBe(1);
  });
});
