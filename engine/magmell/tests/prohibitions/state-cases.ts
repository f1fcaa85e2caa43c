import { createBody, createQuickMagic } from "../../testing/pool/builders";
import {
  createMagicCase,
  createTargetingCard,
  MAGIC_FILTER,
  MY_UNITS,
  type ProhibitionCases,
  UNIT_FILTER,
  YOUR_UNITS,
} from "./prohibition-case";

/** Changes of the state of units and stones. */
export const STATE_CASES: ProhibitionCases<"wake" | "rest" | "payCatalyst" | "putCounters"> = {
  wake: [
    createMagicCase(
      "a unit is woken",
      YOUR_UNITS,
      createTargetingCard({ do: "wake", what: { target: 0 } }),
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
    ),
    {
      what: "a unit wakes in the standby phase",
      of: YOUR_UNITS,
      table: { turnPlayer: "you", phase: "standby", you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      play: [],
      done: { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
      prevented: { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      forbids: [null],
      allows: [MAGIC_FILTER, UNIT_FILTER],
    },
  ],
  rest: [
    createMagicCase(
      "a unit is rested",
      YOUR_UNITS,
      createTargetingCard({ do: "rest", what: { target: 0 } }),
      { you: { battleArea: ["g 4/4"] } },
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
    ),
    {
      what: "a unit rests to attack",
      of: MY_UNITS,
      table: { me: { battleArea: ["r 1/1"] } },
      play: [{ attack: "r 1/1" }, "both pass"],
      refused: [{ refused: { attack: "r 1/1" } }],
      done: { battle: { attacker: "r 1/1" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [MAGIC_FILTER, UNIT_FILTER],
    },
    {
      what: "a stone rests to pay",
      of: { all: "stoneArea", whose: "opponent" },
      table: {
        cards: [createQuickMagic("costs one", "1", createBody({ do: "gainLife", who: "you", amount: 1 }))],
        me: { hand: ["costs one"], stones: "r", life: 10 },
      },
      play: [{ use: "costs one" }, "both pass"],
      refused: [{ refused: { use: "costs one" }, because: ["USE_COST"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10 } },
      forbids: [null],
      allows: [MAGIC_FILTER, UNIT_FILTER],
    },
  ],
  payCatalyst: [
    {
      what: "a stone is turned face down to pay",
      of: { all: "stoneArea", whose: "opponent" },
      table: {
        cards: [createQuickMagic("needs a catalyst", "/1", createBody({ do: "gainLife", who: "you", amount: 1 }))],
        me: { hand: ["needs a catalyst"], stones: "r", life: 10 },
      },
      play: [{ use: "needs a catalyst" }, "both pass"],
      refused: [{ refused: { use: "needs a catalyst" }, because: ["CATALYST"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10 } },
      forbids: [null, MAGIC_FILTER, { name: "needs a catalyst" }],
      allows: [UNIT_FILTER],
    },
  ],
  putCounters: [
    createMagicCase(
      "counters are put on a unit",
      YOUR_UNITS,
      createTargetingCard({ do: "putCounters", on: { target: 0 }, counter: "charge", count: 1 }),
      { you: { battleArea: ["g 4/4"] } },
      { you: { battleArea: [{ name: "g 4/4", counters: { charge: 1 } }] } },
      { you: { battleArea: [{ name: "g 4/4", counters: {} }] } },
    ),
  ],
};
