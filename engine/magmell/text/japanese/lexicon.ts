import { COLORS, type Color, formatSymbols, NO_SYMBOLS, parseSymbols, type SymbolCounts } from "../../model/card";
import type { CategorySpec } from "../grammar/grammar";
import { createDataMeaning, createListCategory, createSlotMeaning, createWordCategory, defineRule } from "./meanings";

const KANJI_DIGITS = "〇一二三四五六七八九";

/** A whole number that is not negative (203.1, 203.3), in digits or in kanji up to 99. */
const NUMBER: CategorySpec = {
  scan: ({ text }, at) => {
    const [digits] = /^\d{1,4}/u.exec(text.slice(at, at + 5)) ?? [];
    if (digits !== undefined) return [{ value: Number(digits), end: at + digits.length }];
    const [kanji] = /^[一二三四五六七八九十]{1,3}/u.exec(text.slice(at, at + 4)) ?? [];
    const value = kanji === undefined ? null : ofKanji(kanji);
    return kanji === undefined || value === null ? [] : [{ value, end: at + kanji.length }];
  },
  write: (value: unknown) => (Number.isInteger(value) && (value as number) >= 0 ? String(value) : null),
};

function ofKanji(kanji: string): number | null {
  const match = /^(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/u.exec(kanji);
  if (match === null) return null;
  const [, tens, ten, ones] = match;
  return (
    (ten === undefined ? 0 : 10 * (tens === undefined ? 1 : KANJI_DIGITS.indexOf(tens))) +
    (ones === undefined ? 0 : KANJI_DIGITS.indexOf(ones))
  );
}

/** A card name in 《》 (207.3). */
const NAME: CategorySpec = {
  scan: ({ text }, at) => {
    const end = text[at] === "《" ? text.indexOf("》", at) : -1;
    return end > at + 1 ? [{ value: text.slice(at + 1, end), end: end + 1 }] : [];
  },
  write: (name: unknown) => (typeof name === "string" && name !== "" && !/[《》]/u.test(name) ? `《${name}》` : null),
};

const RULED = [
  ["power", "パワー"],
  ["weak", "ウィーク"],
  ["cremation", "火葬"],
] as const;

/** The name of a counter before 「カウンター」: those of 224.4, and any other by its own name. */
const COUNTER: CategorySpec = {
  scan: ({ text }, at) => {
    const [name] = /^[\p{Script=Han}\p{Script=Katakana}ー\w]{1,12}?(?=カウンター)/u.exec(text.slice(at, at + 20)) ?? [];
    if (name === undefined) return [];
    return [{ value: RULED.find(([, word]) => word === name)?.[0] ?? name, end: at + name.length }];
  },
  write: (name: unknown) => (typeof name === "string" ? (RULED.find(([value]) => value === name)?.[1] ?? name) : null),
};

/** Symbols of a cost (210.1): the ones that are not nothing. */
const SYMBOLS: CategorySpec = {
  scan: ({ text }, at) => {
    const [signs] = /^\d{0,2}[青緑赤]*/u.exec(text.slice(at, at + 12)) ?? [""];
    return Array.from({ length: signs.length }, (_, index) => signs.slice(0, index + 1)).flatMap((part) => {
      const symbols = parseSymbols(part);
      return symbols === null ? [] : [{ value: withoutNothing(symbols), end: at + part.length }];
    });
  },
  write: (symbols: Partial<SymbolCounts>) => {
    const all = Object.values(symbols);
    return all.length > 0 && all.every((count) => count > 0) ? formatSymbols({ ...NO_SYMBOLS, ...symbols }) : null;
  },
};

const withoutNothing = (symbols: SymbolCounts): Partial<SymbolCounts> =>
  Object.fromEntries(Object.entries(symbols).filter(([, count]) => count !== 0));

const COLOR_WORDS: readonly (readonly [Color, string])[] = [
  ["blue", "青"],
  ["green", "緑"],
  ["red", "赤"],
];

/** Colors in any order, kept in the order of the rules (212.1). */
const COLOR_LIST: CategorySpec = {
  scan: (source, at) =>
    source.read("ColorsInAnyOrder", at).map(({ value, end }) => ({
      value: COLORS.filter((color) => (value as readonly Color[]).includes(color)),
      end,
    })),
  write: (colors: readonly Color[], { write }) => write("ColorsInAnyOrder", colors),
  begins: ["ColorsInAnyOrder"],
};

export const LEXICON_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Number: NUMBER,
  Name: NAME,
  Counter: COUNTER,
  Symbols: SYMBOLS,
  Colors: COLOR_LIST,
  ColorsInAnyOrder: createListCategory("Color", ["と", "、"]),
  Color: createWordCategory(COLOR_WORDS),
  Kind: createWordCategory([
    ["unit", "ユニット"],
    ["magic", "マジック"],
    ["stone", "魔石"],
  ]),
  Kinds: createListCategory("Kind", ["か", "または"], 2),
  Timing: createWordCategory([
    ["quick", "クイック"],
    ["normal", "ノーマル"],
  ]),
  Zone: createWordCategory([
    ["grimoire", "魔導書"],
    ["stoneDeck", "魔石デッキ"],
    ["hand", "手札"],
    ["battleArea", "戦闘エリア"],
    ["stoneArea", "魔石エリア"],
    ["dust", "ダスト"],
    ["chant", "チャント"],
    ["dream", "夢"],
  ]),
  Zones: createListCategory("Zone", ["と", "か"]),
  ManyZones: createListCategory("Zone", ["か"], 2),
  ZonesOr: createListCategory("Zone", ["か", "または"]),
  Deck: createWordCategory([
    ["grimoire", "魔導書"],
    ["stoneDeck", "魔石デッキ"],
  ]),
  End: createWordCategory([
    ["top", "一番上"],
    ["bottom", "一番下"],
  ]),
  /** A place in a pile, counted from the top. */
  PilePlace: {
    rows: [
      defineRule(
        "{end:End}",
        createSlotMeaning("end", (value) => typeof value === "string"),
      ),
      defineRule(
        "上から{n:Number}枚目",
        createSlotMeaning("n", (value) => typeof value === "number"),
      ),
    ],
  },
  /** Counters of one name, or of any. */
  CounterSort: {
    rows: [
      defineRule(
        "{name:Counter}カウンター",
        createSlotMeaning("name", (value) => value !== "any"),
      ),
      defineRule("カウンター", createDataMeaning("any")),
    ],
  },
  Phase: createWordCategory([
    ["standby", "スタンバイフェイズ"],
    ["draw", "ドローフェイズ"],
    ["stone", "魔石フェイズ"],
    ["main", "メインフェイズ"],
    ["end", "エンドフェイズ"],
  ]),
  Step: createWordCategory([
    ["designation", "攻撃指定ステップ"],
    ["attack", "攻撃ステップ"],
    ["defense", "防御ステップ"],
    ["damage", "ダメージステップ"],
    ["end", "バトル終了ステップ"],
  ]),
  Comparison: createWordCategory([
    [">=", "以上"],
    ["<=", "以下"],
    ["<", "未満"],
    [">", "超"],
    ["!=", "以外"],
    ["=", "", "ちょうど"],
  ]),
};
