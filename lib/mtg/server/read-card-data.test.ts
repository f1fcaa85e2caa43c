import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  CSV_SAMPLE,
  createMtgjsonCardsSample,
  createMtgjsonPrintingsSample,
  createScryfallSample,
} from "../catalogue/testing/sample-data";
import { readCardData } from "./read-card-data";

const folder = mkdtempSync(join(tmpdir(), "card-data-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function read(content: string | Uint8Array, { texts = false } = {}) {
  files += 1;
  const file = join(folder, `${files}.data`);
  writeFileSync(file, content);
  return readCardData(file, { texts });
}

async function cardsOf(content: string, options?: { texts: boolean }) {
  const data = await read(content, options);
  if (!data.ok) throw new Error(JSON.stringify(data.problems));
  return { ...data, cards: Object.fromEntries(data.collection.cards), sets: Object.fromEntries(data.collection.sets) };
}

describe("a bulk file of Scryfall", () => {
  it("gives each card once, with its sets and its Japanese name, whatever printing has them", async () => {
    const { cards, sets, format, others } = await cardsOf(JSON.stringify(createScryfallSample()));
    expect(format).toBe("scryfall");
    expect(cards["reed warden"]).toEqual({
      ...{ key: "reed warden", name: "Reed Warden", japanese: "葦の番人", cost: "{1}{W}", manaValue: 2 },
      ...{ types: ["legendary", "creature"], subtypes: ["human", "soldier"], colours: ["w"], keywords: ["Vigilance"] },
      ...{ power: "2", toughness: "1+*", loyalty: "", makes: [], text: "", sets: ["8ed", "inv"] },
    });
    expect(sets.inv).toEqual({ code: "inv", name: "A Sample Set", released: "2000-10-02" });
    expect(Object.keys(cards)).toEqual(["reed warden", "ash/ember", "day form", "salt flats"]);
    expect(others).toBe(2);
  });

  it("names a split card by both halves and a card with two sides by its front", async () => {
    const { cards } = await cardsOf(JSON.stringify(createScryfallSample()));
    expect(cards["ash/ember"]).toMatchObject({ name: "Ash // Ember", cost: "{R}//{1}{R}", types: ["instant"] });
    expect(cards["day form"]).toMatchObject({ name: "Day Form", cost: "{G}", power: "1", types: ["creature"] });
  });

  it("reads the mana of lands, and texts only where they are asked for", async () => {
    const sample = JSON.stringify(createScryfallSample());
    expect((await cardsOf(sample)).cards["salt flats"]).toMatchObject({
      makes: ["u", "b"],
      subtypes: ["island", "swamp"],
    });
    expect((await cardsOf(sample, { texts: true })).cards["reed warden"]?.text).toBe("Vigilance");
    expect((await cardsOf(sample, { texts: true })).cards["ash/ember"]?.text).toBe("Ash text.\nEmber text.");
  });

  it("says the same of cards in any order", async () => {
    const one = await cardsOf(JSON.stringify(createScryfallSample()));
    const other = await cardsOf(JSON.stringify(createScryfallSample().reverse()));
    expect(other.cards).toEqual(one.cards);
    expect(other.sets).toEqual(one.sets);
  });
});

describe("files of MTGJSON", () => {
  it("give cards with the codes of their sets, or sets with their cards and days", async () => {
    const atomic = await cardsOf(JSON.stringify(createMtgjsonCardsSample()));
    const printings = await cardsOf(JSON.stringify(createMtgjsonPrintingsSample()));
    expect(atomic.format).toBe("mtgjson");
    expect(atomic.cards["reed warden"]).toMatchObject({ japanese: "葦の番人", sets: ["8ed", "inv"], power: "2" });
    expect(printings.cards["reed warden"]).toEqual(atomic.cards["reed warden"]);
    expect(printings.cards["ash/ember"]).toEqual(atomic.cards["ash/ember"]);
    expect(printings.cards["ash/ember"]).toMatchObject({ name: "Ash // Ember", japanese: "灰 // 熾火" });
    expect(atomic.sets["8ed"]).toEqual({ code: "8ed", name: "8ED", released: null });
    expect(printings.sets).toEqual({
      inv: { code: "inv", name: "A Sample Set", released: "2000-10-02" },
      "8ed": { code: "8ed", name: "Another Set", released: "2003-07-28" },
    });
  });
});

describe("a table", () => {
  it("gives a card a row, in any of the encodings of spreadsheets", async () => {
    const { cards, format } = await cardsOf(CSV_SAMPLE);
    expect(format).toBe("csv");
    expect(cards["reed warden"]).toMatchObject({
      japanese: "葦の番人",
      sets: ["8ed", "inv"],
      manaValue: 2,
      colours: ["w"],
    });
    expect(cards["ash/ember"]).toMatchObject({ manaValue: 3, colours: ["r"] });
    expect(cards["salt flats"]).toMatchObject({ types: ["land"], makes: ["u", "b"] });
    const utf16 = await read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(CSV_SAMPLE, "utf16le")]));
    expect(utf16).toMatchObject({ ok: true });
  });

  it("needs no column but the name", async () => {
    expect((await cardsOf("name\nReed Warden\n")).cards["reed warden"]).toMatchObject({ sets: [], types: [] });
  });
});
