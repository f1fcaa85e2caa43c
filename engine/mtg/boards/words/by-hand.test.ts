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
      6th edition, turn 5, opponent's turn, second main phase
      Meadow Bear: green creature — Bear, 2/2, first strike
      "Ember Cloak": enchantment - Aura {R} enchant creature

      Me: 3 life and 2 poison counters
      Opponent: 20 life, hand 4

      My battlefield:
      - 2 Meadow Bears, tapped
      - Meadow Bear, a +1/+1 counter, 2 damage
      Opponent's battlefield
      Ember Cloak attached to #2
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
      第６版、５ターン目、対戦相手のターン、第2メイン・フェイズ
      《野の熊》：緑のクリーチャー — Bear、２／２、先制攻撃
      「燃える衣」：エンチャント — オーラ、｛R｝、エンチャント（クリーチャー）

      自分：ライフ３、毒カウンター2個
      相手：手札４枚

      自分の戦場
      《野の熊》２体、タップ
      野の熊、＋１／＋１カウンター1個、ダメージ2点
      相手の戦場
      燃える衣、#2につけられている
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
    ["modern rules", { era: "mod" }],
    ["MODERN", { era: "mod" }],
    ["8th edition", { era: "8e" }],
    ["Eighth Edition; step: combat damage", { era: "8e", step: "damage" }],
    ["ルール：第8版", { era: "8e" }],
    ["現在のルール", { era: "mod" }],
    ["Sixth edition, turn 12", { era: "6e", turn: 12 }],
    ["12ターン目", { turn: 12 }],
    ["turn: 12", { turn: 12 }],
    ["declare blockers step", { step: "blockers" }],
    ["end step, opponent's turn", { step: "end", active: 1 }],
    ["B's turn", { active: 1 }],
    ["the active player is B", { active: 1 }],
    ["Opponent went first", { first: 1 }],
    ["先攻は対戦相手", { first: 1 }],
    ["双頭巨人戦", { variant: "twoHeaded" }],
    ["modern, Two-Headed Giant", { variant: "twoHeaded" }],
  ])("%j", (text, facts) => {
    const board = readBoardFromText(text);
    expect(board).toEqual({ version: 1, era: "mod", cards: [], pieces: [], ...facts });
  });
});

it("a text that names no era is of the era that it is read in", () => {
  expect(readBoardText("turn 4", "6e")).toMatchObject({ ok: true, board: { era: "6e", turn: 4 } });
  expect(readBoardText("8th edition", "6e")).toMatchObject({ ok: true, board: { era: "8e" } });
});

describe("what is known of a player", () => {
  it.each([
    ["You: life 3", { life: 3 }],
    ["You: 3 life", { life: 3 }],
    ["You have 3 life", { life: 3 }],
    ["A: life: 3", { life: 3 }],
    ["Player A: life = 3", { life: 3 }],
    ["me: -2 life", { life: -2 }],
    ["あなた：ライフ−2", { life: -2 }],
    ["プレイヤーA：ライフは0点", { life: 0 }],
    ["You: a poison counter", { poison: 1 }],
    ["You: 10 poison", { poison: 10 }],
    ["自分　毒10", { poison: 10 }],
    ["You: drew from an empty library", { drewFromEmpty: true }],
    ["あなた：空のライブラリーから引いた", { drewFromEmpty: true }],
    ["You: library 3, hand 2", { library: 3, hand: 2 }],
    ["You: 3 cards in library and 2 cards in hand", { library: 3, hand: 2 }],
    ["You: mana pool {W}{W}{C}", { pool: { w: 2, c: 1 } }],
    ["あなた：マナ・プール{R}{R}", { pool: { r: 2 } }],
    ["You: a regeneration shield", { shields: [{ kind: "regenerate" }] }],
    ["You: prevents the next 3 damage", { shields: [{ kind: "prevent", amount: 3 }] }],
  ])("%j", (text, facts) => expect(player(text)).toEqual(facts));

  it("may be told in several lines", () => {
    expect(player("You: 3 life\nOpponent: 4 life\nYou: 2 poison")).toEqual({ life: 3, poison: 2 });
  });
});

describe("a card as a person describes it", () => {
  it.each([
    ["Bear: creature 2/2", { types: ["creature"], power: 2, toughness: 2 }],
    ["Bear: 2/2 creature", { types: ["creature"], power: 2, toughness: 2 }],
    ["Bear：クリーチャー　２/２", { types: ["creature"], power: 2, toughness: 2 }],
    ["Bear: 2/2", { types: ["creature"], power: 2, toughness: 2 }],
    [
      "Bear: Legendary Creature — Bear Warrior",
      { types: ["creature"], supertypes: ["legendary"], subtypes: ["Bear", "Warrior"] },
    ],
    [
      "Bear: legendary creature - Bear, 2/2",
      { types: ["creature"], supertypes: ["legendary"], subtypes: ["Bear"], power: 2, toughness: 2 },
    ],
    [
      "Bear: 伝説のクリーチャー — 熊・戦士",
      { types: ["creature"], supertypes: ["legendary"], subtypes: ["熊", "戦士"] },
    ],
    [
      "Bear: artifact creature, 1/1, flying and trample",
      { types: ["artifact", "creature"], power: 1, toughness: 1, keywords: ["flying", "trample"] },
    ],
    [
      "Bear: アーティファクト・クリーチャー、1/1、飛行、トランプル",
      { types: ["artifact", "creature"], power: 1, toughness: 1, keywords: ["flying", "trample"] },
    ],
    ["Bear: creature {1}{G} 2/2", { types: ["creature"], cost: "{1}{G}", power: 2, toughness: 2 }],
    ["Bear: creature, cost 1G, 2/2", { types: ["creature"], cost: "{1}{G}", power: 2, toughness: 2 }],
    ["Bear: creature, mana cost {1}{G}", { types: ["creature"], cost: "{1}{G}" }],
    ["Bear: white and blue creature", { types: ["creature"], colors: ["w", "u"] }],
    ["Bear: creature, power 1, toughness 0", { types: ["creature"], power: 1, toughness: 0 }],
    ["Bear: creature -1/3", { types: ["creature"], power: -1, toughness: 3 }],
    ["Bear: creature, protection from red", { types: ["creature"], keywords: [{ protectionFrom: { color: "r" } }] }],
    [
      "Bear: creature, protection from red and from black",
      { types: ["creature"], keywords: [{ protectionFrom: { color: "r" } }, { protectionFrom: { color: "b" } }] },
    ],
    [
      "Bear: クリーチャー、プロテクション（赤）",
      { types: ["creature"], keywords: [{ protectionFrom: { color: "r" } }] },
    ],
    ["Bear: creature, swampwalk", { types: ["creature"], keywords: [{ landwalk: { subtype: "Swamp" } }] }],
    ["Bear: クリーチャー、沼渡り", { types: ["creature"], keywords: [{ landwalk: { subtype: "Swamp" } }] }],
    ["Bear: creature, rampage 2", { types: ["creature"], keywords: [{ rampage: 2 }] }],
    [
      "Bear: aura enchantment, enchants a land",
      { types: ["enchantment"], subtypes: ["Aura"], enchants: { objects: { type: "land" } } },
    ],
    [
      "Bear: enchantment — Aura, enchant player",
      { types: ["enchantment"], subtypes: ["Aura"], enchants: { players: true } },
    ],
    ["Bear: planeswalker, loyalty 3", { types: ["planeswalker"], loyalty: 3 }],
    ["Bear: プレインズウォーカー、忠誠度3", { types: ["planeswalker"], loyalty: 3 }],
    ["Bear: battle — Siege, 4 defense", { types: ["battle"], subtypes: ["Siege"], defense: 4 }],
    ["Bear: Saga enchantment, last chapter 3", { types: ["enchantment"], subtypes: ["Saga"], lastChapter: 3 }],
    ["Bear: エンチャント、英雄譚、最終章3", { types: ["enchantment"], subtypes: ["Saga"], lastChapter: 3 }],
    ["Bear: dungeon, 4 rooms", { types: ["dungeon"], rooms: 4 }],
    ["Bear: creature, at most 3 +1/+1 counters", { types: ["creature"], counterCap: { counter: "+1/+1", most: 3 } }],
  ])("%j", (text, facts) => expect(card(text)).toEqual({ name: "Bear", ...facts }));

  it("has a name with any signs, in marks", () => {
    expect(card('"You: flying, 2/2": creature')?.name).toBe("You: flying, 2/2");
    expect(card("《戦場、あなた》：クリーチャー")?.name).toBe("戦場、あなた");
    expect(card("“Bear”: creature")?.name).toBe("Bear");
  });
});
