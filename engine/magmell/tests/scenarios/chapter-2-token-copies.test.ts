import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createTokenCard,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const SPRITE = { ...createTokenCard("algae sprite", "2/2"), colors: ["blue", "green"] } as const;
const MAKES = createMagic("makes a sprite", "b", createBody({ do: "token", token: SPRITE, count: 1 }));
const BY_HAND_SIZE = {
  ...createTokenCard(
    "paper shape",
    "0/0",
    createStaticAbility("self", [
      { set: "ap", amount: { count: { all: "hand", whose: "you" } } },
      { set: "hp", amount: { count: { all: "hand", whose: "you" } } },
    ]),
  ),
  ap: null,
  hp: null,
};
const COPIES = createQuickMagic(
  "copies a unit",
  "b",
  createTargetedBody(ANY_UNIT, { do: "token", copy: { target: 0 }, count: 1 }),
);

describe("colours of tokens (206.3, 212)", () => {
  scenario(["mag:206.3", "mag:212.3"], "a token has the colours that its maker says", {
    cards: [MAKES],
    me: { hand: ["makes a sprite"], stones: "b" },
    play: [{ use: "makes a sprite" }, "both pass"],
    after: { me: { battleArea: [{ name: "algae sprite", ap: 2, hp: 2, colors: ["blue", "green"], useCost: 0 }] } },
  });

  scenario("mag:212.6", "a token without colours is colourless", {
    me: { hand: ["makes 2 sprouts"], stones: "gg" },
    play: [{ use: "makes 2 sprouts" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "sprout", colors: [] },
          { name: "sprout", colors: [] },
        ],
      },
    },
  });

  scenario(["mag:206.3", "mag:303.1"], "its ability may say how large it is", {
    cards: [createMagic("makes a shape", "b", createBody({ do: "token", token: BY_HAND_SIZE, count: 1 }))],
    me: { hand: ["makes a shape", "b 1/1", "b 2/2"], stones: "b" },
    play: [{ use: "makes a shape" }, "both pass"],
    after: { me: { battleArea: [{ name: "paper shape", ap: 2, hp: 2 }] } },
  });
});

describe("tokens with the information of a unit (204.2)", () => {
  scenario(["mag:204.2", "mag:206.1"], "name, colours, AP, HP and abilities are those of the card", {
    cards: [COPIES],
    me: { hand: ["copies a unit"], stones: "b" },
    you: { battleArea: [{ name: "leaves an ember", damage: 0, counters: { power: 2 } }] },
    play: [{ use: "copies a unit" }, "both pass"],
    after: {
      me: { battleArea: [{ name: "leaves an ember", ap: 2, hp: 1, colors: ["red"], counters: {}, owner: "me" }] },
    },
  });

  scenario(["mag:206.4", "mag:301.1"], "its abilities work, and it ceases to exist like any token", {
    cards: [COPIES],
    me: { hand: ["copies a unit", "bolt 2"], stones: "bbrr" },
    you: { battleArea: ["leaves an ember"] },
    play: [
      { use: "copies a unit" },
      "both pass",
      { use: "bolt 2" },
      { pick: "leaves an ember", of: "me" },
      "both pass",
      "both pass",
    ],
    after: { me: { battleArea: ["ember"], dust: ["copies a unit", "bolt 2"] } },
  });

  scenario("mag:301.7", "a unit that is gone by then is copied as it was known", {
    cards: [
      createMagic(
        "destroys and copies",
        "b",
        createTargetedBody(
          ANY_UNIT,
          { do: "destroy", what: { target: 0 } },
          { do: "token", copy: { target: 0 }, count: 2, rested: true },
        ),
      ),
    ],
    me: { hand: ["destroys and copies"], stones: "b" },
    you: { battleArea: ["g 3/3"] },
    play: [{ use: "destroys and copies" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "g 3/3", ap: 3, rested: true },
          { name: "g 3/3", ap: 3, rested: true },
        ],
      },
      you: { dust: ["g 3/3"] },
    },
  });

  scenario("mag:103", "without a unit there is no token", {
    cards: [
      createUnit("lonely", "b", "1/1"),
      createMagic(
        "copies their best",
        "b",
        createBody({ do: "token", copy: { all: "battleArea", whose: "opponent" }, count: 1 }),
      ),
    ],
    me: { hand: ["copies their best"], stones: "b", battleArea: ["lonely"] },
    play: [{ use: "copies their best" }, "both pass"],
    after: { me: { battleArea: ["lonely"] } },
  });
});
