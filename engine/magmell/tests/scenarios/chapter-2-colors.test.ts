import { describe } from "vitest";
import { createQuickMagic, createTargetedBody, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("colours (212)", () => {
  const redCatalyst = createUnit("green with a red catalyst", "g/r", "1/1");

  scenario(["mag:212.2", "mag:211.2"], "a card has the colours of its use cost, and none of its catalyst", {
    cards: [redCatalyst],
    me: { battleArea: ["green with a red catalyst", "rg 3/2", "any 5/6"] },
    after: {
      me: {
        battleArea: [
          { name: "green with a red catalyst", colors: ["green"] },
          { name: "rg 3/2", colors: ["green", "red"] },
          { name: "any 5/6", colors: [] },
        ],
      },
    },
  });

  scenario("mag:212.1", "a colour is chosen from the three", {
    me: { hand: ["burns what has a colour"], stones: "rnn" },
    you: { battleArea: ["g 4/4", "r 4/4", "any 5/6"] },
    play: [{ use: "burns what has a colour" }, "both pass", { refused: { option: 3 } }, { option: "green" }],
    after: {
      you: {
        battleArea: [
          { name: "g 4/4", damage: 2 },
          { name: "r 4/4", damage: 0 },
          { name: "any 5/6", damage: 0 },
        ],
      },
    },
  });

  const negatesRed = createQuickMagic(
    "negates a red ability",
    "b",
    createTargetedBody(
      { zones: ["chant"], where: { card: false, color: "red" }, count: 1 },
      { do: "negate", what: { target: 0 } },
    ),
  );

  scenario("mag:212.3", "an ability has the colours of the instance that it comes from", {
    cards: [negatesRed],
    me: { hand: ["2 damage when summoned"], stones: "rnn" },
    you: { hand: ["negates a red ability"], stones: "b" },
    play: [
      { use: "2 damage when summoned" },
      "both pass",
      { pick: "you" },
      "pass",
      { use: "negates a red ability", by: "you" },
      "both pass",
    ],
    after: { you: { life: 20 }, chant: [] },
  });

  scenario("mag:212.3", "and no other", {
    cards: [negatesRed],
    me: { hand: ["draws when summoned"], stones: "bn" },
    you: { hand: ["negates a red ability"], stones: "b" },
    play: [
      { use: "draws when summoned" },
      "both pass",
      { now: { chant: ["ability of draws when summoned"] } },
      "pass",
      { refused: { use: "negates a red ability" }, because: ["NO_TARGET"] },
      "pass",
    ],
    after: { me: { hand: ["b 4/4"] } },
  });

  scenario(["mag:212.4", "mag:303.1"], "abilities define colours, in place of those there are or besides them", {
    me: { battleArea: ["paints mine red", "g 1/1", "paints all blue too"] },
    you: { battleArea: ["g 1/1"] },
    after: {
      me: {
        battleArea: [
          { name: "paints mine red", colors: ["blue", "red"] },
          { name: "g 1/1", colors: ["blue", "red"] },
          { name: "paints all blue too", colors: ["blue", "red"] },
        ],
      },
      you: { battleArea: [{ name: "g 1/1", colors: ["blue", "green"] }] },
    },
  });

  scenario("mag:212.5", "the three basic stones have their colour, other stones none", {
    me: { stones: "rgbn" },
    after: {
      me: {
        stoneArea: [
          { name: "赤の魔石", colors: ["red"] },
          { name: "緑の魔石", colors: ["green"] },
          { name: "青の魔石", colors: ["blue"] },
          { name: "plain stone", colors: [] },
        ],
      },
    },
  });

  scenario("mag:212.6", "to be colourless is to have no colour", {
    me: { hand: ["destroys all without colour"], stones: "grr", battleArea: ["r 1/1", "any 5/6"] },
    you: { stones: "nx", battleArea: ["sprout"] },
    play: [{ use: "destroys all without colour" }, "both pass"],
    after: {
      me: { battleArea: ["r 1/1"], stones: "GRR", dust: ["any 5/6", "destroys all without colour"] },
      you: { battleArea: [], stones: "", dust: ["plain stone", "plain stone"] },
    },
  });
});

describe("where a text works (214)", () => {
  scenario(["mag:214.1.1", "mag:303.1.1.1"], "a unit's text works in the battle area only", {
    me: { hand: ["strong in numbers"], stones: "gn", battleArea: ["g 1/1"], dust: ["strong in numbers"] },
    play: [
      { now: { me: { battleArea: [{ name: "g 1/1", ap: 1, hp: 1 }] } } },
      { use: "strong in numbers" },
      { now: { me: { battleArea: [{ name: "g 1/1", ap: 1, hp: 1 }] } } },
      "both pass",
    ],
    after: {
      me: {
        battleArea: [
          { name: "g 1/1", ap: 2, hp: 2 },
          { name: "strong in numbers", ap: 1, hp: 1 },
        ],
      },
    },
  });

  scenario(["mag:214.1.1", "mag:303.1.1"], "unless it says that it works elsewhere", {
    me: { battleArea: ["r 2/2"], dust: ["leads from field and dust"] },
    you: { battleArea: ["r 2/2"], hand: ["leads from field and dust"] },
    after: {
      me: { battleArea: [{ name: "r 2/2", ap: 3 }] },
      you: { battleArea: [{ name: "r 2/2", ap: 2 }] },
    },
  });

  scenario(["mag:214.1.2", "mag:303.1.1.2"], "a stone's text works in the stone area only", {
    me: {
      dust: ["stone of the green"],
      stoneArea: ["stone of the green", "stone of the green"],
      battleArea: ["g 1/1"],
    },
    you: {
      stoneArea: ["stone of the green", "stone of the green", "stone of the green"],
      battleArea: ["g 1/1"],
    },
    after: {
      me: { battleArea: [{ name: "g 1/1", ap: 1 }] },
      you: { battleArea: [{ name: "g 1/1", ap: 4 }] },
    },
  });

  scenario(["mag:214.1.3", "mag:303.1.1.3", "mag:102"], "a magic's text works while it is on the chant", {
    me: { hand: ["cannot be negated"], stones: "rn" },
    you: { hand: ["negates"], stones: "bn" },
    play: [{ use: "cannot be negated" }, "pass", { use: "negates", by: "you" }, "both pass", "both pass"],
    after: {
      you: { life: 18, dust: ["negates"] },
      never: [{ type: "negated" }],
    },
  });

  scenario(["mag:214.1.3", "mag:704.3.2.4"], "a magic does nothing before it resolves, and not when it is discarded", {
    me: { hand: ["they discard 1"], stones: "b" },
    you: { hand: ["gains 3"], life: 10 },
    play: [{ use: "they discard 1" }, "both pass"],
    after: { you: { dust: ["gains 3"], life: 10 } },
  });
});
