import { describe, expect, it } from "vitest";
import type { MtgBoard } from "../board";
import { readBoardText } from "./read-board-text";

/** The board that a text stands for. */
function readBoardFromText(text: string): MtgBoard {
  const read = readBoardText(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)} in ${text}`);
  return read.board;
}

const card = (text: string) => readBoardFromText(text).cards[0];
const player = (text: string, seat: 0 | 1 = 0) => readBoardFromText(text).players?.[seat];
const PLAIN = { id: 1, card: 0, zone: "battlefield", owner: 0 };

describe("a whole board as a person writes it", () => {
  it("is read in English", () => {
    const text = `
      // two bears under fire
      Rules: 6th edition, turn 5, active player Opponent, second main phase
      Cards:
      Meadow Bear, green creature, subtype Bear, 2/2, first strike
      "Ember Cloak", enchantment, Aura, cost {R}, enchants (creature)

      Me: life 3, poison counters 2
      Opponent: life 20; hand 4

      My battlefield:
      2 Meadow Bear, tapped
      MEADOW BEAR, +1/+1 counter 1, damage 2
      Opponent's battlefield:
      Ember Cloak, attached to #2
    `;
    expect(readBoardFromText(text)).toEqual({
      version: 1,
      era: "6e",
      turn: 5,
      active: 1,
      step: "main2",
      cards: [
        {
          name: "Meadow Bear",
          types: ["creature"],
          subtypes: ["Bear"],
          colors: ["g"],
          power: 2,
          toughness: 2,
          keywords: ["firstStrike"],
        },
        {
          name: "Ember Cloak",
          types: ["enchantment"],
          subtypes: ["Aura"],
          cost: "{R}",
          enchants: { objects: { type: "creature" } },
        },
      ],
      players: [{ life: 3, poison: 2 }, { hand: 4 }],
      pieces: [
        { ...PLAIN, id: 1, tapped: true },
        { ...PLAIN, id: 2, tapped: true },
        { ...PLAIN, id: 3, damage: 2, counters: { "+1/+1": 1 } },
        { id: 4, card: 1, zone: "battlefield", owner: 1, attachedTo: { instance: 2 } },
      ],
    });
  });

  it("is read in Japanese, with signs of full and half width", () => {
    const text = `
      ルール：第６版、ターン　５、アクティブ・プレイヤー　対戦相手、第2メイン・フェイズ
      カード:
      《野の熊》、緑のクリーチャー、サブタイプ《Bear》、２／２、先制攻撃
      「燃える衣」，エンチャント，オーラ，コスト｛R｝，エンチャント先（クリーチャー）

      自分：ライフ３、毒カウンター2個
      相手：手札４枚

      自分の戦場：
      ２ 《野の熊》、タップ
      1体の野の熊、＋１／＋１カウンター1個、ダメージ2点
      相手の戦場：
      燃える衣、付いている先＃２
    `;
    expect(readBoardFromText(text)).toEqual({
      version: 1,
      era: "6e",
      turn: 5,
      active: 1,
      step: "main2",
      cards: [
        {
          name: "野の熊",
          types: ["creature"],
          subtypes: ["Bear"],
          colors: ["g"],
          power: 2,
          toughness: 2,
          keywords: ["firstStrike"],
        },
        {
          name: "燃える衣",
          types: ["enchantment"],
          subtypes: ["Aura"],
          cost: "{R}",
          enchants: { objects: { type: "creature" } },
        },
      ],
      players: [{ life: 3, poison: 2 }, { hand: 4 }],
      pieces: [
        { ...PLAIN, id: 1, tapped: true },
        { ...PLAIN, id: 2, tapped: true },
        { ...PLAIN, id: 3, damage: 2, counters: { "+1/+1": 1 } },
        { id: 4, card: 1, zone: "battlefield", owner: 1, attachedTo: { instance: 2 } },
      ],
    });
  });
});

describe("what is known of the board", () => {
  it.each([
    ["Rules: modern", { era: "mod" }],
    ["RULES: today", { era: "mod" }],
    ["Rules: MODERN", { era: "mod" }],
    ["Rules: 8th edition", { era: "8e" }],
    ["rules:Eighth Edition; combat damage step", { era: "8e", step: "damage" }],
    ["ルール：第8版", { era: "8e" }],
    ["ルール：現在", { era: "mod" }],
    ["Rules: Sixth edition, turn 12", { era: "6e", turn: 12 }],
    ["ルール：ターン12", { turn: 12 }],
    ["Rules:\nturn 12", { turn: 12 }],
    ["Rules: declare blockers step", { step: "blockers" }],
    ["Rules: end step, active player opponent", { step: "end", active: 1 }],
    ["Rules: active player Opponent", { active: 1 }],
    ["ルール：アクティブ・プレイヤー　相手", { active: 1 }],
    ["Rules: starting player Opponent", { first: 1 }],
    ["ルール：先攻　対戦相手", { first: 1 }],
    ["ルール：双頭巨人戦", { variant: "twoHeaded" }],
    ["Rules: modern, two-headed giant", { variant: "twoHeaded" }],
  ])("%j", (text, facts) => {
    const board = readBoardFromText(text);
    expect(board).toEqual({ version: 1, era: "mod", cards: [], pieces: [], ...facts });
  });
});

it("a text that names no era is of the era that it is read in", () => {
  expect(readBoardText("Rules: turn 4", "6e")).toMatchObject({ ok: true, board: { era: "6e", turn: 4 } });
  expect(readBoardText("Rules: 8th edition", "6e")).toMatchObject({ ok: true, board: { era: "8e" } });
});

describe("what is known of a player", () => {
  it.each([
    ["You: life 3", { life: 3 }],
    ["you:\nlife 3", { life: 3 }],
    ["Me: LIFE 3", { life: 3 }],
    ["You:life 3", { life: 3 }],
    ["Ｙｏｕ： ｌｉｆｅ　３", { life: 3 }],
    ["me: life -2", { life: -2 }],
    ["あなた：ライフ−2", { life: -2 }],
    ["あなた：ライフ 0点", { life: 0 }],
    ["You: poison counter 1", { poison: 1 }],
    ["You: poison 10", { poison: 10 }],
    ["自分:毒10", { poison: 10 }],
    ["You: drew from an empty library", { drewFromEmpty: true }],
    ["あなた：空のライブラリーから引いた", { drewFromEmpty: true }],
    ["You: library 3, hand 2", { library: 3, hand: 2 }],
    ["あなた：ライブラリー3枚、手札2枚", { library: 3, hand: 2 }],
    ["You: white mana 2, colorless mana 1", { pool: { w: 2, c: 1 } }],
    ["あなた：赤マナ 2", { pool: { r: 2 } }],
    ["You: regeneration shield", { shields: [{ kind: "regenerate" }] }],
    ["You: prevention shield 3", { shields: [{ kind: "prevent", amount: 3 }] }],
  ])("%j", (text, facts) => expect(player(text)).toEqual(facts));

  it("may be told in several lines", () => {
    expect(player("You: life 3\nOpponent: life 4\nYou: poison 2")).toEqual({ life: 3, poison: 2 });
  });
});

describe("a card as a person describes it", () => {
  it.each([
    ["Bear, creature 2/2", { types: ["creature"], power: 2, toughness: 2 }],
    ["Bear, 2/2, creature", { types: ["creature"], power: 2, toughness: 2 }],
    ["Bear、クリーチャー　２／２", { types: ["creature"], power: 2, toughness: 2 }],
    ["Bear, CREATURE, Power 2, toughness 2", { types: ["creature"], power: 2, toughness: 2 }],
    [
      "Bear, Legendary Creature, subtype Bear, subtype Warrior",
      { types: ["creature"], supertypes: ["legendary"], subtypes: ["Bear", "Warrior"] },
    ],
    [
      'Bear, legendary creature, subtype "Bear", 2/2',
      { types: ["creature"], supertypes: ["legendary"], subtypes: ["Bear"], power: 2, toughness: 2 },
    ],
    [
      "Bear、伝説のクリーチャー、サブタイプ熊、サブタイプ《戦士》",
      { types: ["creature"], supertypes: ["legendary"], subtypes: ["熊", "戦士"] },
    ],
    [
      "Bear, artifact creature, 1/1, flying, trample",
      { types: ["artifact", "creature"], power: 1, toughness: 1, keywords: ["flying", "trample"] },
    ],
    [
      "Bear、アーティファクト、クリーチャー、1/1、飛行、トランプル",
      { types: ["artifact", "creature"], power: 1, toughness: 1, keywords: ["flying", "trample"] },
    ],
    ["Bear, creature, cost {1}{g}, 2/2", { types: ["creature"], cost: "{1}{G}", power: 2, toughness: 2 }],
    ["Bear, creature, cost 1G, 2/2", { types: ["creature"], cost: "{1}{G}", power: 2, toughness: 2 }],
    ["Bear, creature, mana cost {1}{G}", { types: ["creature"], cost: "{1}{G}" }],
    ["Bear, white, blue creature", { types: ["creature"], colors: ["w", "u"] }],
    ["Bear, creature, power 1, toughness 0", { types: ["creature"], power: 1, toughness: 0 }],
    ["Bear, creature -1/3", { types: ["creature"], power: -1, toughness: 3 }],
    ["Bear, creature, protection from (red)", { types: ["creature"], keywords: [{ protectionFrom: { color: "r" } }] }],
    [
      "Bear, creature, protection from (red), protection from (black)",
      { types: ["creature"], keywords: [{ protectionFrom: { color: "r" } }, { protectionFrom: { color: "b" } }] },
    ],
    [
      "Bear、クリーチャー、プロテクション（赤）",
      { types: ["creature"], keywords: [{ protectionFrom: { color: "r" } }] },
    ],
    ["Bear, creature, swampwalk", { types: ["creature"], keywords: [{ landwalk: { subtype: "Swamp" } }] }],
    ["Bear、クリーチャー、沼渡り", { types: ["creature"], keywords: [{ landwalk: { subtype: "Swamp" } }] }],
    ["Bear, creature, rampage 2", { types: ["creature"], keywords: [{ rampage: 2 }] }],
    [
      "Bear, Aura, enchantment, enchants (land)",
      { types: ["enchantment"], subtypes: ["Aura"], enchants: { objects: { type: "land" } } },
    ],
    [
      "Bear, enchantment, Aura, enchants players",
      { types: ["enchantment"], subtypes: ["Aura"], enchants: { players: true } },
    ],
    ["Bear, planeswalker, loyalty 3", { types: ["planeswalker"], loyalty: 3 }],
    ["Bear、プレインズウォーカー、忠誠度3", { types: ["planeswalker"], loyalty: 3 }],
    ["Bear, battle, Siege, defense 4", { types: ["battle"], subtypes: ["Siege"], defense: 4 }],
    ["Bear, Saga, enchantment, last chapter 3", { types: ["enchantment"], subtypes: ["Saga"], lastChapter: 3 }],
    ["Bear、エンチャント、英雄譚、最終章3", { types: ["enchantment"], subtypes: ["Saga"], lastChapter: 3 }],
    ["Bear, dungeon, rooms 4", { types: ["dungeon"], rooms: 4 }],
    ['Bear, creature, counter limit "+1/+1" 3', { types: ["creature"], counterCap: { counter: "+1/+1", most: 3 } }],
  ])("%j", (text, facts) => expect(card(`Cards:\n${text}`)).toEqual({ name: "Bear", ...facts }));

  it("has a name with any signs, in marks", () => {
    expect(card('Cards: "You: flying, 2/2", creature')?.name).toBe("You: flying, 2/2");
    expect(card("カード：《戦場、あなた》、クリーチャー")?.name).toBe("戦場、あなた");
    expect(card("Cards: “Bear”, creature")?.name).toBe("Bear");
  });
});
