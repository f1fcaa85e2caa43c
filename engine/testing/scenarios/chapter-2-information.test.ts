import { describe } from "vitest";
import { aimed, quick, unit } from "../pool/builders";
import { scenario } from "../scenario";

describe("numbers (203)", () => {
  scenario("mag:203.2", "half of an odd number is rounded as the card says", {
    me: { hand: ["drains half their life"], stones: "rbnnn" },
    you: { life: 7 },
    play: [{ use: "drains half their life" }, "both pass"],
    after: { me: { stones: "BNNNX" }, you: { life: 3 } },
  });

  scenario("mag:203.3", "a negative amount of damage is ignored", {
    cards: [
      quick("burns by a negative number", "r", {
        effects: [
          { do: "damage", to: { player: "opponent" }, amount: { minus: [1, 3] } },
          { do: "gainLife", who: "you", amount: { minus: [1, 3] } },
        ],
      }),
    ],
    me: { hand: ["burns by a negative number"], stones: "r", life: 10 },
    you: { life: 10 },
    play: [{ use: "burns by a negative number" }, "both pass"],
    after: {
      me: { life: 10, dust: ["burns by a negative number"] },
      you: { life: 10 },
      never: [{ type: "damaged" }, { type: "lifeGained" }, { type: "lifeLost" }],
    },
  });

  scenario("mag:203.4", "dividing a number gives each at least 1", {
    me: { hand: ["divides 3"], stones: "rn" },
    you: { battleArea: ["g 4/4"], life: 20 },
    play: [
      { use: "divides 3" },
      { number: 2 },
      { picks: ["you", "g 4/4"] },
      { now: { asks: { of: "me", ask: "number", min: 1, max: 2 } } },
      { refused: { number: 0 } },
      { refused: { number: 3 } },
      { number: 1 },
      "both pass",
    ],
    after: { you: { life: 19, battleArea: [{ name: "g 4/4", damage: 2 }] } },
  });
});

describe("tokens (206)", () => {
  scenario(["mag:206.1", "mag:206.3"], "a token is what the ability that makes it says", {
    me: { hand: ["makes 2 sprouts"], stones: "gn" },
    play: [{ use: "makes 2 sprouts" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "sprout", ap: 1, hp: 1, colors: [], rested: false },
          { name: "sprout", ap: 1, hp: 1 },
        ],
      },
    },
  });

  scenario(["mag:206.4", "mag:705.4.5"], "a token that is returned to the hand vanishes there at the next check", {
    me: { hand: ["returns a unit"], stones: "bn", battleArea: ["sprout"] },
    play: [{ use: "returns a unit" }, "both pass"],
    after: {
      me: { battleArea: [], hand: [] },
      events: [{ type: "moved", name: "sprout", to: "hand" }, { type: "vanished" }],
    },
  });

  scenario(["mag:206.4", "mag:705.4.5"], "a token in the battle area stays", {
    me: { hand: ["draws 1"], stones: "bn", battleArea: ["sprout"] },
    play: [{ use: "draws 1" }, "both pass"],
    after: { me: { battleArea: ["sprout"] }, never: [{ type: "vanished", name: "sprout" }] },
  });

  scenario(["mag:206.5", "mag:705.4.6"], "a token that dies triggers what watches, and then vanishes from the dust", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["grows when another dies"] },
    you: { battleArea: ["sprout"] },
    play: [{ use: "bolt 2" }, { pick: "sprout" }, "both pass", "both pass"],
    after: {
      me: { battleArea: [{ name: "grows when another dies", counters: { power: 1 } }] },
      you: { battleArea: [], dust: [] },
      events: [
        { type: "moved", name: "sprout", to: "dust" },
        { type: "vanished", name: "sprout" },
      ],
    },
  });

  scenario("mag:206.5", "a token's own ability triggers when it dies", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["ember"] },
    play: [{ use: "bolt 2" }, "both pass", { now: { chant: ["ability of ember"] } }, "both pass"],
    after: { me: { life: 19 }, you: { battleArea: [], dust: [] } },
  });

  scenario(
    ["mag:206.5", "mag:705.4.6"],
    "a token that goes away and comes back vanishes although it is in the battle area",
    {
      cards: [
        quick(
          "any unit to the dream and back",
          "b",
          aimed(
            { zones: ["battleArea"], count: 1 },
            { do: "put", what: { target: 0 }, to: "dream", store: "away" },
            { do: "summon", what: { stored: "away" } },
          ),
        ),
      ],
      me: { hand: ["any unit to the dream and back"], stones: "b", battleArea: ["sprout"] },
      play: [{ use: "any unit to the dream and back" }, "both pass"],
      after: { me: { battleArea: [], dream: [] }, events: [{ type: "vanished", name: "sprout" }] },
    },
  );

  scenario("mag:206.2", "a token is no card: what aims at cards does not find it", {
    me: { hand: ["a unit to the dream and back"], stones: "bn", battleArea: ["sprout"] },
    play: [{ refused: { use: "a unit to the dream and back" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["a unit to the dream and back"] } },
  });
});

describe("names, timing and costs (207 to 211)", () => {
  scenario("mag:207.3", "a name in a text means the cards of that name", {
    me: {
      stoneArea: ["stone of the green", "stone of the green", "stone of the green"],
      battleArea: ["g 2/2", "r 2/2"],
    },
    after: {
      me: {
        battleArea: [
          { name: "g 2/2", ap: 5 },
          { name: "r 2/2", ap: 2 },
        ],
      },
    },
  });

  scenario("mag:207.3", "cards of other names are not counted", {
    me: { stoneArea: ["stone of the green", "stone of the green", "緑の魔石"], battleArea: ["g 2/2"] },
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario(["mag:209.2", "mag:605.5", "mag:225.1"], "a quick card is used in the main phase by either player", {
    me: { hand: ["gains 3"], stones: "g", life: 10 },
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: [{ use: "gains 3", by: "me" }, "pass", { use: "gains 3", by: "you" }, "both pass", "both pass"],
    after: { me: { life: 13 }, you: { life: 13 } },
  });

  scenario(["mag:209.2", "mag:606.2.1", "mag:702.1"], "a quick card is used in the end phase by either player", {
    phase: "end",
    me: { hand: ["gains 3"], stones: "g", life: 10 },
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: ["pass", { use: "gains 3", by: "you" }, { use: "gains 3", by: "me" }, "both pass", "both pass"],
    after: { me: { life: 13 }, you: { life: 13 }, phase: "end" },
  });

  scenario(["mag:209.3", "mag:605.3"], "a normal card is used in one's own main phase, with nothing on the chant", {
    me: { hand: ["r 1/1"], stones: "r" },
    play: [{ use: "r 1/1" }, "both pass"],
    after: { me: { battleArea: ["r 1/1"] } },
  });

  scenario(["mag:209.3", "mag:702.3.1.1"], "not in the end phase, and not by the other player", {
    phase: "end",
    me: { hand: ["r 1/1"], stones: "r" },
    you: { hand: ["g 1/1"], stones: "g" },
    play: [
      { refused: { use: "r 1/1" }, because: ["NORMAL_TIMING"] },
      "pass",
      { refused: { use: "g 1/1" }, because: ["NORMAL_TIMING"] },
    ],
    after: { me: { hand: ["r 1/1"] }, you: { hand: ["g 1/1"] } },
  });

  scenario(["mag:209.3", "mag:605.3"], "not while something is on the chant", {
    me: { hand: ["r 1/1", "gains 3"], stones: "rg" },
    play: [
      { use: "gains 3" },
      { refused: { use: "r 1/1" }, because: ["NORMAL_ON_CHANT"] },
      "both pass",
      { use: "r 1/1" },
    ],
    after: { chant: ["r 1/1"] },
  });

  scenario(["mag:209.3", "mag:605.3"], "not in battle", {
    me: { hand: ["r 1/1"], stones: "r", battleArea: ["g 1/1"] },
    play: [{ attack: "g 1/1" }, { refused: { use: "r 1/1" }, because: ["NORMAL_IN_BATTLE"] }],
    after: { me: { hand: ["r 1/1"] }, step: "designation" },
  });

  scenario("mag:210.2", "a use cost as a number is the sum of its symbols", {
    me: {
      hand: ["summons from dust"],
      stones: "ggn",
      dust: ["b 3/3", "g 3/3", "r 4/4", "catalyst any 3/3"],
    },
    play: [
      { use: "summons from dust" },
      { now: { asks: { of: "me", ask: "pick", offers: ["b 3/3", "g 3/3", "catalyst any 3/3"] } } },
      { pick: "g 3/3" },
      "both pass",
    ],
    after: { me: { battleArea: [{ name: "g 3/3", rested: true, ap: 4, hp: 4 }] } },
  });

  scenario("mag:211.3", "a catalyst as a number is the sum of its symbols", {
    me: {
      hand: ["uses one free from hand", "catalyst any 3/3", "rb 5/4", "b 1/1", "g 2/2"],
      stones: "ggnn",
    },
    play: [
      { use: "uses one free from hand" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["b 1/1", "g 2/2"], min: 0, max: 1 } } },
      { pick: "g 2/2" },
      "both pass",
    ],
    after: { me: { battleArea: ["g 2/2"] } },
  });
});

describe("colours (212)", () => {
  const redCatalyst = unit("green with a red catalyst", "g/r", "1/1");

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

  const negatesRed = quick(
    "negates a red ability",
    "b",
    aimed({ zones: ["chant"], where: { card: false, color: "red" }, count: 1 }, { do: "negate", what: { target: 0 } }),
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
