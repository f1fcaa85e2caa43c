import { describe, expect, it } from "vitest";
import { checkDeck } from "@/engine/mtg/deck";
import { readDeckText } from "./deck-text";

/** The cards of a text, those of the sideboard behind a stroke, and its unread lines. */
function told(text: string) {
  const { deck, unread } = readDeckText(text);
  const lines = (zone: "main" | "sideboard") => deck[zone].map(({ name, count }) => `${count} ${name}`).join("; ");
  return {
    cards: deck.sideboard.length === 0 ? lines("main") : `${lines("main")} | ${lines("sideboard")}`,
    unread: unread.map(({ line, why }) => `${line} ${why}`).join("; "),
  };
}

describe("a remark behind a name that lists know", () => {
  it.each([
    ["4 Necropotence // engine", "4 Necropotence"],
    ["4 Dark Ritual // accel", "4 Dark Ritual"],
    ["4 Sol Ring - good", "4 Sol Ring"],
    ["4 Sol Ring – good", "4 Sol Ring"],
    ["Chaos Orb（禁止）", "1 Chaos Orb"],
    ["Mana Crypt (promo)", "1 Mana Crypt"],
    ["Mox Jet *", "1 Mox Jet"],
    ["4 Sol Ring*", "4 Sol Ring"],
    ["4 Sol Ring -- good", "4 Sol Ring"],
    ["4 Sol Ring — good", "4 Sol Ring"],
    ["4 Sol Ring //good", "4 Sol Ring"],
    ["4 Lightning Bolt - 2 main", "4 Lightning Bolt"],
    ["Mox Jet x1 // tech", "1 Mox Jet"],
    ["4\tSol Ring (promo)", "4 Sol Ring"],
    ["2 Wax // Wane // good", "2 Wax // Wane"],
    ["4 Will-o'-the-Wisp - wall", "4 Will-o'-the-Wisp"],
    ["4 ネクロポーテンス (foil)", "4 ネクロポーテンス"],
  ])("%s is %s", (text, cards) => {
    expect(told(text)).toEqual({ cards, unread: "" });
  });

  it.each([
    ["4 Wax // Wane", "4 Wax // Wane"],
    ["4 Wax/Wane", "4 Wax/Wane"],
    ["4 Moss // Ox", "4 Moss // Ox"],
    ["4 Moss Ox - good", "4 Moss Ox - good"],
    ["1 B.O.X. (Big Old Xenon)", "1 B.O.X. (Big Old Xenon)"],
  ])("leaves %s whole", (text, cards) => {
    expect(told(text).cards).toBe(cards);
  });
});

it.each([
  ["4 [A] Black Lotus", "4 Black Lotus"],
  ["[U] Underground Sea", "1 Underground Sea"],
  ["4 Black Lotus [A]", "4 Black Lotus"],
])("a set of one letter is no part of the name: %s", (text, cards) => {
  expect(told(text)).toEqual({ cards, unread: "" });
});

describe("a line that is no card", () => {
  it.each([
    ["Necro deck (v3)\n4 Shock\n56 Mountain", "4 Shock; 56 Mountain", "1 NO_COUNT"],
    ["《レベル（Rebel）》 2000/12\n4 Shock\n56 Mountain", "4 Shock; 56 Mountain", "1 NO_COUNT"],
    ["4 Shock\nhello world\n56 Mountain", "4 Shock; 56 Mountain", "2 NO_COUNT"],
    ["4 Shock\n???\n56 Mountain", "4 Shock; 56 Mountain", "2 NO_NAME"],
    ["???", "", "1 NO_NAME"],
    ["4 ???", "", "1 NO_NAME"],
    ["60 Forest\n-3 Plains", "60 Forest", "2 COUNT"],
    ["SB: -3 Plains", "", "1 COUNT"],
    ["Plains -3", "", "1 COUNT"],
    ["100000 Forest", "", "1 COUNT"],
    ["60 Forest\nNumberCards 60", "60 Forest", ""],
    ["NumberCards=60", "", ""],
    ["4 Shock\nblack lotus\n56 Mountain", "4 Shock; 1 black lotus; 56 Mountain", ""],
    ["4 Shock\nSB: Moss Ox\n56 Mountain", "4 Shock; 56 Mountain | 1 Moss Ox", ""],
    ["Moss Ox\nGate Giant\nhello world", "1 Moss Ox; 1 Gate Giant; 1 hello world", ""],
    ["Sol Ring\nMoss Ox\n58 Forest", "1 Sol Ring; 1 Moss Ox; 58 Forest", ""],
    ["1. Ivory Tower", "1 Ivory Tower", ""],
    ["1. Ivory Tower\n2. Moss Ox\n3. 4 Gate Giant", "1 Ivory Tower; 1 Moss Ox; 4 Gate Giant", ""],
  ])("%j", (text, cards, unread) => {
    expect(told(text)).toEqual({ cards, unread });
  });

  it("does not count for the size of the deck before a sideboard", () => {
    expect(told("Title\n4 Shock\n55 Mountain\n\n4 Moss Ox").cards).toBe("4 Shock; 55 Mountain; 4 Moss Ox");
  });

  it("stands under the heading of cards that are only thought of", () => {
    expect(told("60 Forest\nSideboard\n15 Island\nMaybeboard\n4 Shock\n4 Moss Ox")).toEqual({
      cards: "60 Forest | 15 Island",
      unread: "4 ASIDE",
    });
    expect(told("60 Forest\n\n15 Island\n\n// Maybeboard (4)\n4 Shock").cards).toBe("60 Forest | 15 Island");
    expect(told("Maybeboard\n4 Shock\nDeck\n60 Forest").cards).toBe("60 Forest");
  });
});

describe("spellings of one card", () => {
  it.each([
    ["2 Juzám Djinn\n2 Juzam Djinn", "4 Juzám Djinn"],
    ["1 Wax // Wane\n1 Wax/Wane", "2 Wax // Wane"],
    ["1 Ærathi Berserker\n1 AErathi Berserker", "2 Ærathi Berserker"],
    ["1 ネクロポーテンス\n1 ネクロポーテンス/Necropotence\n1 Necropotence（ネクロポーテンス）", "3 ネクロポーテンス"],
    ["1 ネクロポーテンス (Necropotence)\n1 Necropotence", "2 ネクロポーテンス"],
    ["1 灰色熊（Grizzly Bears）\n1 Grizzly Bears", "2 灰色熊(Grizzly Bears)"],
  ])("are one line: %j", (text, cards) => {
    expect(told(text).cards).toBe(cards);
  });

  it("stay apart in deck and sideboard", () => {
    expect(told("1 Juzám Djinn\nSB: 1 Juzam Djinn").cards).toBe("1 Juzám Djinn | 1 Juzam Djinn");
  });
});

it("a line without a count is never multiplied by a fix where nothing is known of its name", () => {
  const { deck } = readDeckText("hello world\nMoss Ox");
  const [short] = checkDeck(deck, { format: "type1", on: "2000-12-15", cards: null });
  const added = short?.fix?.do === "add" ? short.fix.candidates.map(({ name }) => name) : [];
  expect([short?.code, added]).toEqual(["MINIMUM", ["Plains", "Island", "Swamp", "Mountain", "Forest"]]);
});
