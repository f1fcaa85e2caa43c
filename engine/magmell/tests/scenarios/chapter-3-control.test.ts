import { describe } from "vitest";
import { ANY_UNIT, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { ScenarioLine } from "../../testing/scenario/steps";

const SEIZES = createQuickMagic(
  "seizes",
  "",
  createTargetedBody(ANY_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "turn" }),
);
const BORROWS = createQuickMagic(
  "borrows",
  "",
  createTargetedBody(ANY_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "battle" }),
);
const RETURNS = createQuickMagic("returns", "", createTargetedBody(ANY_UNIT, { do: "return", what: { target: 0 } }));

const bothPass = (times: number): readonly ScenarioLine[] => Array.from({ length: times }, () => "both pass");
const MINE = { me: { battleArea: ["r 2/2", { name: "g 4/4", owner: "you" }] } } as const;
const THEIRS = { you: { battleArea: ["g 4/4"] } } as const;

describe("control of a unit for a while (306.1.1)", () => {
  scenario("house:33", "a later one on the same unit goes on, and gives it back to who had it before both", {
    cards: [SEIZES, BORROWS],
    me: { battleArea: ["r 2/2"], hand: ["borrows"] },
    you: { battleArea: ["g 4/4"], hand: ["seizes"] },
    play: [
      { attack: "r 2/2" },
      { use: "borrows" },
      { pick: "g 4/4" },
      "both pass",
      { now: MINE },
      "pass",
      { use: "seizes", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      { now: THEIRS },
      ...bothPass(2),
      "done",
      ...bothPass(3),
      { now: { ...THEIRS, battle: null } },
      ...bothPass(2),
    ],
    after: { ...THEIRS, turn: 4 },
  });

  scenario("house:33", "the earlier one that ends first changes nothing for now", {
    cards: [SEIZES, BORROWS],
    me: { battleArea: ["r 2/2"], hand: ["borrows", "seizes"] },
    you: { battleArea: ["g 4/4"] },
    play: [
      { attack: "r 2/2" },
      { use: "borrows" },
      { pick: "g 4/4" },
      "both pass",
      { use: "seizes" },
      { pick: "g 4/4" },
      "both pass",
      ...bothPass(5),
      { now: { ...MINE, battle: null, events: [{ type: "effectEnded" }] } },
      ...bothPass(2),
    ],
    after: { ...THEIRS, turn: 4 },
  });

  scenario("mag:401.6", "it ends without effect on a unit that has left", {
    cards: [SEIZES, RETURNS],
    me: { hand: ["seizes", "returns"] },
    you: { battleArea: ["g 4/4"], grimoire: ["r 1/1"] },
    play: [{ use: "seizes" }, "both pass", { use: "returns" }, "both pass", ...bothPass(2)],
    after: { turn: 4, you: { hand: ["g 4/4", "r 1/1"], battleArea: [] }, events: [{ type: "effectEnded" }] },
  });

  scenario("mag:306.1.1", "while its source is there it outlasts the turn and the departure of other units", {
    cards: [RETURNS],
    me: { hand: ["takes a hostage", "returns"], stones: "bnnn", battleArea: ["r 1/1"] },
    you: { battleArea: ["g 4/4"] },
    play: [
      { use: "takes a hostage" },
      "both pass",
      "both pass",
      { use: "returns" },
      { pick: "r 1/1" },
      "both pass",
      ...bothPass(2),
    ],
    after: { turn: 4, me: { battleArea: ["takes a hostage", { name: "g 4/4", owner: "you" }], hand: ["r 1/1"] } },
  });
});
