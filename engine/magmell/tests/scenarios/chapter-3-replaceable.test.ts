import { describe, expect, it } from "vitest";
import { type EventPattern, REPLACEABLE_EVENTS } from "../../model/ability";
import type { Effect } from "../../model/effect";
import {
  ANY_CHANT_CARD,
  createBody,
  createQuickMagic,
  createReplacementAbility,
  createStone,
  createTargetedBody,
  createTokenCard,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { ScenarioLine } from "../../testing/scenario/steps";
import type { PlayerSetup } from "../../testing/scenario/table";

/** An event of my turn that my opponent's effect replaces: its pattern, what I have and do, and what they have. */
type Case = {
  readonly on: EventPattern;
  readonly does?: Effect;
  readonly play?: readonly ScenarioLine[];
  readonly me?: PlayerSetup;
  readonly you?: PlayerSetup;
};

const UNIT = { kind: "unit" } as const;
const STONES = { all: "stoneArea", whose: "you" } as const;
const UNITS = { all: "battleArea", whose: "you" } as const;

const CASES: readonly Case[] = [
  {
    on: { on: "move", what: UNIT, cause: "destroy" },
    does: { do: "destroy", what: UNITS },
    me: { battleArea: ["r 1/1"] },
  },
  { on: { on: "token", what: UNIT }, does: { do: "token", token: createTokenCard("sprite", "1/1"), count: 1 } },
  { on: { on: "damage", what: { player: "opponent" } }, does: { do: "damage", to: { player: "you" }, amount: 1 } },
  { on: { on: "lifeGained", who: "opponent" }, does: { do: "gainLife", who: "you", amount: 1 }, me: { life: 9 } },
  { on: { on: "lifeLost", who: "opponent" }, does: { do: "loseLife", who: "you", amount: 1 } },
  {
    on: { on: "lifeBecomes", who: "opponent", is: "<=", than: 0 },
    does: { do: "loseLife", who: "you", amount: 30 },
  },
  { on: { on: "attack", what: UNIT }, me: { battleArea: ["r 1/1"] }, play: [{ attack: "r 1/1" }, "both pass"] },
  {
    on: { on: "defend", what: UNIT },
    me: { battleArea: ["r 1/1"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "r 1/1" }, "both pass", "both pass", { pick: "g 4/4" }],
  },
  {
    on: { on: "woke", what: UNIT },
    does: { do: "wake", what: UNITS },
    me: { battleArea: [{ name: "r 1/1", rested: true }] },
  },
  { on: { on: "rested", what: UNIT }, does: { do: "rest", what: UNITS }, me: { battleArea: ["r 1/1"] } },
  {
    on: { on: "turnedFaceUp", what: { whose: "opponent" } },
    does: { do: "turnFaceUp", what: STONES },
    me: { stones: "x" },
  },
  {
    on: { on: "turnedFaceDown", what: { whose: "opponent" } },
    does: { do: "turnFaceDown", what: STONES },
    me: { stones: "r" },
  },
  {
    on: { on: "countersPut", what: UNIT },
    does: { do: "putCounters", on: UNITS, counter: "charge", count: 1 },
    me: { battleArea: ["r 1/1"] },
  },
  {
    on: { on: "countersRemoved", what: UNIT },
    does: { do: "removeCounters", on: UNITS, counter: "charge", count: 1 },
    me: { battleArea: [{ name: "r 1/1", counters: { charge: 1 } }] },
  },
  {
    on: { on: "negated", what: { kind: "magic" } },
    me: { hand: ["nothing", "negates it"] },
    play: [{ use: "nothing" }, { use: "negates it" }, "both pass"],
  },
];

const USED: readonly ScenarioLine[] = [{ use: "does it" }, "both pass"];

describe("each kind of event that can be replaced is replaced (306.1.2)", () => {
  for (const { on, does, play = USED, me = {}, you = {} } of CASES) {
    scenario("mag:306.1.2", `${on.on}: something else happens instead`, {
      cards: [
        createStone("says so", createReplacementAbility(on, { effects: [{ do: "gainLife", who: "you", amount: 1 }] })),
        createQuickMagic("does it", "", createBody(...(does === undefined ? [] : [does]))),
        createQuickMagic("nothing", "", createBody()),
        createQuickMagic("negates it", "", createTargetedBody(ANY_CHANT_CARD, { do: "negate", what: { target: 0 } })),
      ],
      me: { hand: ["does it"], ...me },
      you: { stoneArea: ["says so"], life: 10, ...you },
      play,
      after: { you: { life: 11 }, events: [{ type: "replaced", source: "says so" }] },
    });
  }

  it("and no kind is left out", () => {
    expect(CASES.map(({ on }) => on.on).sort()).toEqual([...REPLACEABLE_EVENTS].sort());
  });
});
