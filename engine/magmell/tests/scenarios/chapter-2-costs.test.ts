import { describe } from "vitest";
import { scenario } from "../../testing/scenario/scenario";

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
