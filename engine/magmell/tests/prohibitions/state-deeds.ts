import { doing, quick } from "../../testing/pool/builders";
import { aims, byMagic, type Deeds, MAGIC, MINE, UNIT, YOURS } from "./deed";

/** Changes of the state of units and stones. */
export const STATE_DEEDS: Deeds<"wake" | "rest" | "payCatalyst" | "putCounters"> = {
  wake: [
    byMagic(
      "a unit is woken",
      YOURS,
      aims({ do: "wake", what: { target: 0 } }),
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
    ),
    {
      what: "a unit wakes in the standby phase",
      of: YOURS,
      table: { turnPlayer: "you", phase: "standby", you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      play: [],
      done: { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
      prevented: { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  rest: [
    byMagic(
      "a unit is rested",
      YOURS,
      aims({ do: "rest", what: { target: 0 } }),
      { you: { battleArea: ["g 4/4"] } },
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
    ),
    {
      what: "a unit rests to attack",
      of: MINE,
      table: { me: { battleArea: ["r 1/1"] } },
      play: [{ attack: "r 1/1" }, "both pass"],
      refused: [{ refused: { attack: "r 1/1" } }],
      done: { battle: { attacker: "r 1/1" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
    {
      what: "a stone rests to pay",
      of: { all: "stoneArea", whose: "opponent" },
      table: {
        cards: [quick("costs one", "1", doing({ do: "gainLife", who: "you", amount: 1 }))],
        me: { hand: ["costs one"], stones: "r", life: 10 },
      },
      play: [{ use: "costs one" }, "both pass"],
      refused: [{ refused: { use: "costs one" }, because: ["USE_COST"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10 } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  payCatalyst: [
    {
      what: "a stone is turned face down to pay",
      of: { all: "stoneArea", whose: "opponent" },
      table: {
        cards: [quick("needs a catalyst", "/1", doing({ do: "gainLife", who: "you", amount: 1 }))],
        me: { hand: ["needs a catalyst"], stones: "r", life: 10 },
      },
      play: [{ use: "needs a catalyst" }, "both pass"],
      refused: [{ refused: { use: "needs a catalyst" }, because: ["CATALYST"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10 } },
      forbids: [null, MAGIC, { name: "needs a catalyst" }],
      allows: [UNIT],
    },
  ],
  putCounters: [
    byMagic(
      "counters are put on a unit",
      YOURS,
      aims({ do: "putCounters", on: { target: 0 }, counter: "charge", count: 1 }),
      { you: { battleArea: ["g 4/4"] } },
      { you: { battleArea: [{ name: "g 4/4", counters: { charge: 1 } }] } },
      { you: { battleArea: [{ name: "g 4/4", counters: {} }] } },
    ),
  ],
};
