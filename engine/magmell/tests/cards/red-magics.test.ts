import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("red magics that help an attack", () => {
  cardScenario(
    "もう一度、声に出して",
    "wakes a unit of mine for another attack, with 1 more AP",
    {
      me: { hand: ["もう一度、声に出して"], stones: "rn", battleArea: ["r 2/2"] },
      play: [
        { attack: "r 2/2" },
        ...times(5),
        { now: { you: { life: 18 }, me: { battleArea: [{ name: "r 2/2", rested: true }] } } },
        { use: "もう一度、声に出して" },
        "both pass",
        { attack: "r 2/2" },
        ...times(3),
      ],
      after: { step: "damage", you: { life: 15 } },
    },
    {
      me: { hand: ["もう一度、声に出して"], stones: "rn", battleArea: [{ name: "r 2/2", rested: true }, "g 1/1"] },
      you: { battleArea: [{ name: "b 2/2", rested: true }] },
      play: [
        { use: "もう一度、声に出して" },
        { now: { asks: { of: "me", ask: "pick", offers: ["r 2/2", "g 1/1"] } } },
        { pick: "g 1/1" },
        "both pass",
      ],
      after: {
        me: {
          battleArea: [
            { name: "r 2/2", rested: true, ap: 2 },
            { name: "g 1/1", rested: false, ap: 2 },
          ],
        },
        never: [{ type: "woke" }],
      },
    },
  );

  cardScenario(
    "弔いの灯",
    "puts a cremation counter on a unit of mine, which has 1 more AP this turn",
    {
      me: { hand: ["弔いの灯", "bolt 2"], stones: "rr", battleArea: ["r 1/1"] },
      play: [
        { use: "弔いの灯" },
        "both pass",
        { now: { me: { battleArea: [{ name: "r 1/1", counters: { cremation: 1 }, ap: 2, hp: 1 }] } } },
        { use: "bolt 2" },
        "both pass",
        { pick: "you" },
        "both pass",
      ],
      after: { you: { life: 18 }, me: { life: 20 } },
    },
    {
      me: { hand: ["弔いの灯"], stones: "r" },
      you: { battleArea: ["g 1/1"] },
      play: [{ refused: { use: "弔いの灯" }, because: ["NO_TARGET"] }],
      after: { you: { battleArea: [{ name: "g 1/1", counters: {} }] } },
    },
  );

  cardScenario(
    "最終章まで一息に",
    "sends a unit of mine past every defender with 3 more AP, and destroys it at the end of the turn",
    {
      me: { hand: ["最終章まで一息に"], stones: "rn", battleArea: ["r 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [
        { use: "最終章まで一息に" },
        "both pass",
        { attack: "r 1/1" },
        ...times(3),
        { now: { step: "damage", you: { life: 16 } } },
        ...times(3),
        { now: { phase: "end", me: { battleArea: ["r 1/1"] } } },
        "both pass",
      ],
      after: { phase: "end", me: { battleArea: [], dust: ["最終章まで一息に", "r 1/1"] } },
    },
    {
      me: { hand: ["最終章まで一息に"], stones: "rn", battleArea: ["r 1/1", "r 2/2"] },
      you: { battleArea: ["g 4/4"] },
      play: [
        { use: "最終章まで一息に" },
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2"] } } },
        { pick: "r 1/1" },
        "both pass",
        { attack: "r 2/2" },
        ...times(2),
        { now: { asks: { of: "you", ask: "pick", offers: ["g 4/4"] } } },
        "done",
        ...times(5),
      ],
      after: { phase: "end", you: { life: 18 }, me: { battleArea: [{ name: "r 2/2", ap: 2 }] } },
    },
  );

  cardScenario(
    "総員起立",
    "keeps their units from defending this turn",
    {
      me: { hand: ["総員起立"], stones: "rnn", battleArea: ["r 3/3", "r 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "総員起立" }, "both pass", { attack: "r 3/3" }, ...times(5), { attack: "r 1/1" }, ...times(3)],
      after: { me: { stones: "XNN" }, you: { life: 16, battleArea: [{ name: "g 4/4", damage: 0, rested: false }] } },
    },
    {
      me: { hand: ["総員起立"], stones: "rnn", battleArea: ["r 3/3"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "総員起立" }, ...times(3), { now: { turnPlayer: "you" } }, { attack: "g 4/4" }, ...times(2)],
      after: { asks: { of: "me", ask: "pick", offers: ["r 3/3"] } },
    },
  );

  cardScenario(
    "鬨の朗読",
    "gives every unit of mine 1 more AP this turn",
    {
      me: { hand: ["鬨の朗読"], stones: "rn", battleArea: ["r 1/1", "g 2/2"] },
      play: [
        { use: "鬨の朗読" },
        "both pass",
        {
          now: {
            me: {
              battleArea: [
                { name: "r 1/1", ap: 2, hp: 1 },
                { name: "g 2/2", ap: 3, hp: 2 },
              ],
            },
          },
        },
        ...times(2),
      ],
      after: { turnPlayer: "you", me: { battleArea: [{ name: "r 1/1", ap: 1 }, "g 2/2"] } },
    },
    {
      me: { hand: ["鬨の朗読", "r 1/1"], stones: "rrn", battleArea: ["g 2/2"] },
      you: { battleArea: ["b 2/2"] },
      play: [{ use: "鬨の朗読" }, { pick: "plain stone" }, "both pass", { use: "r 1/1" }, "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "g 2/2", ap: 3 },
            { name: "r 1/1", ap: 1 },
          ],
        },
        you: { battleArea: [{ name: "b 2/2", ap: 2 }] },
      },
    },
  );
});
