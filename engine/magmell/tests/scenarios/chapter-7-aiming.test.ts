import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const TWO = createTargetedBody({ zones: ["battleArea"], count: 2 }, { do: "damage", to: { target: 0 }, amount: 1 });
const TWO_WORDS = createTargetedBody(
  [ANY_UNIT, ANY_UNIT],
  { do: "damage", to: { target: 0 }, amount: 1 },
  { do: "damage", to: { target: 1 }, amount: 1 },
);
const DIVIDED = createTargetedBody(
  { zones: ["battleArea"], whose: "opponent", count: { min: 1, max: 3 }, divide: 3 },
  { do: "putCounters", on: { target: 0 }, counter: "weak" },
);

describe("targets of cards (702.3.2, 702.3.3)", () => {
  scenario(["mag:702.3.2.1", "mag:702.3.2"], "one “target” never takes the same unit twice", {
    cards: [createQuickMagic("1 to each of two", "r", TWO)],
    me: { hand: ["1 to each of two"], stones: "r" },
    you: { battleArea: ["g 3/3"] },
    play: [{ refused: { use: "1 to each of two" }, because: ["NO_TARGET"] }],
    after: { you: { battleArea: [{ name: "g 3/3", damage: 0 }] } },
  });

  scenario("mag:702.3.2.1", "two “targets” may take the same one", {
    cards: [createQuickMagic("1 and 1", "r", TWO_WORDS)],
    me: { hand: ["1 and 1"], stones: "r" },
    you: { battleArea: ["g 3/3"] },
    play: [{ use: "1 and 1" }, "both pass"],
    after: { you: { battleArea: [{ name: "g 3/3", damage: 2 }] } },
  });

  scenario("mag:702.3.2.2", "exactly as many as the text asks for", {
    cards: [createQuickMagic("1 to each of two", "r", TWO)],
    me: { hand: ["1 to each of two"], stones: "r" },
    you: { battleArea: ["g 3/3", "r 3/3", "b 3/3"] },
    play: [
      { use: "1 to each of two" },
      { now: { asks: { of: "me", ask: "pick", min: 2, max: 2 } } },
      { refused: "done" },
      { picks: ["g 3/3", "b 3/3"] },
      "both pass",
    ],
    after: {
      you: {
        battleArea: [
          { name: "g 3/3", damage: 1 },
          { name: "r 3/3", damage: 0 },
          { name: "b 3/3", damage: 1 },
        ],
      },
    },
  });

  scenario(
    ["mag:702.3.2.2", "mag:702.3.3"],
    "a number that may vary is decided first, and is never more than can be shared out",
    {
      cards: [createMagic("divides 3 weak counters", "r", DIVIDED)],
      me: { hand: ["divides 3 weak counters"], stones: "r" },
      you: { battleArea: ["g 4/4", "r 4/4", "b 4/4", "any 5/6"] },
      play: [
        { use: "divides 3 weak counters" },
        { now: { asks: { of: "me", ask: "number", min: 1, max: 3 } } },
        { number: 3 },
        { picks: ["g 4/4", "r 4/4", "b 4/4"] },
        "both pass",
      ],
      after: {
        you: {
          battleArea: [
            { name: "g 4/4", counters: { weak: 1 } },
            { name: "r 4/4", counters: { weak: 1 } },
            { name: "b 4/4", counters: { weak: 1 } },
            { name: "any 5/6", counters: {} },
          ],
        },
      },
    },
  );

  scenario(["mag:702.3.3", "mag:704.3.1"], "the share of a target that is gone is lost, not given to another", {
    me: { hand: ["divides 3"], stones: "rn" },
    you: { battleArea: ["g 4/4", "b 4/4"], hand: ["returns a unit"], stones: "bn" },
    play: [
      { use: "divides 3" },
      { number: 2 },
      { picks: ["g 4/4", "b 4/4"] },
      { number: 2 },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
    ],
    after: { you: { hand: ["g 4/4"], battleArea: [{ name: "b 4/4", damage: 1 }] } },
  });
});

describe("uses that cannot be completed (702.3)", () => {
  scenario(["mag:702.3", "house:12"], "are not begun: without a target, without the stones", {
    me: { hand: ["bolt 2", "burns player 4"], stones: "rn" },
    play: [
      { refused: { use: "bolt 2" }, because: ["NO_TARGET"] },
      { refused: { use: "burns player 4" }, because: ["USE_COST"] },
    ],
    after: { chant: [], me: { hand: ["bolt 2", "burns player 4"], stones: "rn", used: 0 } },
  });

  scenario(["mag:702.3", "mag:702.3.4.2"], "nor when the catalyst can be paid by no stone that is face up", {
    me: { hand: ["destroys a unit"], stones: "xnn", battleArea: ["g 1/1"] },
    play: [{ refused: { use: "destroys a unit" }, because: ["USE_COST", "CATALYST"] }],
    after: { chant: [], me: { stones: "xnn" } },
  });
});

describe("targets of what triggers (703.4.1.2, 703.4.1.3)", () => {
  scenario(["mag:703.4.1.2.1", "mag:703.4.1.2"], "one “target” never takes the same unit twice: the ability goes", {
    cards: [createUnit("1 to each of two when it dies", "r", "1/1", createTriggeredAbility(WHEN_DESTROYED, TWO))],
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["1 to each of two when it dies", "g 3/3"] },
    play: [{ use: "bolt 2" }, { pick: "1 to each of two when it dies" }, "both pass"],
    after: {
      chant: [],
      you: { battleArea: [{ name: "g 3/3", damage: 0 }] },
      events: [{ type: "abilityPut" }, { type: "vanished" }],
    },
  });

  scenario("mag:703.4.1.2.2", "exactly as many as the text asks for", {
    cards: [createUnit("1 to each of two when summoned", "r", "1/3", createTriggeredAbility(WHEN_SUMMONED, TWO))],
    me: { hand: ["1 to each of two when summoned"], stones: "r" },
    you: { battleArea: ["g 3/3", "b 3/3"] },
    play: [
      { use: "1 to each of two when summoned" },
      "both pass",
      {
        now: {
          asks: { of: "me", ask: "pick", min: 2, max: 2, offers: ["1 to each of two when summoned", "g 3/3", "b 3/3"] },
        },
      },
      { refused: "done" },
      { picks: ["g 3/3", "b 3/3"] },
      "both pass",
    ],
    after: {
      me: { battleArea: [{ name: "1 to each of two when summoned", damage: 0 }] },
      you: {
        battleArea: [
          { name: "g 3/3", damage: 1 },
          { name: "b 3/3", damage: 1 },
        ],
      },
    },
  });

  scenario(["mag:703.4.1.3", "mag:703.4.1.3.1"], "numbers are divided when it is put on the chant, at least 1 each", {
    cards: [
      createUnit("divides 3 weak counters when summoned", "r", "1/1", createTriggeredAbility(WHEN_SUMMONED, DIVIDED)),
    ],
    me: { hand: ["divides 3 weak counters when summoned"], stones: "r" },
    you: { battleArea: ["g 4/4", "b 4/4"] },
    play: [
      { use: "divides 3 weak counters when summoned" },
      "both pass",
      { number: 2 },
      { now: { asks: { of: "me", ask: "number", min: 1, max: 2 } } },
      { refused: { number: 0 } },
      { number: 2 },
      { now: { chant: ["ability of divides 3 weak counters when summoned"] } },
      "both pass",
    ],
    after: {
      you: {
        battleArea: [
          { name: "g 4/4", counters: { weak: 2 } },
          { name: "b 4/4", counters: { weak: 1 } },
        ],
      },
    },
  });

  scenario(["mag:703.4.1.3", "mag:703.4"], "with nobody to divide it among, the ability goes", {
    cards: [
      createUnit("divides 3 weak counters when summoned", "r", "1/1", createTriggeredAbility(WHEN_SUMMONED, DIVIDED)),
    ],
    me: { hand: ["divides 3 weak counters when summoned"], stones: "r" },
    play: [{ use: "divides 3 weak counters when summoned" }, "both pass"],
    after: { chant: [], events: [{ type: "abilityPut" }, { type: "vanished" }] },
  });
});

describe("resolving (704)", () => {
  scenario(["mag:704.2", "mag:231.1"], "what has left the chant is not resolved", {
    me: { hand: ["burns player 4"], stones: "rnn" },
    you: { hand: ["negates"], stones: "bn" },
    play: [{ use: "burns player 4" }, { pick: "you" }, "pass", { use: "negates", by: "you" }, "both pass"],
    after: { chant: [], you: { life: 20 }, never: [{ type: "resolved", name: "burns player 4" }] },
  });

  scenario(["mag:704.3.2", "mag:704.3.2.1"], "its instructions are carried out in their order", {
    cards: [
      createMagic(
        "heals 3, then burns all by my life",
        "r",
        createBody(
          { do: "gainLife", who: "you", amount: 3 },
          { do: "damage", to: { player: "opponent" }, amount: { life: "you" } },
          { do: "loseLife", who: "you", amount: 2 },
        ),
      ),
    ],
    me: { hand: ["heals 3, then burns all by my life"], stones: "r", life: 2 },
    play: [{ use: "heals 3, then burns all by my life" }, "both pass"],
    after: { me: { life: 3 }, you: { life: 15 } },
  });

  scenario(["mag:704.3.2.3", "mag:301.3"], "an ability is no more when its instructions are done", {
    me: { hand: ["draws when summoned"], stones: "bn" },
    play: [{ use: "draws when summoned" }, "both pass", "both pass"],
    after: {
      chant: [],
      me: { dust: [] },
      events: [
        { type: "moved", cause: "draw" },
        { type: "resolved", name: "ability of draws when summoned" },
        { type: "vanished" },
      ],
    },
  });

  scenario(["mag:704.3.2.2", "mag:104"], "choices of both players in one text come in its order", {
    cards: [
      createMagic(
        "each discards one",
        "b",
        createBody(
          { do: "discard", who: "you", count: 1, how: "choose" },
          { do: "discard", who: "opponent", count: 1, how: "choose" },
        ),
      ),
    ],
    me: { hand: ["each discards one", "r 1/1", "r 2/2"], stones: "b" },
    you: { hand: ["g 1/1", "g 2/2"] },
    play: [
      { use: "each discards one" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick" } } },
      { refused: { pick: "g 1/1" } },
      { pick: "r 1/1" },
      { now: { asks: { of: "you", ask: "pick" } } },
      { pick: "g 2/2" },
    ],
    after: { me: { hand: ["r 2/2"] }, you: { hand: ["g 1/1"] } },
  });
});
