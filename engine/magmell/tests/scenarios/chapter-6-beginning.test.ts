import { describe } from "vitest";
import { createBody, createMagic, createTriggeredAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("the standby phase (602)", () => {
  scenario(["mag:602.1", "mag:219.3.2"], "units and stones wake; what is awake already, or theirs, does not", {
    phase: "standby",
    me: { stones: "RGb", battleArea: [{ name: "r 1/1", rested: true }, "g 1/1"] },
    you: { stones: "B", battleArea: [{ name: "b 1/1", rested: true }] },
    after: {
      phase: "main",
      me: {
        stones: "rgbn",
        battleArea: [
          { name: "r 1/1", rested: false },
          { name: "g 1/1", rested: false },
        ],
      },
      you: { stones: "B", battleArea: [{ name: "b 1/1", rested: true }] },
      never: [
        { type: "woke", name: "g 1/1" },
        { type: "woke", name: "b 1/1" },
      ],
    },
  });

  scenario(["mag:602.1", "mag:302.1.1", "mag:703.4.1.1"], "what watches them wake triggers once for each", {
    phase: "standby",
    me: {
      life: 10,
      battleArea: [
        { name: "gains when mine wake", rested: true },
        { name: "r 1/1", rested: true },
        { name: "g 1/1", rested: true },
      ],
    },
    play: [{ option: 0 }],
    after: { phase: "main", me: { life: 12 } },
  });

  scenario(["mag:602.1", "mag:222.2"], "a borrowed unit wakes with those of its commander, not with its owner's", {
    phase: "standby",
    me: { battleArea: [{ name: "r 1/1", rested: true, control: "you" }] },
    you: { battleArea: [{ name: "g 1/1", rested: true, control: "me" }] },
    after: {
      me: { battleArea: [{ name: "g 1/1", rested: false, owner: "you" }] },
      you: { battleArea: [{ name: "r 1/1", rested: true, owner: "me" }] },
    },
  });

  scenario(["mag:602.2", "mag:602.3", "house:13"], "“when the turn begins” comes about before the card of the turn", {
    phase: "standby",
    me: { battleArea: [{ name: "charges each turn", counters: { charge: 2 } }], grimoire: ["r 1/1", "r 2/2"] },
    after: {
      phase: "main",
      me: { hand: ["r 1/1"], battleArea: [{ name: "charges each turn", counters: {} }] },
      you: { life: 17 },
      events: [
        { type: "triggered", name: "charges each turn" },
        { type: "damaged", to: "you", amount: 3 },
        { type: "phaseBegan", phase: "draw" },
        { type: "moved", cause: "draw" },
      ],
    },
  });

  scenario("mag:602.2", "mine does not trigger when their turn begins", {
    phase: "standby",
    turnPlayer: "you",
    me: { battleArea: ["charges each turn"] },
    after: { me: { battleArea: [{ name: "charges each turn", counters: {} }] }, never: [{ type: "triggered" }] },
  });

  scenario(["mag:602.3", "mag:232.3", "mag:705.3.2"], "a unit that the turn finds without HP dies before the draw", {
    phase: "standby",
    me: { battleArea: [{ name: "g 1/1", counters: { weak: 1 } }], grimoire: ["r 1/1", "r 2/2"] },
    after: {
      me: { dust: ["g 1/1"], hand: ["r 1/1"] },
      events: [
        { type: "moved", name: "g 1/1", to: "dust" },
        { type: "phaseBegan", phase: "draw" },
      ],
    },
  });

  scenario(["mag:602.2", "mag:602.1"], "both players' triggers of the same beginning: the turn player's is put first", {
    phase: "standby",
    me: { life: 10, battleArea: ["knells at each beginning"] },
    you: { life: 10, battleArea: ["knells at each beginning"] },
    cards: [
      createUnit(
        "knells at each beginning",
        "r",
        "1/1",
        createTriggeredAbility(
          { on: "turnBegins", whose: "anyone" },
          createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }),
        ),
      ),
    ],
    after: {
      me: { life: 9 },
      you: { life: 9 },
      events: [
        { type: "damaged", to: "me" },
        { type: "damaged", to: "you" },
      ],
    },
  });
});

describe("the draw phase (603)", () => {
  scenario(["mag:603.1", "mag:603.3"], "the turn player draws one card and the other none", {
    phase: "draw",
    me: { grimoire: ["r 1/1", "r 2/2"] },
    you: { grimoire: ["g 1/1"] },
    after: { phase: "main", me: { hand: ["r 1/1"], grimoire: ["r 2/2"] }, you: { hand: [], grimoire: ["g 1/1"] } },
  });

  scenario(["mag:603.1.1", "mag:604.1"], "the very first turn has no draw phase, but a stone", {
    phase: "standby",
    turn: 1,
    me: { stoneDeck: ["赤の魔石"] },
    after: {
      phase: "main",
      me: { hand: [], stones: "r" },
      events: [{ type: "phaseSkipped", phase: "draw" }],
      never: [{ type: "moved", cause: "draw" }],
    },
  });

  scenario(["mag:603.1.1", "mag:601.1"], "the second player draws in their first turn", {
    phase: "end",
    turn: 1,
    you: { grimoire: ["g 1/1"] },
    play: ["both pass"],
    after: { turn: 2, turnPlayer: "you", phase: "main", you: { hand: ["g 1/1"] } },
  });

  scenario(["mag:603.1", "mag:229.3", "mag:705.4.2"], "without a card to draw the turn player loses before the stone", {
    phase: "draw",
    me: { grimoire: [] },
    after: {
      winner: "you",
      events: [{ type: "drewFromEmpty" }, { type: "defeated", rule: "mag:705.4.2" }],
      never: [{ type: "phaseBegan", phase: "stone" }],
    },
  });

  scenario(["mag:603.1", "mag:202.3.1", "mag:602.2"], "winning when the turn begins comes before decking", {
    phase: "standby",
    me: {
      grimoire: [],
      battleArea: ["wins with 8 units", "r 1/1", "r 1/1", "r 1/1", "r 1/1", "g 1/1", "g 1/1", "g 1/1"],
    },
    after: { winner: "me", never: [{ type: "drewFromEmpty" }] },
  });

  scenario(["mag:202.5", "mag:229.3"], "whoever decks and wins by one effect loses", {
    cards: [
      createMagic("draws and wins", "b", createBody({ do: "draw", who: "you", count: 1 }, { do: "win", who: "you" })),
    ],
    me: { hand: ["draws and wins"], stones: "b", grimoire: [] },
    play: [{ use: "draws and wins" }, "both pass"],
    after: { winner: "you" },
  });

  scenario(["mag:202.3.1", "house:11"], "the same in the other order: the game is over before the draw", {
    cards: [
      createMagic("wins and draws", "b", createBody({ do: "win", who: "you" }, { do: "draw", who: "you", count: 1 })),
    ],
    me: { hand: ["wins and draws"], stones: "b", grimoire: [] },
    play: [{ use: "wins and draws" }, "both pass"],
    after: { winner: "me", never: [{ type: "drewFromEmpty" }] },
  });

  scenario(["mag:202.4", "mag:705.4.2"], "when both deck at the same check, the game is drawn", {
    cards: [
      createMagic(
        "both draw",
        "b",
        createBody({ do: "draw", who: "you", count: 1 }, { do: "draw", who: "opponent", count: 1 }),
      ),
    ],
    me: { hand: ["both draw"], stones: "b", grimoire: [] },
    you: { grimoire: [] },
    play: [{ use: "both draw" }, "both pass"],
    after: { winner: "nobody" },
  });
});
