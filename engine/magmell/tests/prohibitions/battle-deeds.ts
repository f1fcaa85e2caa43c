import type { After } from "../../testing/scenario/after";
import type { Step } from "../../testing/scenario/steps";
import type { Table } from "../../testing/scenario/table";
import { type Deeds, ME, MINE, UNIT, YOU, YOURS } from "./deed";

const ATTACKED: readonly Step[] = [{ attack: "r 1/1" }, "both pass"];
const DEFENDED: readonly Step[] = [...ATTACKED, "both pass"];
const REFUSED: readonly Step[] = [{ refused: { attack: "r 1/1" } }];
const BESIDES_UNIT: Table = { me: { battleArea: ["r 1/1"] }, you: { battleArea: [{ name: "g 2/2", rested: true }] } };
const BEFORE_UNIT: Table = { me: { battleArea: ["r 1/1"] }, you: { battleArea: ["g 4/4"] } };
const MY_ATTACKER: Table = { me: { battleArea: ["r 1/1"] } };
const CHOOSES: After = { asks: { of: "me", ask: "pick", offers: ["you", "g 2/2"] } };
const DEFENDS: After = { asks: { of: "you", ask: "pick", offers: ["g 4/4"] } };
const STANDS: After = { step: "defense", asks: { of: "me", ask: "priority" } };

/** Deeds of a battle (701). */
export const BATTLE_DEEDS: Deeds<"attack" | "beAttacked" | "defend" | "beDefended"> = {
  attack: [
    {
      what: "a unit attacks",
      of: MINE,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { attacker: "r 1/1", target: "you" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [UNIT],
    },
    {
      what: "a unit attacks another",
      of: MINE,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [UNIT, { name: "g 2/2" }],
      allows: [{ name: "r 1/1" }],
    },
    {
      what: "a player attacks",
      of: ME,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { attacker: "r 1/1" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [{ name: "g 2/2" }],
    },
    {
      what: "a player attacks a unit",
      of: ME,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [UNIT, { name: "g 2/2" }],
      allows: [{ name: "r 1/1" }],
    },
  ],
  beAttacked: [
    {
      what: "a unit is attacked",
      of: YOURS,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 2/2" }],
    },
    {
      what: "a player is attacked",
      of: YOU,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { target: "you" } },
      prevented: { battle: null },
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 2/2" }],
    },
  ],
  defend: [
    {
      what: "a unit defends",
      of: YOURS,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 4/4" }],
    },
    {
      what: "a player defends",
      of: YOU,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 4/4" }],
    },
  ],
  beDefended: [
    {
      what: "an attacker is met",
      of: MINE,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "g 4/4" }],
      allows: [{ name: "r 1/1" }],
    },
    {
      what: "a player's attacker is met",
      of: ME,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "g 4/4" }],
      allows: [{ name: "r 1/1" }],
    },
  ],
};
