import { describe } from "vitest";
import { createBody, createMagic } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("using and summoning (225, 226)", () => {
  scenario(["mag:225.2", "mag:702.3.1", "mag:408.2"], "to use a card is to put it on top of the chant and pay", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "bolt 2" }],
    after: {
      chant: ["bolt 2"],
      me: { hand: [], stones: "R", used: 1 },
      you: { battleArea: [{ name: "g 4/4", damage: 0 }] },
      events: [{ type: "moved", name: "bolt 2", from: "hand", to: "chant" }, { type: "rested" }, { type: "used" }],
    },
  });

  scenario("mag:225.1.1", "an effect that uses a card ignores its timing", {
    me: {
      hand: ["uses a magic from dust"],
      dust: ["burns player 4", "g 1/1"],
      stones: "brnnnnn",
    },
    play: [
      { use: "uses a magic from dust" },
      { pick: "plain stone" },
      "both pass",
      "both pass",
      { pick: "burns player 4" },
      { pick: "you" },
      { now: { chant: ["burns player 4"] } },
      "both pass",
    ],
    after: { you: { life: 16 }, me: { dust: ["burns player 4", "g 1/1"], stones: "BRNNNNN" } },
  });

  scenario(["mag:226.1", "mag:226.2", "mag:226.2.1"], "a unit can be summoned without being used", {
    me: { hand: ["summons from dust"], dust: ["gains when magic is used", "draws when summoned"], stones: "ggn" },
    play: [
      { use: "summons from dust" },
      { pick: "draws when summoned" },
      "both pass",
      { now: { chant: ["ability of draws when summoned"] } },
      "both pass",
    ],
    after: {
      me: { battleArea: ["draws when summoned"], hand: ["b 4/4"], used: 1 },
      never: [{ type: "used", name: "draws when summoned" }],
    },
  });

  scenario(["mag:226.2.2", "mag:231.1", "mag:407.1"], "a unit that is negated is not summoned and goes to the dust", {
    me: { hand: ["draws when summoned"], stones: "bn" },
    you: { hand: ["negates"], stones: "bn" },
    play: [{ use: "draws when summoned" }, "pass", { use: "negates", by: "you" }, "both pass"],
    after: {
      me: { battleArea: [], dust: ["draws when summoned"], hand: [] },
      you: { dust: ["negates"] },
      chant: [],
      never: [{ type: "resolved", name: "draws when summoned" }],
    },
  });
});

describe("destroying and returning (227, 228)", () => {
  scenario("mag:227.1", "a destroyed unit goes to the dust", {
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "destroys a unit" }, "both pass"],
    after: { you: { battleArea: [], dust: ["g 4/4"] }, me: { dust: ["destroys a unit"] } },
  });

  scenario("mag:227.1", "so does a destroyed stone", {
    me: { hand: ["destroys a stone"], stones: "rnn" },
    you: { stones: "g" },
    play: [{ use: "destroys a stone" }, "both pass"],
    after: { you: { stones: "", dust: ["緑の魔石"] } },
  });

  scenario("mag:227.1", "what lies elsewhere cannot be destroyed", {
    cards: [
      createMagic(
        "destroys the dust",
        "b",
        createBody({ do: "destroy", what: { all: ["dust", "hand"], whose: "opponent" } }),
      ),
    ],
    me: { hand: ["destroys the dust"], stones: "b" },
    you: { dust: ["g 1/1"], hand: ["g 2/2"] },
    play: [{ use: "destroys the dust" }, "both pass"],
    after: { you: { dust: ["g 1/1"], hand: ["g 2/2"] }, never: [{ type: "moved", cause: "destroy" }] },
  });

  scenario(["mag:227.1", "mag:102"], "what cannot be destroyed stays, also with no HP left", {
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { battleArea: [{ name: "cannot be destroyed", counters: { weak: 2 } }] },
    play: [{ use: "destroys a unit" }, "both pass"],
    after: { you: { battleArea: [{ name: "cannot be destroyed", hp: 0 }], dust: [] } },
  });

  scenario(["mag:228.1", "house:4"], "returned to a zone that the card names", {
    me: { hand: ["returns a unit to the bottom"], stones: "bnn" },
    you: { battleArea: ["g 4/4"], grimoire: ["r 1/1"] },
    play: [{ use: "returns a unit to the bottom" }, "both pass"],
    after: { you: { battleArea: [], grimoire: ["r 1/1", "g 4/4"], hand: [] } },
  });
});

describe("priority (232)", () => {
  scenario(["mag:232.4.5", "mag:702.3.5"], "after a use the turn player gets priority, whoever used the card", {
    me: {},
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: ["pass", { use: "gains 3", by: "you" }],
    after: { asks: { of: "me", ask: "priority" }, chant: ["gains 3"] },
  });

  scenario(["mag:232.4.4", "mag:704.3.3"], "after something resolved the turn player gets priority", {
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: ["pass", { use: "gains 3", by: "you" }, "both pass"],
    after: { asks: { of: "me", ask: "priority" }, chant: [], you: { life: 13 } },
  });

  scenario(["mag:232.6", "mag:408.5", "mag:704.1"], "two passes resolve the topmost of the chant only", {
    me: { hand: ["gains 3", "bolt 2"], stones: "gr", life: 10 },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "gains 3" }, { use: "bolt 2" }, "both pass"],
    after: { chant: ["gains 3"], me: { life: 10 }, you: { battleArea: [{ name: "g 4/4", damage: 2 }] } },
  });

  scenario(["mag:232.5", "mag:232.6"], "a use in between starts the count of passes anew", {
    me: { hand: ["gains 3"], stones: "g", life: 10 },
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: [{ use: "gains 3", by: "me" }, "pass", { use: "gains 3", by: "you" }, "pass"],
    after: { chant: ["gains 3", "gains 3"], asks: { of: "you", ask: "priority" } },
  });

  scenario(["mag:232.6", "mag:601.4"], "with an empty chant two passes end the phase", {
    play: ["both pass"],
    after: { phase: "end", asks: { of: "me", ask: "priority" } },
  });

  scenario("mag:232.2", "priority once passed is gone until somebody gets it again", {
    me: { hand: ["gains 3"], stones: "g" },
    play: ["pass", { refused: { use: "gains 3" }, by: "me", because: ["NO_PRIORITY"] }],
    after: { asks: { of: "you", ask: "priority" } },
  });
});
