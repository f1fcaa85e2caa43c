import { describe } from "vitest";
import type { ByHandAct } from "../../model/by-hand";
import { type Scenario, scenario } from "../../testing/scenario/scenario";
import type { ScenarioLine } from "../../testing/scenario/steps";
import type { PlayerSetup } from "../../testing/scenario/table";

const MAGIC = "nobody can read it";
const caster: PlayerSetup = { hand: [MAGIC], stones: "gn" };
const read: readonly ScenarioLine[] = [{ use: MAGIC }, "both pass"];

describe("a text that nothing has been able to read", () => {
  scenario("mag:101", "is carried out by whoever used the magic, before what follows it", {
    byHand: true,
    me: caster,
    play: [
      ...read,
      { now: { me: { hand: [] }, asks: { of: "me", ask: "option" }, events: [{ type: "byHand", text: "unread" }] } },
      { option: "theyLoseLife" },
      { number: 3 },
      { now: { you: { life: 17 }, me: { hand: [], dust: [] }, asks: { of: "me", ask: "option" } } },
      "done",
    ],
    after: {
      me: { hand: ["b 4/4"], dust: [MAGIC] },
      you: { life: 17 },
      events: [
        { type: "byHand", text: "unread" },
        { type: "actedByHand", act: "theyLoseLife", player: "me" },
        { type: "lifeLost", player: "you", amount: 3 },
        { type: "moved", cause: "draw" },
      ],
    },
  });

  scenario("mag:101", "may be left alone", {
    byHand: true,
    me: caster,
    play: [...read, "done"],
    after: { me: { hand: ["b 4/4"] }, never: [{ type: "actedByHand" }] },
  });

  scenario("mag:101", "is only told where the game is not played so, and nobody does anything by hand there", {
    me: caster,
    play: [{ refused: "byHand" }, ...read, { refused: "byHand" }],
    after: { me: { hand: ["b 4/4"] }, events: [{ type: "byHand" }], never: [{ type: "actedByHand" }] },
  });
});

describe("whoever has priority", () => {
  scenario(["mag:101", "mag:232.2"], "may do as much by hand as they like, and then has it again", {
    byHand: true,
    me: { battleArea: ["has unread text"] },
    play: [
      "byHand",
      { option: "gainLife" },
      { number: 1 },
      { option: "putCounters" },
      { number: 2 },
      { pick: "has unread text" },
      { option: "putPower" },
      "done",
    ],
    after: {
      me: { battleArea: [{ name: "has unread text", counters: { power: 2 }, ap: 4 }] },
      asks: { of: "me", ask: "priority" },
    },
  });

  scenario(["mag:101", "mag:232.6"], "has not passed by it: both have to pass anew", {
    byHand: true,
    play: ["pass", "byHand", "done", { now: { asks: { of: "you", ask: "priority" } } }, "pass"],
    after: { asks: { of: "me", ask: "priority" }, phase: "main" },
  });

  scenario(["mag:101", "mag:705.4.3"], "sees what it comes to when all of it is done, not between", {
    byHand: true,
    you: { battleArea: ["r 1/1"] },
    play: [
      "byHand",
      { option: "damage" },
      { number: 1 },
      { picks: ["r 1/1"] },
      "done",
      { now: { you: { battleArea: [{ name: "r 1/1", damage: 1 }] } } },
      "done",
    ],
    after: { you: { battleArea: [], dust: ["r 1/1"] } },
  });

  scenario("mag:101", "chooses nothing and so does nothing", {
    byHand: true,
    me: { battleArea: ["r 1/1"] },
    play: ["byHand", { option: "move" }, "done", { option: "destroy" }, "done", "done"],
    after: { me: { battleArea: ["r 1/1"] }, never: [{ type: "moved" }] },
  });

  scenario("mag:101", "is not offered what could not change anything", {
    byHand: true,
    me: { grimoire: [], stoneDeck: [], hand: [] },
    you: { hand: [] },
    play: ["byHand"],
    after: {
      asks: {
        of: "me",
        ask: "option",
        offers: ["draw", "theyDraw", "damage", "gainLife", "loseLife", "theyGainLife", "theyLoseLife", "makeToken"],
      },
    },
  });
});

/** The result of each act by hand on one table. */
const CASES: Readonly<Record<ByHandAct, readonly [steps: readonly ScenarioLine[], after: Scenario["after"]]>> = {
  draw: [[{ number: 2 }], { me: { hand: ["g 1/1", "b 4/4", "b 4/4"] } }],
  discard: [[{ pick: "g 1/1" }], { me: { hand: [], dust: ["g 1/1"] } }],
  theyDraw: [[{ number: 1 }], { you: { hand: ["g 2/2", "b 4/4"] } }],
  theyDiscard: [[{ number: 20 }], { you: { hand: [], dust: ["g 2/2"] } }],
  move: [[{ pick: "g 1/1" }, "done", { option: "toDream" }], { me: { hand: [], dream: ["g 1/1"] } }],
  lookAtTop: [
    [{ number: 3 }, { pick: "b 4/4" }, "done", { option: "addToHand" }],
    { me: { hand: ["g 1/1", "b 4/4"] }, events: [{ type: "looked", player: "me" }] },
  ],
  search: [
    [{ pick: "b 4/4" }, "done", { option: "toBattleArea" }],
    { me: { battleArea: ["r 2/2", "b 4/4"] }, events: [{ type: "searched" }, { type: "shuffled", zone: "grimoire" }] },
  ],
  searchStones: [
    [{ pick: "plain stone" }, "done", { option: "toDust" }],
    { me: { dust: ["plain stone"] }, events: [{ type: "shuffled", zone: "stoneDeck" }] },
  ],
  shuffle: [[], { events: [{ type: "shuffled", zone: "grimoire", player: "me" }] }],
  shuffleStones: [[], { events: [{ type: "shuffled", zone: "stoneDeck", player: "me" }] }],
  damage: [[{ number: 2 }, { pick: "you" }], { you: { life: 18 } }],
  removeDamage: [[{ pick: "b 3/3" }], { you: { battleArea: [{ name: "b 3/3", damage: 0 }] } }],
  destroy: [[{ pick: "r 2/2" }, "done"], { me: { battleArea: [], dust: ["r 2/2"] } }],
  wake: [[{ pick: "r 2/2" }, "done"], { me: { battleArea: [{ name: "r 2/2", rested: false }] } }],
  rest: [[{ pick: "b 3/3" }, "done"], { you: { battleArea: [{ name: "b 3/3", rested: true }] } }],
  points: [
    [{ number: 2 }, { pick: "b 3/3" }, { option: "lessAp" }],
    { you: { battleArea: [{ name: "b 3/3", ap: 1, hp: 3 }] } },
  ],
  putCounters: [
    [{ number: 1 }, { pick: "b 3/3" }, { option: "putWeak" }],
    { you: { battleArea: [{ name: "b 3/3", ap: 2, hp: 2 }] } },
  ],
  removeCounters: [
    [{ number: 5 }, { pick: "r 2/2" }, "done", { option: "removePower" }],
    { me: { battleArea: [{ name: "r 2/2", counters: {}, ap: 2 }] } },
  ],
  takeControl: [[{ pick: "b 3/3" }], { me: { battleArea: ["r 2/2", "b 3/3"] }, you: { battleArea: [] } }],
  negate: [[{ pick: "+2/+1 this turn" }], { chant: [], me: { dust: ["+2/+1 this turn"] } }],
  placeStone: [[], { me: { stoneArea: ["緑の魔石", "plain stone", "plain stone"] } }],
  turnFaceDown: [[{ pick: "緑の魔石" }], { me: { stoneArea: [{ name: "緑の魔石", faceDown: true }, "plain stone"] } }],
  turnFaceUp: [[{ pick: "plain stone" }], { me: { stones: "gN" } }],
  gainLife: [[{ number: 2 }], { me: { life: 12 } }],
  loseLife: [[{ number: 2 }], { me: { life: 8 } }],
  theyGainLife: [[{ number: 2 }], { you: { life: 20 } }],
  theyLoseLife: [[{ number: 2 }], { you: { life: 18 } }],
  makeToken: [
    [{ number: 2 }, { option: "blankToken" }, { number: 0 }, { number: 3 }],
    {
      me: { battleArea: ["r 2/2", { name: "トークン", ap: 0, hp: 3 }, { name: "トークン", ap: 0, hp: 3 }] },
      events: [{ type: "tokenMade" }, { type: "tokenMade" }],
    },
  ],
  copyToken: [
    [{ number: 1 }, { pick: "b 3/3" }],
    { me: { battleArea: ["r 2/2", { name: "b 3/3", damage: 0, ap: 3 }] }, you: { battleArea: ["b 3/3"] } },
  ],
};

describe("tokens by hand", () => {
  scenario(
    ["mag:101", "mag:206.1", "mag:206.3"],
    "are offered by name, as cards of the game define them, with what they can do",
    {
      byHand: true,
      play: ["byHand", { option: "makeToken" }, { number: 1 }, { option: "ember" }, "done"],
      after: {
        me: { battleArea: [{ name: "ember" }] },
        events: [
          { type: "actedByHand", act: "makeToken", player: "me" },
          { type: "tokenMade", player: "me" },
        ],
      },
    },
  );

  scenario(["mag:101", "mag:206.3"], "stay with the figures that were chosen, also in later turns", {
    byHand: true,
    play: [
      "byHand",
      { option: "makeToken" },
      { number: 1 },
      { option: "blankToken" },
      { number: 4 },
      { number: 5 },
      "done",
      "both pass",
      "both pass",
    ],
    after: { turn: 4, me: { battleArea: [{ name: "トークン", ap: 4, hp: 5 }] } },
  });
});

describe("by hand", () => {
  for (const [act, [steps, after]] of Object.entries(CASES)) {
    const onChant = act === "negate" ? { chant: ["+2/+1 this turn"] } : {};
    scenario("mag:101", `somebody can ${act}`, {
      byHand: true,
      me: {
        life: 10,
        hand: ["g 1/1"],
        stones: "gX",
        ...onChant,
        battleArea: [{ name: "r 2/2", rested: true, counters: { power: 1 } }],
      },
      you: { hand: ["g 2/2"], battleArea: [{ name: "b 3/3", damage: 1 }] },
      play: ["byHand", { option: act }, ...steps, "done"],
      after: { ...after, events: [{ type: "actedByHand", act, player: "me" }, ...(after.events ?? [])] },
    });
  }
});
