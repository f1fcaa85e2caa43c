import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("red magics that burn", () => {
  cardScenario(
    "赤の二筆",
    "deals 3 damage to a unit, as one of its two ways",
    {
      me: { hand: ["赤の二筆"], stones: "rn", battleArea: ["r 3/3"] },
      you: { battleArea: ["g 3/3"] },
      play: [
        { use: "赤の二筆" },
        { option: 0 },
        { now: { asks: { of: "me", ask: "pick", offers: ["r 3/3", "g 3/3"] } } },
        { pick: "g 3/3" },
        "both pass",
      ],
      after: { you: { dust: ["g 3/3"] }, me: { battleArea: [{ name: "r 3/3", ap: 3, damage: 0 }] } },
    },
    {
      me: { hand: ["赤の二筆"], stones: "rn", battleArea: ["r 3/3"] },
      play: [
        { use: "赤の二筆" },
        { option: 1 },
        "both pass",
        { now: { me: { battleArea: [{ name: "r 3/3", ap: 6, damage: 0 }] } } },
        ...times(2),
      ],
      after: { turnPlayer: "you", me: { battleArea: [{ name: "r 3/3", ap: 3 }] }, never: [{ type: "damaged" }] },
    },
  );

  cardScenario(
    "二行の焼き消し",
    "divides 5 damage among two units",
    {
      me: { hand: ["二行の焼き消し"], stones: "rnn" },
      you: { battleArea: ["g 3/3", "b 3/3", "r 3/3"] },
      play: [
        { use: "二行の焼き消し" },
        { now: { asks: { of: "me", ask: "number", min: 1, max: 2 } } },
        { number: 2 },
        { picks: ["g 3/3", "b 3/3"] },
        { now: { asks: { of: "me", ask: "number", min: 1, max: 4 } } },
        { number: 3 },
        "both pass",
      ],
      after: {
        me: { stones: "XNN" },
        you: {
          battleArea: [
            { name: "b 3/3", damage: 2 },
            { name: "r 3/3", damage: 0 },
          ],
          dust: ["g 3/3"],
        },
      },
    },
    {
      me: { hand: ["二行の焼き消し"], stones: "rnn" },
      you: { battleArea: ["g 3/3", "any 5/6"] },
      play: [
        { use: "二行の焼き消し" },
        { refused: { number: 0 } },
        { refused: { number: 3 } },
        { number: 1 },
        { now: { asks: { of: "me", ask: "pick", offers: ["g 3/3", "any 5/6"] } } },
        { pick: "any 5/6" },
        "both pass",
      ],
      after: {
        you: {
          life: 20,
          battleArea: [
            { name: "any 5/6", damage: 5 },
            { name: "g 3/3", damage: 0 },
          ],
        },
      },
    },
  );

  cardScenario(
    "延焼",
    "draws a card and then deals 1 damage for each unit that is destroyed this turn",
    {
      me: { hand: ["延焼", "burns all 1"], stones: "rrrn", grimoire: ["b 1/1"], battleArea: ["r 1/1"] },
      you: { battleArea: ["g 1/1"] },
      play: [
        { use: "延焼" },
        { pick: "plain stone" },
        "both pass",
        { now: { me: { hand: ["b 1/1", "burns all 1"] }, you: { life: 20 } } },
        { use: "burns all 1" },
        "both pass",
        { option: 0 },
        ...times(2),
      ],
      after: { me: { life: 20 }, you: { life: 18 } },
    },
    {
      me: { hand: ["延焼", "burns all 1"], stones: "rrrn", battleArea: ["r 1/1"] },
      you: { battleArea: ["g 1/1", "g 2/2"], hand: ["bolt 2"], stones: "r" },
      play: [
        { use: "burns all 1" },
        "both pass",
        { use: "延焼" },
        ...times(3),
        { now: { turnPlayer: "you" } },
        { use: "bolt 2" },
        "both pass",
      ],
      after: { you: { life: 20, dust: ["g 1/1", "bolt 2", "g 2/2"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "無断の貸し出し",
    "takes a unit of theirs, awake, until the end of the turn",
    {
      me: { hand: ["無断の貸し出し"], stones: "rnn" },
      you: { battleArea: [{ name: "g 3/3", rested: true }] },
      play: [
        { use: "無断の貸し出し" },
        "both pass",
        { now: { me: { battleArea: [{ name: "g 3/3", rested: false, owner: "you" }] } } },
        { attack: "g 3/3" },
        ...times(3),
        { now: { you: { life: 17 } } },
        ...times(4),
      ],
      after: { turnPlayer: "you", me: { battleArea: [] }, you: { battleArea: [{ name: "g 3/3", rested: false }] } },
    },
    {
      me: { hand: ["無断の貸し出し"], stones: "rnn", battleArea: [{ name: "r 1/1", rested: true }] },
      play: [{ refused: { use: "無断の貸し出し" }, because: ["NO_TARGET"] }],
      after: { me: { battleArea: [{ name: "r 1/1", rested: true }] } },
    },
  );

  cardScenario(
    "合唱の炎",
    "deals as much damage to a unit as I have units",
    {
      me: { hand: ["合唱の炎"], stones: "rn", battleArea: ["r 1/1", "g 1/1", "b 1/1"] },
      you: { battleArea: ["g 4/4", "b 2/2"] },
      play: [{ use: "合唱の炎" }, { pick: "g 4/4" }, "both pass"],
      after: {
        you: {
          battleArea: [
            { name: "g 4/4", damage: 3 },
            { name: "b 2/2", damage: 0 },
          ],
        },
      },
    },
    {
      me: { hand: ["合唱の炎"], stones: "rn" },
      you: { battleArea: ["g 1/1", "b 2/2"] },
      play: [{ use: "合唱の炎" }, { pick: "g 1/1" }, "both pass"],
      after: { you: { battleArea: ["g 1/1", "b 2/2"] }, me: { dust: ["合唱の炎"] }, never: [{ type: "damaged" }] },
    },
  );
});

describe("red magics of the first cards", () => {
  cardScenario(
    "走り火",
    "deals 2 damage to a unit, in the opponent's battle too",
    {
      turnPlayer: "you",
      me: { hand: ["走り火"], stones: "r" },
      you: { battleArea: ["g 2/2"] },
      play: [{ attack: "g 2/2" }, "pass", { use: "走り火", by: "me" }, "both pass"],
      after: { me: { life: 20 }, you: { dust: ["g 2/2"] } },
    },
    {
      me: { hand: ["走り火"], stones: "r" },
      play: [{ refused: { use: "走り火" }, because: ["NO_TARGET"] }],
      after: { you: { life: 20 } },
    },
  );

  cardScenario(
    "頁を焦がす",
    "deals 3 damage to a player or a unit",
    {
      me: { hand: ["頁を焦がす"], stones: "rn", battleArea: ["r 1/1"] },
      you: { battleArea: ["g 3/3"] },
      play: [
        { use: "頁を焦がす" },
        { now: { asks: { of: "me", ask: "pick", offers: ["me", "you", "r 1/1", "g 3/3"], max: 1 } } },
        { pick: "you" },
        "both pass",
      ],
      after: { you: { life: 17, battleArea: [{ name: "g 3/3", damage: 0 }] } },
    },
    {
      me: { hand: ["頁を焦がす", "頁を焦がす"], stones: "rnr" },
      you: { battleArea: ["g 4/4"] },
      play: [
        { use: "頁を焦がす" },
        { pick: "g 4/4" },
        { pick: "plain stone" },
        "both pass",
        { refused: { use: "頁を焦がす", from: "hand" }, because: ["USE_COST"] },
      ],
      after: { you: { life: 20, battleArea: [{ name: "g 4/4", damage: 3 }] } },
    },
  );

  cardScenario(
    "灰の書架",
    "deals 3 damage to every unit",
    {
      me: { hand: ["灰の書架"], stones: "rrnnn", battleArea: ["r 2/2"] },
      you: { battleArea: ["g 3/3", "b 4/4"] },
      play: [{ use: "灰の書架" }, "both pass"],
      after: {
        me: { battleArea: [], stones: "XRNNN" },
        you: { battleArea: [{ name: "b 4/4", damage: 3 }], dust: ["g 3/3"] },
      },
    },
    {
      me: { hand: ["灰の書架"], stones: "rrnnn" },
      you: { battleArea: ["b 4/4"], hand: ["g 1/1"] },
      play: [
        { use: "灰の書架" },
        "both pass",
        { now: { me: { life: 20 }, you: { life: 20, hand: ["g 1/1"] } } },
        ...times(2),
      ],
      after: { turnPlayer: "you", you: { battleArea: [{ name: "b 4/4", damage: 0 }] } },
    },
  );

  cardScenario(
    "火の粉の配分",
    "divides 3 damage among any number of units",
    {
      me: { hand: ["火の粉の配分"], stones: "rnn", battleArea: ["r 2/2"] },
      you: { battleArea: ["g 1/1", "b 3/3"] },
      play: [{ use: "火の粉の配分" }, { number: 2 }, { picks: ["g 1/1", "b 3/3"] }, { number: 1 }, "both pass"],
      after: {
        me: { battleArea: [{ name: "r 2/2", damage: 0 }] },
        you: { life: 20, battleArea: [{ name: "b 3/3", damage: 2 }], dust: ["g 1/1"] },
      },
    },
    {
      me: { hand: ["火の粉の配分"], stones: "rnn" },
      you: { battleArea: ["g 1/1", "b 1/1", "r 1/1", "g 4/4"] },
      play: [
        { use: "火の粉の配分" },
        { refused: { number: 4 } },
        { number: 3 },
        { now: { asks: { of: "me", ask: "pick", offers: ["g 1/1", "b 1/1", "r 1/1", "g 4/4"] } } },
        { picks: ["g 1/1", "b 1/1", "g 4/4"] },
        "both pass",
      ],
      after: { you: { battleArea: ["r 1/1", { name: "g 4/4", damage: 1 }], dust: ["g 1/1", "b 1/1"] } },
    },
  );

  cardScenario(
    "灼熱の校閲",
    "destroys a unit, however large",
    {
      me: { hand: ["灼熱の校閲"], stones: "rnn", battleArea: ["r 1/1"] },
      you: { battleArea: ["any 5/6"] },
      play: [{ use: "灼熱の校閲" }, { pick: "any 5/6" }, "both pass"],
      after: { me: { stones: "XNN", battleArea: ["r 1/1"] }, you: { life: 20, dust: ["any 5/6"] } },
    },
    {
      me: { hand: ["灼熱の校閲"], stones: "rnn" },
      you: { battleArea: ["cannot be destroyed", "cannot be targeted"] },
      play: [{ use: "灼熱の校閲" }, "both pass"],
      after: { you: { battleArea: ["cannot be destroyed", "cannot be targeted"], dust: [] } },
    },
  );
});
