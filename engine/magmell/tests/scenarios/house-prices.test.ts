import { describe } from "vitest";
import type { Effect } from "../../model/effect";
import {
  createBody,
  createMagic,
  createMay,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const DRAW: Effect = { do: "draw", who: "you", count: 1 };
/** A magic that draws a card for a price. */
const sells = (...price: readonly Effect[]) => createMagic("sells a card", "", createBody(createMay([...price, DRAW])));
/** A unit that draws a card for a price at the start of the main phase. */
const pays = (price: Effect, ...more: Parameters<typeof createStaticAbility>[]) =>
  createUnit(
    "pays",
    "",
    "1/1",
    createTriggeredAbility({ on: "phaseBegins", phase: "main", whose: "you" }, createBody(createMay([price, DRAW]))),
    ...more.map((given) => createStaticAbility(...given)),
  );

describe("a price is paid only by what really changes (219.4.2, 219.6.2, 102)", () => {
  scenario(["house:46", "mag:219.4.2", "mag:304.2"], "a rested unit cannot be rested for something", {
    cards: [pays({ do: "rest", what: "self" })],
    me: { battleArea: [{ name: "pays", rested: true }] },
    play: ["both pass"],
    after: { me: { hand: [] }, phase: "main" },
  });

  scenario(["house:46", "mag:219.4.2"], "an awake one can", {
    cards: [pays({ do: "rest", what: "self" })],
    me: { battleArea: ["pays"] },
    play: ["both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], battleArea: [{ name: "pays", rested: true }] } },
  });

  scenario(["house:46", "mag:102"], "nor can one that does not rest", {
    cards: [pays({ do: "rest", what: "self" }, ["self", [{ cannot: "rest" }]])],
    me: { battleArea: ["pays"] },
    play: ["both pass"],
    after: { me: { hand: [] }, phase: "main" },
  });

  scenario(["house:46", "mag:219.3.2"], "an awake unit cannot be woken for something", {
    cards: [pays({ do: "wake", what: "self" })],
    me: { battleArea: ["pays"] },
    play: ["both pass"],
    after: { me: { hand: [] }, phase: "main" },
  });

  scenario(["house:46", "mag:102"], "what cannot be destroyed is no price", {
    cards: [pays({ do: "destroy", what: "self" }, ["self", [{ cannot: "beDestroyed" }]])],
    me: { battleArea: ["pays"] },
    play: ["both pass"],
    after: { me: { hand: [], battleArea: ["pays"] }, phase: "main" },
  });

  scenario(["house:46", "mag:227.1"], "what can be destroyed is one", {
    cards: [pays({ do: "destroy", what: "self" })],
    me: { battleArea: ["pays"] },
    play: ["both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], dust: ["pays"] }, phase: "main" },
  });

  scenario(["house:46", "mag:219.6.2"], "a stone that lies face down is not turned face down for something", {
    cards: [
      createMagic(
        "flips for a card",
        "",
        createTargetedBody(
          { zones: ["stoneArea"], count: 1 },
          createMay([{ do: "turnFaceDown", what: { target: 0 } }, DRAW]),
        ),
      ),
    ],
    me: { hand: ["flips for a card"] },
    you: { stones: "x" },
    play: [{ use: "flips for a card" }, "both pass"],
    after: { me: { hand: [] } },
  });

  scenario("house:46", "of several that the text names, each must change", {
    cards: [
      createMagic(
        "rests a pair",
        "",
        createTargetedBody({ zones: ["battleArea"], count: 2 }, createMay([{ do: "rest", what: { target: 0 } }, DRAW])),
      ),
    ],
    me: { hand: ["rests a pair"], battleArea: ["r 1/1", { name: "r 2/2", rested: true }] },
    play: [{ use: "rests a pair" }, "both pass"],
    after: { me: { hand: [], battleArea: [{ name: "r 1/1", rested: false }, "r 2/2"] } },
  });

  scenario(["house:46", "mag:304.2"], "where nothing is bought, as much is done as can be", {
    cards: [
      createMagic(
        "may rest a pair",
        "",
        createTargetedBody({ zones: ["battleArea"], count: 2 }, createMay([{ do: "rest", what: { target: 0 } }])),
      ),
    ],
    me: { hand: ["may rest a pair"], battleArea: ["r 1/1", { name: "r 2/2", rested: true }] },
    play: [{ use: "may rest a pair" }, "both pass", { option: 0 }],
    after: { me: { battleArea: [{ name: "r 1/1", rested: true }, "r 2/2"] } },
  });

  scenario("house:46", "of all units, one that changes is enough", {
    cards: [sells({ do: "rest", what: { all: "battleArea", whose: "you" } })],
    me: { hand: ["sells a card"], battleArea: ["r 1/1", { name: "r 2/2", rested: true }] },
    play: [{ use: "sells a card" }, "both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"] } },
  });

  scenario("house:46", "and none is not", {
    cards: [sells({ do: "rest", what: { all: "battleArea", whose: "you" } })],
    me: { hand: ["sells a card"], battleArea: [{ name: "r 2/2", rested: true }] },
    play: [{ use: "sells a card" }, "both pass"],
    after: { me: { hand: [] } },
  });
});

describe("a price that names a number is paid in that number", () => {
  const CHARGES = pays({ do: "removeCounters", on: "self", counter: "charge", count: 3 });
  scenario(["house:46", "mag:224.1"], "three counters of one are no price", {
    cards: [CHARGES],
    me: { battleArea: [{ name: "pays", counters: { charge: 1 } }] },
    play: ["both pass"],
    after: { me: { hand: [], battleArea: [{ name: "pays", counters: { charge: 1 } }] }, phase: "main" },
  });

  scenario(["house:46", "mag:224.1"], "three of three are", {
    cards: [CHARGES],
    me: { battleArea: [{ name: "pays", counters: { charge: 3 } }] },
    play: ["both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], battleArea: [{ name: "pays", counters: {} }] } },
  });

  scenario(["house:46", "mag:224.1"], "“all counters” are at least one", {
    cards: [pays({ do: "removeCounters", on: "self", counter: "charge", count: "all" })],
    me: { battleArea: [{ name: "pays", counters: { charge: 1 } }] },
    play: ["both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], battleArea: [{ name: "pays", counters: {} }] } },
  });

  const DISCARDS = sells({ do: "discard", who: "you", count: 2, how: "choose" });
  scenario(["house:46", "mag:233.3"], "two cards are not discarded from a hand of one", {
    cards: [DISCARDS],
    me: { hand: ["sells a card", "r 1/1"] },
    play: [{ use: "sells a card" }, "both pass"],
    after: { me: { hand: ["r 1/1"] } },
  });

  scenario(["house:46", "mag:233.3"], "from a hand of two they are", {
    cards: [DISCARDS],
    me: { hand: ["sells a card", "r 1/1", "r 2/2"] },
    play: [{ use: "sells a card" }, "both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], dust: ["r 1/1", "r 2/2", "sells a card"] } },
  });

  scenario(["house:46", "mag:233.3"], "nor discarded to escape a penalty", {
    cards: [
      createMagic(
        "punishes",
        "",
        createBody({
          do: "may",
          who: "opponent",
          then: [{ do: "discard", who: "opponent", count: 2, how: "choose" }],
          otherwise: [{ do: "loseLife", who: "opponent", amount: 3 }],
        }),
      ),
    ],
    me: { hand: ["punishes"] },
    you: { hand: ["r 1/1"] },
    play: [{ use: "punishes" }, "both pass"],
    after: { you: { hand: ["r 1/1"], life: 17 } },
  });

  scenario("house:46", "losing life is always possible", {
    cards: [sells({ do: "loseLife", who: "you", amount: 2 })],
    me: { hand: ["sells a card"], life: 1 },
    play: [{ use: "sells a card" }, "both pass", { option: 0 }],
    after: { winner: "you" },
  });

  scenario(["house:46", "mag:102"], "gaining it is not for who cannot", {
    cards: [sells({ do: "gainLife", who: "you", amount: 2 })],
    me: { hand: ["sells a card"], battleArea: ["nobody gains life"] },
    play: [{ use: "sells a card" }, "both pass"],
    after: { me: { hand: [] } },
  });
});

describe("a price that is chosen", () => {
  const RESTS_TWO = sells(
    { do: "choose", who: "you", from: { all: "stoneArea", whose: "you" }, count: 2, store: "these" },
    { do: "rest", what: { stored: "these" } },
  );

  scenario(["house:46", "mag:219.4.2"], "two stones are rested only if two are awake", {
    cards: [RESTS_TWO],
    me: { hand: ["sells a card"], stones: "rGB" },
    play: [{ use: "sells a card" }, "both pass"],
    after: { me: { hand: [], stones: "rGB" } },
  });

  scenario(["house:46", "mag:219.4.2"], "and only awake ones are offered", {
    cards: [RESTS_TWO],
    me: { hand: ["sells a card"], stones: "rGbn" },
    play: [
      { use: "sells a card" },
      "both pass",
      { option: 0 },
      { now: { asks: { of: "me", ask: "pick", offers: ["赤の魔石", "青の魔石", "plain stone"] } } },
      { picks: ["赤の魔石", "plain stone"] },
    ],
    after: { me: { hand: ["b 4/4"], stones: "RGbN" } },
  });

  scenario("house:46", "one who declines is asked no further", {
    cards: [RESTS_TWO],
    me: { hand: ["sells a card"], stones: "rgb" },
    play: [{ use: "sells a card" }, "both pass", { option: 1 }],
    after: { me: { hand: [], stones: "rgb" } },
  });

  scenario(["house:46", "mag:102"], "what cannot be destroyed is not chosen to be", {
    cards: [
      sells(
        { do: "choose", who: "you", from: { all: "battleArea", whose: "you" }, count: 1, store: "it" },
        { do: "destroy", what: { stored: "it" } },
      ),
    ],
    me: { hand: ["sells a card"], battleArea: ["cannot be destroyed", "r 1/1"] },
    play: [{ use: "sells a card" }, "both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], battleArea: ["cannot be destroyed"], dust: ["sells a card", "r 1/1"] } },
  });

  scenario("house:46", "without a price any of them may be chosen", {
    cards: [
      createMagic(
        "rests one",
        "",
        createBody(
          { do: "choose", who: "you", from: { all: "stoneArea", whose: "you" }, count: 1, store: "it" },
          { do: "rest", what: { stored: "it" } },
        ),
      ),
    ],
    me: { hand: ["rests one"], stones: "rG" },
    play: [{ use: "rests one" }, "both pass", { pick: "緑の魔石" }],
    after: { me: { stones: "rG" } },
  });
});
