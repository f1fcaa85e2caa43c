import { describe, expect, it } from "vitest";
import type { MtgBoard } from "../board";
import { readBoardText } from "./read-board-text";

/** The board that a text stands for. */
function readBoardFromText(text: string): MtgBoard {
  const read = readBoardText(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)} in ${text}`);
  return read.board;
}

const BEAR = "Bear: creature 2/2\n";
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
    ["- Bear", {}],
    ["1 Bear", {}],
    ["#1 Bear", {}],
    ["＃1 《Bear》", {}],
    ["bear", {}],
    ["Ｂｅａｒ", {}],
    ["#7: Bear", { id: 7 }],
    ["Bear tapped", { tapped: true }],
    ["Bear: tapped", { tapped: true }],
    ["Bear (tapped)", { tapped: true }],
    ["tapped Bear", { tapped: true }],
    ["Bear、タップ状態", { tapped: true }],
    ["Bear; TAPPED; 3 damage", { tapped: true, damage: 3 }],
    ["Bear, damage 3", { damage: 3 }],
    ["Bear with 3 damage", { damage: 3 }],
    ["Bear, 3点のダメージ", { damage: 3 }],
    ["Bear, 1 deathtouch damage", { damage: 1, deathtouched: true }],
    ["Bear, +1/+1 counter", { counters: { "+1/+1": 1 } }],
    ["Bear, 2 +1/+1 counters, 3 -1/-1 counters", { counters: { "+1/+1": 2, "-1/-1": 3 } }],
    ["Bear with two +1/+1 counters and a -1/-1 counter", { counters: { "+1/+1": 2, "-1/-1": 1 } }],
    ["Bear, +1/+1 counters: 2", { counters: { "+1/+1": 2 } }],
    ["Bear, +1/+1カウンター2個、−1/−1カウンター", { counters: { "+1/+1": 2, "-1/-1": 1 } }],
    ["Bear, 4 charge counters", { counters: { charge: 4 } }],
    ["Bear, loyalty 2", { counters: { loyalty: 2 } }],
    ["Bear, 2 loyalty counters", { counters: { loyalty: 2 } }],
    ["Bear, 伝承カウンター3個", { counters: { lore: 3 } }],
    ["Bear, token", { token: true }],
    ["Bear token, tapped", { token: true, tapped: true }],
    ["Bear, summoning sick", { sick: true }],
    ["Bear, 召喚酔い", { sick: true }],
    ["Bear, in opponent's graveyard", { zone: "graveyard", owner: 1 }],
    ["Bear in my hand", { zone: "hand" }],
    ["Bear, 相手の墓地", { zone: "graveyard", owner: 1 }],
    ["Bear, exiled", { zone: "exile" }],
    ["Bear, controlled by opponent", { controller: 1 }],
    ["Bear, 対戦相手がコントロール", { controller: 1 }],
    ["Bear, owned by opponent", { owner: 1, controller: 0 }],
    ["Bear, regeneration shield", { shields: [{ kind: "regenerate" }] }],
    ["Bear, 再生の盾", { shields: [{ kind: "regenerate" }] }],
    ["Bear, attached to opponent", { attachedTo: { player: 1 } }],
    ["Bear, protected by opponent", { protector: 1 }],
    ["Bear, sector 2", { sector: 2 }],
    ["Bear, phased out", { phasedOut: true }],
    ["Bear, copy of a card", { copy: "card" }],
    ["Bear, arrived 2", { arrived: 2 }],
    ["Bear, 出た順2", { arrived: 2 }],
  ])("%j", (text, facts) => expect(object(text)).toEqual({ ...PLAIN, ...facts }));

  it.each([
    ["2 Bears"],
    ["2 Bear"],
    ["2x Bear"],
    ["Bear x2"],
    ["Bear ×2"],
    ["Bear 2枚"],
    ["two bears"],
    ["Bear, Bear"],
    ["Bear and a Bear"],
  ])("%j are two", (text) => expect(pieces(text)).toEqual([PLAIN, { ...PLAIN, id: 2 }]));

  it("lies where the heading before it says", () => {
    const text = "My graveyard: Bear, Bear\nStack\n#9 Bear\nHand of opponent\nBear";
    expect(pieces(text)).toEqual([
      { ...PLAIN, id: 1, zone: "graveyard" },
      { ...PLAIN, id: 2, zone: "graveyard" },
      { ...PLAIN, id: 9, zone: "stack" },
      { ...PLAIN, id: 3, zone: "hand", owner: 1 },
    ]);
  });

  it("is named by another object by its number, or by its name where that is enough", () => {
    const cards = "Cloak: aura enchantment\n";
    const on = [PLAIN, { ...PLAIN, id: 2, card: 1, attachedTo: { instance: 1 } }];
    expect(pieces(`${cards}Bear\nCloak on Bear`)).toEqual(on);
    expect(pieces(`${cards}Bear\nCloak attached to #1`)).toEqual(on);
    expect(pieces(`${cards}Bear\nCloak、Bearにつけられている`)).toEqual(on);
    expect(pieces(`${cards}Cloak enchanting Bear\n#2 Bear`)).toMatchObject([{ attachedTo: { instance: 2 } }, {}]);
  });

  it("may be an ability on the stack", () => {
    const ability = { ...PLAIN, id: 2, zone: "stack" };
    expect(pieces("Bear\nStack\nBear, triggered ability of #1")[1]).toEqual({
      ...ability,
      thing: { sort: "triggered", source: 1 },
    });
    expect(pieces("Bear\nスタック\nBear、#1の第3章の能力")[1]).toEqual({
      ...ability,
      thing: { sort: "chapter", source: 1, number: 3 },
    });
    expect(pieces("Bear\nStack\nBear, chapter 3 ability of #1")[1]).toEqual({
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
      "Effect on #1: -2/-2",
      [
        { add: "power", amount: -2 },
        { add: "toughness", amount: -2 },
      ],
    ],
    [
      "#1 gets +1/+0 until end of turn",
      [
        { add: "power", amount: 1 },
        { add: "toughness", amount: 0 },
      ],
    ],
    [
      "#1は+1/+0の修整を受ける",
      [
        { add: "power", amount: 1 },
        { add: "toughness", amount: 0 },
      ],
    ],
    [
      "#1 becomes 0/2",
      [
        { set: "power", amount: 0 },
        { set: "toughness", amount: 2 },
      ],
    ],
    ["#1 gains flying", [{ gain: "flying" }]],
    ["#1は飛行を得る", [{ gain: "flying" }]],
    ["#1 gains protection from red", [{ gain: { protectionFrom: { color: "r" } } }]],
    ["#1 loses all abilities", [{ lose: "abilities" }]],
    ["#1は能力をすべて失う", [{ lose: "abilities" }]],
    ["#1 loses flying and gains haste", [{ lose: "flying" }, { gain: "haste" }]],
    ["#1 becomes a Swamp", [{ becomeLand: "Swamp" }]],
    ["#1 becomes a red artifact", [{ become: { types: ["artifact"], colors: ["r"] }, keep: false }]],
    ["#1 also becomes an artifact", [{ become: { types: ["artifact"] }, keep: true }]],
  ])("%j", (text, changes) => expect(on(text).effects).toEqual([{ on: [1], changes }]));

  it("acts on several", () => {
    expect(on("Effect on #1 and #2: toughness -1").effects).toEqual([
      { on: [1, 2], changes: [{ add: "toughness", amount: -1 }] },
    ]);
  });

  it.each([
    ["#1 attacks", { attackers: [{ id: 1, target: { player: 1 } }] }],
    ["#1 attacks opponent", { attackers: [{ id: 1, target: { player: 1 } }] }],
    ["#1が対戦相手を攻撃", { attackers: [{ id: 1, target: { player: 1 } }] }],
    [
      "Combat: #1 attacks; #2 blocks #1",
      { attackers: [{ id: 1, target: { player: 1 } }], blockers: [{ id: 2, attackers: [1] }] },
    ],
    [
      "#1 and #2 attack",
      {
        attackers: [
          { id: 1, target: { player: 1 } },
          { id: 2, target: { player: 1 } },
        ],
      },
    ],
    ["#1 attacks\n#1 is blocked", { attackers: [{ id: 1, target: { player: 1 } }], blocked: [1] }],
  ])("%j", (text, combat) => expect(on(text).combat).toEqual(combat));
});
