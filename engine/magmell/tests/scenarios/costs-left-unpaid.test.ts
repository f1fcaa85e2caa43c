import { describe } from "vitest";
import { createBody, createMagic, createStaticAbility, createStone, createUnit } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const PATRON = createUnit(
  "patron",
  "g",
  "1/1",
  createStaticAbility({ all: "hand", whose: "you", where: { kind: "unit" } }, [{ without: "useCost", perTurn: 1 }], {
    while: { turnOf: "you" },
  }),
);
const TUTOR = createUnit(
  "tutor",
  "g",
  "1/1",
  createStaticAbility({ all: "hand", whose: "you" }, [{ without: "catalyst" }]),
);
const GIFT = createUnit(
  "gift",
  "2g",
  "1/1",
  createStaticAbility("self", [{ without: "useCost" }], { zones: ["hand"] }),
);
const SALE = createUnit(
  "sale",
  "g",
  "1/1",
  createStaticAbility({ all: "hand", whose: "you" }, [{ cost: "useCost", by: { any: -3, red: -1 }, floor: 2 }]),
);

describe("costs that need not be paid", () => {
  scenario("mag:702.3.4", "a card whose use cost need not be paid is used without stones", {
    cards: [GIFT],
    me: { hand: ["gift"], stones: "r" },
    play: [{ use: "gift" }, "both pass"],
    after: { me: { battleArea: ["gift"], stones: "r" } },
  });
  scenario("mag:702.3.4.2", "without a catalyst no stone is turned; the use cost is still paid", {
    cards: [TUTOR],
    me: { hand: ["rb 5/4"], battleArea: ["tutor"], stones: "rbbb" },
    play: [{ use: "rb 5/4" }, "both pass"],
    after: { me: { battleArea: ["rb 5/4", "tutor"], stones: "RBBB" } },
  });
  scenario("mag:702.3.4.2", "with the catalyst to pay, that takes two of them down", {
    me: { hand: ["rb 5/4"], stones: "rbbb" },
    play: [{ use: "rb 5/4" }, "both pass"],
    after: { me: { battleArea: ["rb 5/4"], stones: "XXBB" } },
  });
  scenario("house:48", "once each turn the player decides whether to pay", {
    cards: [PATRON],
    me: { hand: ["g 2/2", "g 2/2"], battleArea: ["patron"], stones: "gg" },
    play: [{ use: "g 2/2" }, { option: 0 }, "both pass", { use: "g 2/2" }, "both pass"],
    after: {
      me: { battleArea: ["g 2/2", "g 2/2", "patron"], stones: "GG" },
      events: [{ type: "waived", name: "g 2/2" }],
    },
  });
  scenario("house:48", "who pays keeps the free use for later", {
    cards: [PATRON],
    me: { hand: ["g 2/2", "g 3/3"], battleArea: ["patron"], stones: "gg" },
    play: [{ use: "g 2/2" }, { option: 1 }, "both pass", { use: "g 3/3" }, "both pass"],
    after: { me: { battleArea: ["g 2/2", "g 3/3", "patron"], stones: "GG" } },
  });
  scenario("house:48", "who cannot pay is not asked, and no second card is free", {
    cards: [PATRON],
    me: { hand: ["g 3/3", "g 4/4", "draws 2"], battleArea: ["patron"], stones: "g" },
    play: [
      { refused: { use: "draws 2" }, because: ["USE_COST"] },
      { use: "g 3/3" },
      "both pass",
      { refused: { use: "g 4/4" }, because: ["USE_COST"] },
    ],
    after: { me: { battleArea: ["g 3/3", "patron"], stones: "g" } },
  });
  scenario("house:48", "in the next turn another card is free", {
    cards: [PATRON],
    me: { hand: ["g 3/3", "g 4/4"], battleArea: ["patron"], stones: "" },
    play: [
      { use: "g 3/3" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      { use: "g 4/4" },
      "both pass",
    ],
    after: { me: { battleArea: ["g 3/3", "g 4/4", "patron"] } },
  });
});

describe("costs that do not fall below a number", () => {
  scenario("house:50", "what is taken away stops at it, symbols of no color first", {
    cards: [SALE],
    me: { hand: ["rb 5/4", "r 4/4", "r 2/2", "r 1/1"], battleArea: ["sale"] },
    after: {
      me: {
        hand: [
          { name: "rb 5/4", useCost: 2 },
          { name: "r 4/4", useCost: 2 },
          { name: "r 2/2", useCost: 2 },
          { name: "r 1/1", useCost: 1 },
        ],
      },
    },
  });
  scenario("house:50", "of two and a red and a blue the two go, and the colors are paid", {
    cards: [SALE],
    me: { hand: ["rb 5/4"], battleArea: ["sale"], stones: "rr" },
    play: [{ refused: { use: "rb 5/4" }, because: ["USE_COST", "CATALYST"] }],
    after: { me: { stones: "rr" } },
  });
});

describe("what cannot be used, turned or searched", () => {
  const late = createUnit(
    "late",
    "r",
    "3/3",
    createStaticAbility("self", [{ cannot: "beUsed" }], {
      zones: ["hand"],
      while: { not: { some: { all: "battleArea", whose: "you" } } },
    }),
  );
  scenario("mag:102", "a card that can be used in some case only cannot be used outside it", {
    cards: [late],
    me: { hand: ["late"], stones: "r" },
    play: [{ refused: { use: "late" }, because: ["FORBIDDEN"] }],
    after: { me: { hand: ["late"] } },
  });
  scenario("mag:102", "in that case it can", {
    cards: [late],
    me: { hand: ["late"], stones: "r", battleArea: ["g 1/1"] },
    play: [{ use: "late" }, "both pass"],
    after: { me: { battleArea: ["late", "g 1/1"] } },
  });

  const stern = createStone(
    "stern stone",
    createStaticAbility("self", [{ colors: ["red"], keep: true }, { cannot: "payCatalyst" }]),
  );
  const proud = createStone(
    "proud stone",
    createStaticAbility("self", [
      { colors: ["red"], keep: true },
      { cannot: "payCatalyst", where: { kind: "unit" } },
    ]),
  );
  const ritual = createMagic("ritual", "/r", createBody({ do: "gainLife", who: "you", amount: 1 }));
  const guest = createUnit("guest", "/r", "1/1");
  scenario(["mag:102", "mag:702.3.4.2"], "a stone that cannot be turned pays no catalyst", {
    cards: [stern, ritual],
    me: { hand: ["ritual"], stoneArea: ["stern stone"] },
    play: [{ refused: { use: "ritual" }, because: ["CATALYST"] }],
    after: { me: { hand: ["ritual"] } },
  });
  scenario(["mag:102", "mag:702.3.4.2"], "another stone is turned in its place", {
    cards: [stern, ritual],
    me: { hand: ["ritual"], stoneArea: ["stern stone"], stones: "r", life: 10 },
    play: [{ use: "ritual" }, "both pass"],
    after: {
      me: {
        life: 11,
        stoneArea: [
          { name: "stern stone", faceDown: false },
          { name: "赤の魔石", faceDown: true },
        ],
      },
    },
  });
  scenario(["mag:102", "mag:702.3.4.2"], "one that may not pay for units pays for magics", {
    cards: [proud, ritual, guest],
    me: { hand: ["guest", "ritual"], stoneArea: ["proud stone"], life: 10 },
    play: [{ refused: { use: "guest" }, because: ["CATALYST"] }, { use: "ritual" }, "both pass"],
    after: { me: { life: 11, hand: ["guest"], stoneArea: [{ name: "proud stone", faceDown: true }] } },
  });

  const jailer = createUnit("jailer", "g", "1/1", createStaticAbility({ player: "opponent" }, [{ cannot: "search" }]));
  scenario(["mag:102", "mag:230.1"], "a player who cannot search finds nothing and shuffles nothing", {
    cards: [jailer],
    me: { hand: ["finds a red unit"], stones: "rr", grimoire: ["r 1/1", "r 2/2"] },
    you: { battleArea: ["jailer"] },
    play: [{ use: "finds a red unit" }, "both pass"],
    after: { me: { hand: [], grimoire: ["r 1/1", "r 2/2"] }, never: [{ type: "searched" }, { type: "shuffled" }] },
  });

  const smooth = createUnit("smooth", "g", "1/1", createStaticAbility("self", [{ cannot: "putCounters" }]));
  scenario(["mag:102", "mag:224.1"], "no counters are put on what cannot have any", {
    cards: [smooth],
    me: { hand: ["power counter", "power counter"], stones: "gg", battleArea: ["smooth", "g 1/1"] },
    play: [
      { use: "power counter" },
      { pick: "smooth" },
      "both pass",
      { use: "power counter" },
      { pick: "g 1/1" },
      "both pass",
    ],
    after: {
      me: {
        battleArea: [
          { name: "smooth", counters: {} },
          { name: "g 1/1", counters: { power: 1 } },
        ],
      },
    },
  });
});
