import type { Lesson } from "./lesson";

/** The lesson on the first three turns, played with the red starter deck. */
export const FIRST_TURNS: Lesson = {
  deck: "red-starter",
  against: "green-starter",
  seed: 5,
  goesFirst: true,
  opponent: "quick",
  opening: {
    hand: ["赤鉛筆の小鬼", "早口の朗読者", "走り火", "行進の鼓手", "待ち伏せの火猫"],
    stones: ["赤の魔石", "赤の魔石", "赤の魔石"],
  },
  steps: [
    { id: "over", when: { over: true }, rule: "mag:202.1" },
    { id: "keep", when: { offers: "keep" }, point: [{ command: "keep" }], rule: "mag:503.1.1.3" },
    { id: "defend", when: { purpose: "defender", attacked: "player" }, rule: "mag:701.4.1" },
    { id: "defendUnit", when: { purpose: "defender" }, rule: "mag:701.4.1" },
    { id: "target", when: { purpose: "target", asker: "走り火", theirUnits: true }, rule: "mag:702.3.2" },
    { id: "anyTarget", when: { purpose: "target" }, rule: "mag:702.3.2" },
    { id: "aim", when: { purpose: "attackTarget" }, rule: "mag:701.3.1.1" },
    { id: "pay", when: { offers: "pay" }, rule: "mag:702.3.4.1" },
    { id: "question", when: { asked: true }, rule: "mag:103" },
    { id: "respond", when: { ownMain: false, canUse: true }, rule: "mag:209.2" },
    { id: "wait", when: { ownMain: false }, rule: "mag:209.2" },
    {
      id: "summon",
      when: { ownTurn: 1, usable: "赤鉛筆の小鬼" },
      point: [{ use: "赤鉛筆の小鬼" }],
      rule: "mag:702.3.4.1",
    },
    { id: "end", when: { ownTurn: 1, canUse: false }, point: [{ command: "endTurn" }], rule: "mag:605.4.1" },
    { id: "second", when: { ownTurn: 2, usable: "早口の朗読者" }, point: [{ use: "早口の朗読者" }], rule: "mag:604.1" },
    {
      id: "attack",
      when: { ownTurn: 2, attacks: true, theirUnits: false },
      point: ["attack"],
      rule: "mag:701.5.1.1",
    },
    {
      id: "endSecond",
      when: { ownTurn: 2, attacks: false, ownRested: true, theirUnits: false },
      point: [{ command: "endTurn" }],
      rule: "mag:606.3.1",
    },
    {
      id: "magic",
      when: { ownTurn: 3, usable: "走り火", theirUnits: true },
      point: [{ use: "走り火" }],
      rule: "mag:702.3.2",
    },
    { id: "attackAgain", when: { guided: true, attacks: true, theirAwake: true }, rule: "mag:701.4.1" },
    { id: "attackOpen", when: { guided: true, attacks: true }, rule: "mag:701.4.1" },
    { id: "third", when: { guided: true, canUse: true }, rule: "mag:605.3" },
    { id: "rest", when: { guided: true }, rule: "mag:605.4.1" },
    { id: "done", when: { ownTurn: 4 }, rule: "mag:202.2.1" },
    { id: "free", when: {}, rule: "mag:202.2.1" },
  ],
};
