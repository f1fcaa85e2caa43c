import { describe } from "vitest";
import { scenario } from "../../testing/scenario/scenario";

describe("priority (232)", () => {
  scenario(["mag:232.1", "mag:232.2"], "whoever has it may use a card or attack, or let it go", {
    me: { hand: ["gains 3"], stones: "g", battleArea: ["r 1/1"] },
    you: { hand: ["gains 3"], stones: "g", battleArea: ["r 1/1"] },
    play: [
      { now: { asks: { of: "me", ask: "priority", offers: ["use gains 3", "attack r 1/1"] } } },
      { refused: { use: "gains 3" }, by: "you", because: [{ code: "NO_PRIORITY", rule: "mag:232.1" }] },
      "pass",
      { now: { asks: { of: "you", ask: "priority", offers: ["use gains 3"] } } },
      { use: "gains 3", by: "you" },
    ],
    after: { chant: ["gains 3"], asks: { of: "me", ask: "priority" } },
  });

  scenario("mag:232.2", "nothing is offered that cannot be done", {
    me: { hand: ["r 1/1"] },
    you: { battleArea: ["g 1/1"] },
    play: [
      { refused: { use: "r 1/1" }, because: ["USE_COST"] },
      { refused: { attack: "g 1/1" }, because: ["NOT_A_UNIT_OF_YOURS"] },
      { refused: "done" },
    ],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario(
    ["mag:232.5", "mag:705.3.4"],
    "after one pass the other player gets it, when the check finds nothing to do",
    {
      play: ["pass"],
      after: { phase: "main", asks: { of: "you", ask: "priority" }, events: [{ type: "phaseBegan" }] },
    },
  );

  scenario("mag:232.6", "passes do not count in a row when a card has been used between them", {
    you: { hand: ["gains 3"], stones: "g", life: 10 },
    play: [
      "pass",
      { use: "gains 3", by: "you" },
      "pass",
      { now: { chant: ["gains 3"], asks: { of: "you", ask: "priority" } } },
      "pass",
    ],
    after: { chant: [], you: { life: 13 } },
  });
});
