import { describe } from "vitest";
import { createBody, createMagic, createReplacementAbility, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const puts = (position: "top" | "bottom") =>
  createMagic(
    `puts all ${position}`,
    "",
    createBody({ do: "put", what: { all: "hand", whose: "you" }, to: "grimoire", position }),
  );

describe("the order of cards that enter a pile together (402.3)", () => {
  scenario("mag:402.3", "on the bottom the card picked first lies lowest, as the owner is told", {
    cards: [puts("bottom")],
    me: { hand: ["puts all bottom", "r 1/1", "r 2/2", "r 3/3"], grimoire: ["g 1/1"] },
    play: [{ use: "puts all bottom" }, "both pass", { picks: ["r 2/2", "r 1/1"] }],
    after: { me: { grimoire: ["g 1/1", "r 3/3", "r 1/1", "r 2/2"] } },
  });

  scenario("mag:402.3", "on top it lies lowest of them too", {
    cards: [puts("top")],
    me: { hand: ["puts all top", "r 1/1", "r 2/2", "r 3/3"], grimoire: ["g 1/1"] },
    play: [{ use: "puts all top" }, "both pass", { picks: ["r 2/2", "r 1/1"] }],
    after: { me: { grimoire: ["r 3/3", "r 1/1", "r 2/2", "g 1/1"] } },
  });

  scenario("mag:402.3", "cards that are arranged lie in the same order", {
    cards: [
      createMagic(
        "arranges three",
        "",
        createBody({
          do: "arrange",
          who: "you",
          what: { top: "grimoire", whose: "you", count: 3 },
          position: "bottom",
        }),
      ),
    ],
    me: { hand: ["arranges three"], grimoire: ["r 1/1", "r 2/2", "r 3/3", "g 1/1"] },
    play: [{ use: "arranges three" }, "both pass", { picks: ["r 2/2", "r 1/1"] }],
    after: { me: { grimoire: ["g 1/1", "r 3/3", "r 1/1", "r 2/2"] } },
  });

  scenario(["mag:402.3", "mag:104"], "both owners decide, each for the bottom of their own pile", {
    cards: [
      createMagic(
        "sinks all units",
        "",
        createBody({ do: "return", what: { all: "battleArea" }, to: "grimoire", position: "bottom" }),
      ),
    ],
    me: { hand: ["sinks all units"], battleArea: ["r 1/1", "r 2/2"], grimoire: ["b 4/4"] },
    you: { battleArea: ["g 1/1", "g 2/2"], grimoire: ["b 4/4"] },
    play: [{ use: "sinks all units" }, "both pass", { pick: "r 2/2", by: "me" }, { pick: "g 1/1", by: "you" }],
    after: { me: { grimoire: ["b 4/4", "r 1/1", "r 2/2"] }, you: { grimoire: ["b 4/4", "g 2/2", "g 1/1"] } },
  });

  scenario(["mag:402.3", "mag:306.1.2"], "cards that a replacement sends to a pile together are ordered too", {
    cards: [
      createUnit(
        "buries on top",
        "",
        "1/9",
        createReplacementAbility({ on: "move", what: { other: true }, cause: "destroy" }, { to: "grimoire" }),
      ),
      createMagic("wipes", "", createBody({ do: "destroy", what: { all: "battleArea", where: { other: true } } })),
    ],
    me: { hand: ["wipes"], battleArea: ["r 1/1", "r 2/2"], grimoire: ["b 4/4"] },
    you: { battleArea: ["buries on top"] },
    play: [
      { use: "wipes" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2"] } } },
      { pick: "r 2/2" },
    ],
    after: { me: { grimoire: ["r 1/1", "r 2/2", "b 4/4"] }, you: { dust: ["buries on top"] } },
  });
});
