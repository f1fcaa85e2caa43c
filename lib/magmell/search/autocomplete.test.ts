import { describe, expect, test } from "vitest";
import { createNameCompleter } from "../../japanese/name-completer";
import { applyCompletion, autocomplete } from "./autocomplete";

const cards = [
  { name: "青の魔石", reading: "あおのませき", englishName: "Blue Stone", aliases: [] },
  { name: "火の子", reading: "ひのこ", englishName: "Spark", aliases: ["ひのっこ"] },
  { name: "燃える火の粉", reading: "もえるひのこ", englishName: "Burning Sparks", aliases: [] },
  { name: "王の炎", reading: "おうのほのお", englishName: "King's Flame", aliases: ["キングファイア"] },
  { name: "ドラゴン・ナイト", reading: "どらごんないと", englishName: "Dragon Knight", aliases: ["DK"] },
  { name: "竜騎兵", reading: "りゅうきへい", englishName: "Dragoon", aliases: [] },
];
const names = createNameCompleter(cards);
const vocabulary = {
  sets: [
    { code: "FL", name: "はじめの灯", englishName: "First Light" },
    { code: "NM", name: "夜の余白", englishName: "Night Margins" },
  ],
  lists: [{ id: "first-deck", name: "はじめてのデッキ", englishName: "A First Deck" }],
  rarities: [["SR", "スーパーレア", "Super rare"] as const],
  artists: ["夜更けの梯子", "Ink & Co"],
  products: [],
};

/** The caret stands where the stroke is. */
function ask(typed: string, lang: "ja" | "en" = "ja", place: "cards" | "builder" | "decks" = "cards") {
  const caret = typed.indexOf("¦");
  const text = typed.replace("¦", "");
  const found = autocomplete({ text, caret, lang, place }, names, vocabulary);
  return { ...found, text, labels: found.items.map(({ label }) => label) };
}

describe("names", () => {
  test.each<[string, readonly string[]]>([
    ["ひの", ["火の子", "燃える火の粉"]],
    ["ヒノ", ["火の子", "燃える火の粉"]],
    ["hinok", ["火の子", "燃える火の粉"]],
    ["hon", ["王の炎"]],
    ["dorag", ["ドラゴン・ナイト"]],
    ["drag", ["竜騎兵", "ドラゴン・ナイト"]],
    ["dk", ["ドラゴン・ナイト"]],
    ["spark", ["火の子", "燃える火の粉"]],
    ["kni", ["ドラゴン・ナイト"]],
    ["おーの", ["王の炎"]],
    ["ou", ["王の炎"]],
    ["きんぐ", ["王の炎"]],
    ["・", []],
    ["あおの魔", ["青の魔石"]],
    ["青のませ", ["青の魔石"]],
    ["ひの子", ["火の子"]],
    ["もえるひの粉", ["燃える火の粉"]],
    ["竜きへ", ["竜騎兵"]],
  ])("%s is completed to %j", (typed, found) => {
    expect(names(typed, 5).map(({ card }) => card.name)).toEqual(found);
  });

  test("asks for the card in the language of the page", () => {
    expect(ask("c:青 ひの¦").items[0]).toMatchObject({ label: "火の子", detail: "ひのこ", insert: "《火の子》" });
    expect(ask("hino¦", "en").items[0]).toMatchObject({ label: "Spark", detail: "火の子", insert: '!"Spark"' });
  });
});

describe("keys and values", () => {
  test.each<[string, readonly string[]]>([
    ["ti¦", ["timing:"]],
    ["使用¦", ["使用可:", "使用コスト:", "使用コスト数:"]],
    ["コス¦", ["触媒:", "総コスト:", "使用コスト:"]],
    ["こすと¦", ["触媒:", "総コスト:", "使用コスト:"]],
    ["cost¦", ["use:", "total:", "catalyst:"]],
    ["power¦", ["ap:"]],
    ["c:¦", ["青", "緑", "赤", "無色", "多色", "単色"]],
    ["-c:g¦", ["green"]],
    ["(c:青,み¦", []],
    ["色：緑、赤¦", ["赤"]],
    ["set:夜¦", ["NM"]],
    ["set:n¦", ["NM"]],
    ["list:first¦", ["first-deck"]],
    ["order:-a¦", ["ap", "artist"]],
    ["is:ba¦", ["basicstone"]],
    ["not:バ¦", ["バニラ"]],
    ["a:夜¦", ["夜更けの梯子"]],
    ["usev:e¦", ["even"]],
    ["mentions:《ひの¦", ["火の子", "燃える火の粉"]],
    ["nope:a¦", []],
    ["o:/ひの¦", []],
    ["/ひの¦", []],
    ['"ひの¦', ["火の子", "燃える火の粉"]],
    ['"ひの" ¦', []],
    ["¦", []],
  ])("%s", (typed, labels) => expect(ask(typed).labels).toEqual(labels));

  test("keys of the deck being built are offered there only", () => {
    expect(ask("qt¦").labels).toEqual([]);
    expect(ask("qt¦", "ja", "builder").labels).toEqual(["qty:"]);
    expect(ask("ひの¦", "ja", "builder").labels).toEqual([]);
    expect(ask("mentions:ひの¦", "ja", "builder").labels).toEqual(["火の子", "燃える火の粉"]);
    expect(ask("aso¦", "ja", "builder").labels).toEqual([]);
  });
});

test.each<[string, string, number]>([
  ["c:青 ひの¦", "c:青 《火の子》 ", 10],
  ["-ひの¦ c:青", "-《火の子》 c:青", 7],
  ["《ひの¦", "《火の子》 ", 6],
  ["sett¦", "settype:", 8],
  ["a:ink¦", 'a:"Ink & Co" ', 13],
  ["c:青,g¦", "c:青,green ", 10],
  ["order:-a¦", "order:-ap ", 10],
])("the first completion of %s gives %s", (typed, text, caret) => {
  const found = ask(typed);
  const [item] = found.items;
  if (!item) throw new Error("Nothing is offered");
  expect(applyCompletion(found.text, found, item)).toEqual({ text, caret });
});
