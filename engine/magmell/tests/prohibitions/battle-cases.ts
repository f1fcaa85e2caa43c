import type { ScenarioExpectation } from "../../testing/scenario/after";
import type { ScenarioLine } from "../../testing/scenario/steps";
import type { TableSetup } from "../../testing/scenario/table";
import { MY_UNITS, type ProhibitionCases, SELECT_ME, SELECT_YOU, UNIT_FILTER, YOUR_UNITS } from "./prohibition-case";

const ATTACKED: readonly ScenarioLine[] = [{ attack: "r 1/1" }, "both pass"];
const DEFENDED: readonly ScenarioLine[] = [...ATTACKED, "both pass"];
const REFUSED: readonly ScenarioLine[] = [{ refused: { attack: "r 1/1" } }];
const BESIDES_UNIT: TableSetup = {
  me: { battleArea: ["r 1/1"] },
  you: { battleArea: [{ name: "g 2/2", rested: true }] },
};
const BEFORE_UNIT: TableSetup = { me: { battleArea: ["r 1/1"] }, you: { battleArea: ["g 4/4"] } };
const MY_ATTACKER: TableSetup = { me: { battleArea: ["r 1/1"] } };
const CHOOSES: ScenarioExpectation = { asks: { of: "me", ask: "pick", offers: ["you", "g 2/2"] } };
const DEFENDS: ScenarioExpectation = { asks: { of: "you", ask: "pick", offers: ["g 4/4"] } };
const STANDS: ScenarioExpectation = { step: "defense", asks: { of: "me", ask: "priority" } };

/** Deeds of a battle (701). */
export const BATTLE_CASES: ProhibitionCases<"attack" | "beAttacked" | "defend" | "beDefended"> = {
  attack: [
    {
      what: "a unit attacks",
      of: MY_UNITS,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { attacker: "r 1/1", target: "you" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [UNIT_FILTER],
    },
    {
      what: "a unit attacks another",
      of: MY_UNITS,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [UNIT_FILTER, { name: "g 2/2" }],
      allows: [{ name: "r 1/1" }],
    },
    {
      what: "a player attacks",
      of: SELECT_ME,
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
      of: SELECT_ME,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [UNIT_FILTER, { name: "g 2/2" }],
      allows: [{ name: "r 1/1" }],
    },
  ],
  beAttacked: [
    {
      what: "a unit is attacked",
      of: YOUR_UNITS,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 2/2" }],
    },
    {
      what: "a player is attacked",
      of: SELECT_YOU,
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
      of: YOUR_UNITS,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 4/4" }],
    },
    {
      what: "a player defends",
      of: SELECT_YOU,
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
      of: MY_UNITS,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "g 4/4" }],
      allows: [{ name: "r 1/1" }],
    },
    {
      what: "a player's attacker is met",
      of: SELECT_ME,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "g 4/4" }],
      allows: [{ name: "r 1/1" }],
    },
  ],
};
