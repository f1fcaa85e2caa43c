import { describe } from "vitest";
import { scenario } from "../../testing/scenario/scenario";

describe("both decide (104)", () => {
  scenario("mag:104", "the turn player decides first, then the other, and both cards go at one moment", {
    me: { hand: ["both discard 1 at once", "r 1/1", "r 2/2"], stones: "bn" },
    you: { hand: ["b 1/1", "b 2/2"] },
    play: [
      { use: "both discard 1 at once" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2"] } } },
      { pick: "r 2/2" },
      { now: { asks: { of: "you", ask: "pick", offers: ["b 1/1", "b 2/2"] }, me: { hand: ["r 1/1", "r 2/2"] } } },
      { pick: "b 1/1" },
    ],
    after: {
      me: { hand: ["r 1/1"], dust: ["both discard 1 at once", "r 2/2"] },
      you: { hand: ["b 2/2"], dust: ["b 1/1"] },
    },
  });

  scenario("mag:104", "who has no card decides nothing, and the other still does", {
    me: { hand: ["both discard 1 at once"], stones: "bn" },
    you: { hand: ["b 1/1", "b 2/2"] },
    play: [{ use: "both discard 1 at once" }, "both pass", { pick: "b 2/2" }],
    after: { me: { hand: [] }, you: { hand: ["b 1/1"], dust: ["b 2/2"] } },
  });
});
