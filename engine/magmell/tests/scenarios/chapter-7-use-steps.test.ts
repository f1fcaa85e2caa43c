import { describe } from "vitest";
import { ANY_UNIT, createBody, createMagic, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const wounds = { do: "damage", to: { target: 0 }, amount: 1 } as const;
const FREE = createQuickMagic("gains 1", "", createBody({ do: "gainLife", who: "you", amount: 1 }));

describe("what may be used (702.2)", () => {
  scenario("mag:702.2", "not a card in the other player's hand", {
    cards: [FREE],
    you: { hand: ["gains 1"] },
    play: [
      {
        refused: { use: "gains 1", of: "you" },
        by: "me",
        because: [{ code: "NOT_IN_HAND", rule: "mag:702.2" }],
      },
    ],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario("mag:225.1", "no stone and no token", {
    me: { stones: "b", battleArea: ["sprout"] },
    play: [
      { refused: { use: "青の魔石" }, because: ["NEVER_USED", "NOT_IN_HAND"] },
      { refused: { use: "sprout" }, because: ["NEVER_USED", "NOT_IN_HAND"] },
    ],
    after: { asks: { of: "me", ask: "priority", offers: ["attack sprout"] } },
  });

  scenario("mag:232.2", "of cards in hand that are alike one is offered", {
    cards: [FREE, createQuickMagic("gains 2", "", createBody({ do: "gainLife", who: "you", amount: 2 }))],
    me: { hand: ["gains 1", "gains 2", "gains 1"] },
    after: { asks: { of: "me", ask: "priority", offers: ["use gains 1", "use gains 2"] } },
  });

  scenario(["mag:232.1", "mag:209.3", "mag:702.2"], "every condition that fails is told, in order, with its rule", {
    turnPlayer: "you",
    you: { hand: ["b 1/1"] },
    play: [
      {
        refused: { use: "b 1/1", of: "you" },
        by: "me",
        because: [
          { code: "NO_PRIORITY", rule: "mag:232.1" },
          { code: "NORMAL_TIMING", rule: "mag:209.3" },
          { code: "NOT_IN_HAND", rule: "mag:702.2" },
          { code: "USE_COST", rule: "mag:702.3.4.1", missing: { blue: 1, green: 0, red: 0, any: 0 } },
        ],
      },
    ],
    after: { asks: { of: "you", ask: "priority", offers: [] } },
  });
});

describe("the steps of a use (702.3)", () => {
  scenario(["mag:702.3.1", "mag:225.2", "mag:408.2"], "the card is shown, goes on top of the chant, is paid and used", {
    cards: [FREE],
    me: { hand: ["gains 1", "gains 3"], stones: "g" },
    play: [
      { use: "gains 1" },
      { now: {} },
      { use: "gains 3" },
      {
        now: {
          chant: ["gains 3", "gains 1"],
          events: [
            { type: "revealed", rule: "mag:702.3.1" },
            { type: "moved", name: "gains 3", to: "chant" },
            { type: "rested" },
            { type: "used", name: "gains 3" },
          ],
        },
      },
    ],
    after: { asks: { of: "me", ask: "priority" } },
  });

  scenario("mag:702.3.1", "from a public zone nothing has to be shown", {
    me: { dust: ["used from dust"], stones: "rn" },
    play: [{ use: "used from dust" }],
    after: { chant: ["used from dust"], never: [{ type: "revealed" }] },
  });

  scenario(["mag:702.3.2", "house:12"], "a card without a target is not used; the reason tells which 「対象」 it is", {
    cards: [createQuickMagic("wounds", "", createTargetedBody(ANY_UNIT, wounds))],
    me: { hand: ["wounds"] },
    play: [{ refused: { use: "wounds" }, because: [{ code: "NO_TARGET", rule: "mag:702.3.2", target: 0 }] }],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  const BY_HAND_SIZE = createQuickMagic(
    "wounds one as big as my hand",
    "",
    createTargetedBody(
      { ...ANY_UNIT, where: { hp: { is: "<=", than: { count: { all: "hand", whose: "you" } } } } },
      wounds,
    ),
  );

  scenario(["mag:702.3.1", "mag:702.3.2"], "targets are looked for while the card lies on the chant", {
    cards: [BY_HAND_SIZE],
    me: { hand: ["wounds one as big as my hand"], battleArea: ["r 1/1"] },
    play: [{ refused: { use: "wounds one as big as my hand" }, because: ["NO_TARGET"] }],
    after: { asks: { of: "me", ask: "priority", offers: ["attack r 1/1"] } },
  });

  scenario(["mag:702.3.1", "mag:702.3.2"], "with another card in hand the same unit is small enough", {
    cards: [BY_HAND_SIZE],
    me: { hand: ["wounds one as big as my hand", "r 4/4"], battleArea: ["r 1/1"] },
    play: [{ use: "wounds one as big as my hand" }],
    after: { events: [{ type: "targeted", targets: ["r 1/1"] }] },
  });

  const TWICE = createQuickMagic(
    "wounds two after one",
    "",
    createTargetedBody([ANY_UNIT, { ...ANY_UNIT, count: 2 }], { ...wounds, to: { target: 1 } }),
  );

  scenario(["mag:702.3.2.1", "mag:702.3.2.2"], "each 「対象」 needs its full number of different targets", {
    cards: [TWICE],
    me: { hand: ["wounds two after one"], battleArea: ["r 1/1"] },
    play: [{ refused: { use: "wounds two after one" }, because: [{ code: "NO_TARGET", target: 1 }] }],
    after: { me: { hand: ["wounds two after one"] } },
  });

  scenario(["mag:702.3.2.1", "mag:702.3.2.2"], "but two of them may have the same target", {
    cards: [TWICE],
    me: { hand: ["wounds two after one"], battleArea: ["r 2/2", "g 2/2"] },
    play: [{ use: "wounds two after one" }, { pick: "r 2/2" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "r 2/2", damage: 1 },
          { name: "g 2/2", damage: 1 },
        ],
      },
      events: [
        { type: "targeted", targets: ["r 2/2"] },
        { type: "targeted", targets: ["r 2/2", "g 2/2"] },
      ],
    },
  });

  const ANOTHER = createQuickMagic(
    "wounds another one",
    "",
    createTargetedBody([ANY_UNIT, { ...ANY_UNIT, where: { not: { among: { target: 0 } } } }], {
      ...wounds,
      to: { target: 1 },
    }),
  );

  scenario(["mag:702.3.2", "house:12"], "a later 「対象」 may depend on the target of an earlier one", {
    cards: [ANOTHER],
    me: { hand: ["wounds another one"], battleArea: ["r 2/2", "g 2/2"] },
    play: [{ use: "wounds another one" }, { pick: "g 2/2" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "r 2/2", damage: 1 },
          { name: "g 2/2", damage: 0 },
        ],
      },
    },
  });

  scenario(["mag:702.3.2", "house:12"], "and then needs two units", {
    cards: [ANOTHER],
    me: { hand: ["wounds another one"], battleArea: ["r 2/2"] },
    play: [{ refused: { use: "wounds another one" }, because: [{ code: "NO_TARGET", target: 1 }] }],
    after: { me: { hand: ["wounds another one"] } },
  });

  scenario(["mag:702.3.3", "mag:702.3.3.1"], "what is divided is divided as the card is used, 1 at least for each", {
    me: { hand: ["divides 3"], stones: "rn", battleArea: ["r 2/2"] },
    play: [
      { use: "divides 3" },
      { number: 2 },
      { picks: ["r 2/2", "you"] },
      { now: { asks: { of: "me", ask: "number", min: 1, max: 2 } } },
      { number: 2 },
    ],
    after: { chant: ["divides 3"], events: [{ type: "targeted" }, { type: "used" }] },
  });

  scenario("mag:702.3.2", "a card on the chant may be aimed at by the next one", {
    cards: [FREE],
    me: { hand: ["negates", "gains 1"], stones: "bn" },
    play: [
      { refused: { use: "negates" }, because: ["NO_TARGET"] },
      { use: "gains 1" },
      { use: "negates" },
      "both pass",
    ],
    after: { chant: [], events: [{ type: "negated", name: "gains 1" }] },
  });

  scenario(["mag:702.3.5", "mag:225.2"], "what triggers when a card is used lies on the chant above it", {
    cards: [FREE],
    me: { hand: ["gains 1"], battleArea: ["gains when magic is used"] },
    play: [{ use: "gains 1" }],
    after: { chant: ["ability of gains when magic is used", "gains 1"] },
  });

  scenario("mag:702.3.5", "the player who used it is told, and has used one card more", {
    cards: [FREE],
    you: { hand: ["gains 1"] },
    play: ["pass", { use: "gains 1", by: "you" }],
    after: {
      me: { used: 0 },
      you: { used: 1 },
      asks: { of: "me", ask: "priority" },
      events: [{ type: "used", rule: "mag:702.3.5", player: "you" }],
    },
  });
});

describe("using by an effect (225.1.1)", () => {
  const IMPULSE = createMagic(
    "uses a normal card from hand",
    "",
    createBody({
      do: "use",
      who: "you",
      what: { all: "hand", whose: "you", where: { timing: "normal" } },
      free: false,
    }),
  );

  scenario(
    ["mag:225.1.1", "mag:702.3.1.1", "mag:702.3.5"],
    "ignores the timing, is paid, and gives nobody priority before it is done",
    {
      cards: [IMPULSE],
      me: { hand: ["uses a normal card from hand", "r 1/1"], stones: "r" },
      play: [{ use: "uses a normal card from hand" }, "both pass"],
      after: {
        chant: ["r 1/1"],
        me: { stones: "R" },
        asks: { of: "me", ask: "priority" },
        events: [{ type: "used" }, { type: "used", name: "r 1/1" }, { type: "resolved" }],
      },
    },
  );

  scenario(["mag:225.1.1", "mag:103"], "without the stones for it nothing is used", {
    cards: [IMPULSE],
    me: { hand: ["uses a normal card from hand", "r 1/1"] },
    play: [{ use: "uses a normal card from hand" }, "both pass"],
    after: { chant: [], me: { hand: ["r 1/1"] } },
  });
});
