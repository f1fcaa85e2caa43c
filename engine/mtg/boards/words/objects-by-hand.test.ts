import { describe, expect, it } from "vitest";
import type { MtgBoard } from "../board";
import { readBoardText } from "./read-board-text";

/** The board that a text stands for. */
function readBoardFromText(text: string): MtgBoard {
  const read = readBoardText(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)} in ${text}`);
  return read.board;
}

const BEAR = "Cards: Bear, creature 2/2\nYour battlefield:\n";
const pieces = (text: string) => readBoardFromText(BEAR + text).pieces;
const object = (text: string) => {
  const [first, ...more] = pieces(text);
  expect(more).toEqual([]);
  return first;
};
const PLAIN = { id: 1, card: 0, zone: "battlefield", owner: 0 };

describe("an object as a person describes it", () => {
  it.each([
    ["Bear", {}],
    [" Bear ", {}],
    ["1 Bear", {}],
    ["#1 Bear", {}],
    ["＃1 《Bear》", {}],
    ["bear", {}],
    ["Ｂｅａｒ", {}],
    ["#7 Bear", { id: 7 }],
    ["Bear,tapped", { tapped: true }],
    ["Bear，tapped", { tapped: true }],
    ["Bear; tapped", { tapped: true }],
    ["「Bear」、ﾀｯﾌﾟ", { tapped: true }],
    ["Bear、タップ状態", { tapped: true }],
    ["Bear; TAPPED; damage 3", { tapped: true, damage: 3 }],
    ["Bear, damage 3", { damage: 3 }],
    ["Bear, DAMAGE  3", { damage: 3 }],
    ["Bear、ダメージ3点", { damage: 3 }],
    ["Bear, damage 1, damaged by deathtouch", { damage: 1, deathtouched: true }],
    ["Bear, +1/+1 counter 1", { counters: { "+1/+1": 1 } }],
    ["Bear, +1/+1 counters 2, -1/-1 counters 3", { counters: { "+1/+1": 2, "-1/-1": 3 } }],
    ["Bear, +1/+1 2, -1/-1 1", { counters: { "+1/+1": 2, "-1/-1": 1 } }],
    ["Bear, +1/+1 counters ２", { counters: { "+1/+1": 2 } }],
    ["Bear、+1/+1カウンター2個、−1/−1カウンター1", { counters: { "+1/+1": 2, "-1/-1": 1 } }],
    ["Bear, counters charge 4", { counters: { charge: 4 } }],
    ["Bear, loyalty 2", { counters: { loyalty: 2 } }],
    ["Bear、忠誠度　2", { counters: { loyalty: 2 } }],
    ["Bear、伝承3個", { counters: { lore: 3 } }],
    ["Bear, token", { token: true }],
    ["Bear, token tapped", { token: true, tapped: true }],
    ["Bear, summoning sick", { sick: true }],
    ["Bear、召喚酔い", { sick: true }],
    ["Opponent's graveyard: Bear", { zone: "graveyard", owner: 1 }],
    ["My hand:\nBear", { zone: "hand" }],
    ["相手の墓地：Bear", { zone: "graveyard", owner: 1 }],
    ["Exile: Bear", { zone: "exile" }],
    ["Bear, controller Opponent", { controller: 1 }],
    ["Bear、コントローラー　対戦相手", { controller: 1 }],
    ["Bear, owner opponent", { owner: 1, controller: 0 }],
    ["Bear, regeneration shield", { shields: [{ kind: "regenerate" }] }],
    ["Bear、再生の盾", { shields: [{ kind: "regenerate" }] }],
    ["Bear, attached to opponent", { attachedTo: { player: 1 } }],
    ["Bear, protector Opponent", { protector: 1 }],
    ["Bear, sector 2", { sector: 2 }],
    ["Bear, phased out", { phasedOut: true }],
    ["Bear, copy of a card", { copy: "card" }],
    ["Bear, order of arrival 2", { arrived: 2 }],
    ["Bear、出た順2", { arrived: 2 }],
  ])("%j", (text, facts) => expect(object(text)).toEqual({ ...PLAIN, ...facts }));

  it.each([
    ["２　Bear"],
    ["2 Bear"],
    ["2x Bear"],
    ["2 x Bear"],
    ["2× Bear"],
    ["2枚のBear"],
    ["2 bear"],
    ["Bear\nBear"],
    ["#1 2 Bear"],
  ])("%j are two", (text) => expect(pieces(text)).toEqual([PLAIN, { ...PLAIN, id: 2 }]));

  it("lies where the heading before it says", () => {
    const text = "My graveyard: 2 Bear\nStack:\n#9 Bear\nOpponent's hand:\nBear";
    expect(pieces(text)).toEqual([
      { ...PLAIN, id: 1, zone: "graveyard" },
      { ...PLAIN, id: 2, zone: "graveyard" },
      { ...PLAIN, id: 9, zone: "stack" },
      { ...PLAIN, id: 3, zone: "hand", owner: 1 },
    ]);
  });

  it("is named by another object by its number, or by its name where that is enough", () => {
    const cards = "Cards: Cloak, Aura enchantment\nBattlefield:\n";
    const on = [PLAIN, { ...PLAIN, id: 2, card: 1, attachedTo: { instance: 1 } }];
    expect(pieces(`${cards}Bear\nCloak, attached to Bear`)).toEqual(on);
    expect(pieces(`${cards}Bear\nCloak, attached to #1`)).toEqual(on);
    expect(pieces(`${cards}Bear\nCloak、付いている先《Bear》`)).toEqual(on);
    expect(pieces(`${cards}Cloak, attached to bear\n#2 Bear`)).toMatchObject([{ attachedTo: { instance: 2 } }, {}]);
  });

  it("may be an ability on the stack", () => {
    const ability = { ...PLAIN, id: 2, zone: "stack" };
    expect(pieces("Bear\nStack:\nBear, triggered ability #1")[1]).toEqual({
      ...ability,
      thing: { sort: "triggered", source: 1 },
    });
    expect(pieces("Bear\nスタック：\nBear、章能力 #1 3")[1]).toEqual({
      ...ability,
      thing: { sort: "chapter", source: 1, number: 3 },
    });
    expect(pieces("Bear\nStack:\nBear, chapter ability #1 3")[1]).toEqual({
      ...ability,
      thing: { sort: "chapter", source: 1, number: 3 },
    });
  });

  it("may be one of the cards that the site knows, without a line of its own", () => {
    expect(readBoardFromText("Meadow Bear, tapped")).toMatchObject({
      cards: [{ name: "Meadow Bear", power: 2 }],
      pieces: [{ tapped: true }],
    });
  });
});

describe("effects and combat", () => {
  const on = (text: string) => readBoardFromText(`${BEAR}Bear\nBear\n${text}`);

  it.each([
    [
      "Effects: #1, power modifier -2, toughness modifier -2",
      [
        { add: "power", amount: -2 },
        { add: "toughness", amount: -2 },
      ],
    ],
    [
      "Effects:\n#1, power modifier +1, toughness modifier 0",
      [
        { add: "power", amount: 1 },
        { add: "toughness", amount: 0 },
      ],
    ],
    [
      "効果：#1、パワー修整＋１、タフネス修整０",
      [
        { add: "power", amount: 1 },
        { add: "toughness", amount: 0 },
      ],
    ],
    [
      "Effects: #1, base power 0, base toughness 2",
      [
        { set: "power", amount: 0 },
        { set: "toughness", amount: 2 },
      ],
    ],
    ["Effects: #1, gains flying", [{ gain: "flying" }]],
    ["効果：#1、得る 飛行", [{ gain: "flying" }]],
    ["Effects: #1, gains protection from (red)", [{ gain: { protectionFrom: { color: "r" } } }]],
    ["Effects: #1, loses all abilities", [{ lose: "abilities" }]],
    ["効果：#1、失う 全能力", [{ lose: "abilities" }]],
    ["Effects: #1, loses flying, gains haste", [{ lose: "flying" }, { gain: "haste" }]],
    ["Effects: #1, becomes Swamp", [{ becomeLand: "Swamp" }]],
    ["Effects: #1, becomes (red, artifact)", [{ become: { types: ["artifact"], colors: ["r"] }, keep: false }]],
    ["Effects: #1, also becomes (artifact)", [{ become: { types: ["artifact"] }, keep: true }]],
  ])("%j", (text, changes) => expect(on(text).effects).toEqual([{ on: [1], changes }]));

  it("acts on several", () => {
    expect(on("Effects: #1 #2, toughness modifier -1").effects).toEqual([
      { on: [1, 2], changes: [{ add: "toughness", amount: -1 }] },
    ]);
  });

  it.each([
    ["戦闘：#1、攻撃 相手", { attackers: [{ id: 1, target: { player: 1 } }] }],
    ["Combat: #1, attacks Opponent", { attackers: [{ id: 1, target: { player: 1 } }] }],
    ["戦闘：#1、攻撃 対戦相手", { attackers: [{ id: 1, target: { player: 1 } }] }],
    [
      "Combat:\n#1, attacks Opponent\n#2, blocks #1",
      { attackers: [{ id: 1, target: { player: 1 } }], blockers: [{ id: 2, attackers: [1] }] },
    ],
    [
      "Combat:\n#1, attacks Opponent\n#2, attacks Opponent",
      {
        attackers: [
          { id: 1, target: { player: 1 } },
          { id: 2, target: { player: 1 } },
        ],
      },
    ],
    ["Combat:\n#1, attacks Opponent, blocked", { attackers: [{ id: 1, target: { player: 1 } }], blocked: [1] }],
  ])("%j", (text, combat) => expect(on(text).combat).toEqual(combat));
});
