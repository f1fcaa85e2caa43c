import { describe } from "vitest";
import type { EventPattern } from "../../model/ability";
import { createBody, createTriggeredAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const PHASES_OF_A_TURN = ["standby", "draw", "stone", "main", "end"] as const;
const rested = (name: string) => ({ name, rested: true });
const gainsWhen = (name: string, on: EventPattern) =>
  createUnit(name, "g", "1/1", createTriggeredAbility(on, createBody({ do: "gainLife", who: "you", amount: 1 })));

describe("the five phases (601)", () => {
  scenario("mag:601.2", "they come in their order, turn after turn", {
    phase: "end",
    play: ["both pass", "both pass", "both pass"],
    after: {
      turn: 5,
      events: ["end" as const, ...PHASES_OF_A_TURN, "standby" as const].map(
        (phase) => ({ type: "phaseBegan", phase }) as const,
      ),
    },
  });

  scenario(["mag:605.2", "mag:606.2", "mag:601.4"], "in main and end phase the turn player gets priority first", {
    turnPlayer: "you",
    play: [
      { now: { phase: "main", asks: { of: "you", ask: "priority" } } },
      "both pass",
      { now: { phase: "end", asks: { of: "you", ask: "priority" } } },
    ],
    after: { phase: "end" },
  });

  scenario(["mag:601.4", "mag:408.5"], "both passing resolves the chant first, and ends the phase when it is empty", {
    me: { hand: ["gains 3"], stones: "g", life: 10 },
    play: [{ use: "gains 3" }, "both pass", { now: { phase: "main", chant: [], me: { life: 13 } } }, "both pass"],
    after: { phase: "end" },
  });

  scenario(["mag:606.3", "mag:606.3.1"], "the procedure at the end of a turn waits for both to pass", {
    phase: "end",
    me: { battleArea: [{ name: "r 4/4", damage: 3 }] },
    play: [
      "pass",
      { now: { turn: 3, me: { battleArea: [{ name: "r 4/4", damage: 3 }] } } },
      "pass",
      { now: { events: [{ type: "damageRemoved" }, { type: "turnBegan" }] } },
    ],
    after: { turn: 4, me: { battleArea: [{ name: "r 4/4", damage: 0 }] } },
  });
});

describe("what a phase does before anybody gets priority", () => {
  scenario(["mag:602.1", "mag:102"], "what cannot wake stays rested", {
    phase: "standby",
    me: { battleArea: [rested("does not wake"), rested("r 1/1")] },
    after: { me: { battleArea: [rested("does not wake"), { name: "r 1/1", rested: false }] } },
  });

  scenario("mag:602.3", "a player without life loses in the standby phase, before the draw", {
    phase: "standby",
    me: { life: 0 },
    after: { phase: "standby", winner: "you", me: { hand: [] } },
  });

  scenario(["mag:603.1", "house:3"], "the card of the turn is drawn in the draw phase", {
    phase: "draw",
    me: { grimoire: ["r 1/1"] },
    after: {
      phase: "main",
      me: { hand: ["r 1/1"], grimoire: [] },
      events: [
        { type: "phaseBegan", phase: "draw" },
        { type: "moved", cause: "draw" },
        { type: "phaseBegan", phase: "stone" },
      ],
    },
  });

  scenario(["mag:603.3", "mag:705.4.2"], "whoever could not draw loses in the draw phase, before the stone", {
    phase: "draw",
    me: { grimoire: [], stoneDeck: ["赤の魔石"] },
    after: { phase: "draw", winner: "you", me: { stones: "" } },
  });

  scenario("mag:603.1.1", "the draw phase that is left out names the rule", {
    phase: "end",
    turn: 0,
    turnPlayer: "you",
    play: ["both pass"],
    after: {
      turn: 1,
      me: { hand: [] },
      events: [{ type: "phaseSkipped", rule: "mag:603.1.1", player: "me", phase: "draw" }],
    },
  });

  scenario(
    ["mag:604.1", "mag:406.2", "house:2"],
    "a stone comes face up and awake; without one the event names the ruling",
    {
      phase: "end",
      me: { stoneDeck: ["赤の魔石", "青の魔石"] },
      you: { stoneDeck: [] },
      play: [
        "both pass",
        {
          now: {
            phase: "main",
            you: { stones: "" },
            events: [{ type: "stoneMissing", rule: "house:2", player: "you" }],
          },
        },
        "both pass",
        "both pass",
      ],
      after: {
        me: { stoneArea: [{ name: "赤の魔石", rested: false, faceDown: false }], stoneDeck: ["青の魔石"] },
      },
    },
  );

  scenario("mag:604.3", "a player without life loses in the stone phase, before the main phase", {
    phase: "stone",
    you: { life: -1 },
    after: { phase: "stone", winner: "me" },
  });
});

/** Each moment of a turn: where it triggers, and phases that come after it. */
const MOMENTS = [
  { name: "turn begins", on: { on: "turnBegins", whose: "you" }, phase: "standby", late: "draw" },
  { name: "draw begins", on: { on: "phaseBegins", phase: "draw", whose: "you" }, phase: "draw", late: "stone" },
  { name: "stone begins", on: { on: "phaseBegins", phase: "stone", whose: "you" }, phase: "stone", late: "main" },
] as const;

describe("what triggers where nobody is asked (602.2, 603.2, 604.2, house:13)", () => {
  for (const { name, on, phase, late } of MOMENTS) {
    scenario(["mag:602.2", "mag:603.2", "mag:604.2", "house:13"], `it has resolved by the main phase: ${name}`, {
      cards: [gainsWhen(name, on)],
      phase,
      me: { battleArea: [name], life: 10 },
      after: { phase: "main", chant: [], me: { life: 11 }, asks: { of: "me", ask: "priority" } },
    });

    scenario(["mag:602.2", "mag:603.2", "mag:604.2"], `it does not trigger in a later phase: ${name}`, {
      cards: [gainsWhen(name, on)],
      phase: late,
      me: { battleArea: [name], life: 10 },
      after: { me: { life: 10 }, never: [{ type: "triggered" }] },
    });

    scenario(["mag:602.2", "mag:603.2", "mag:604.2"], `it does not trigger in the other player's turn: ${name}`, {
      cards: [gainsWhen(name, on)],
      phase,
      turnPlayer: "you",
      me: { battleArea: [name], life: 10 },
      after: { me: { life: 10 }, never: [{ type: "triggered" }] },
    });
  }

  scenario("mag:603.2", "“when the draw phase begins” triggers after the card of the turn has been drawn", {
    cards: [gainsWhen("draw begins", { on: "phaseBegins", phase: "draw", whose: "you" })],
    phase: "draw",
    me: { battleArea: ["draw begins"] },
    after: {
      events: [
        { type: "phaseBegan", phase: "draw" },
        { type: "moved", cause: "draw" },
        { type: "momentCame" },
        { type: "triggered" },
      ],
    },
  });

  scenario("mag:606.1", "“at the end of the turn” does not trigger in the main phase", {
    phase: "main",
    me: { battleArea: ["stings at every end"] },
    after: { chant: [], never: [{ type: "triggered" }] },
  });

  scenario("mag:605.1", "“when the main phase begins” does not trigger in the end phase", {
    phase: "end",
    me: { battleArea: ["gains at each main phase"] },
    after: { chant: [], never: [{ type: "triggered" }] },
  });
});
