import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const BLINKS = createQuickMagic(
  "blinks mine",
  "",
  createTargetedBody(
    { ...ANY_UNIT, whose: "you" },
    { do: "put", what: { target: 0 }, to: "dream", store: "it" },
    { do: "summon", what: { stored: "it" } },
  ),
);

describe("where the rules are silent on moves and piles", () => {
  scenario(["house:37", "mag:229.3"], "a draw from an empty grimoire is tried, and nothing replaces it", {
    me: { hand: ["no draws this turn"], stones: "bnn" },
    you: { hand: ["draws 1"], stones: "bn", grimoire: [] },
    play: [{ use: "no draws this turn" }, "both pass", "pass", { use: "draws 1", by: "you" }, "both pass"],
    after: { winner: "me", events: [{ type: "drewFromEmpty", player: "you" }], never: [{ type: "replaced" }] },
  });

  scenario(["house:37", "mag:306.1.2"], "with a card left, that one is replaced and the next is tried", {
    cards: [createQuickMagic("draws 2 at once", "", createBody({ do: "draw", who: "you", count: 2 }))],
    me: { hand: ["no draws this turn"], stones: "bnn" },
    you: { hand: ["draws 2 at once"], grimoire: ["r 1/1"] },
    play: [{ use: "no draws this turn" }, "both pass", "pass", { use: "draws 2 at once", by: "you" }, "both pass"],
    after: {
      winner: "me",
      events: [{ type: "replaced" }, { type: "moved", name: "r 1/1", to: "dust" }, { type: "drewFromEmpty" }],
    },
  });

  const WATCHES = createUnit(
    "grows when one leaves",
    "g",
    "1/1",
    createTriggeredAbility(
      { on: "move", what: { kind: "unit", other: true }, from: "battleArea" },
      createBody({ do: "putCounters", on: "self", counter: "power", count: 1 }),
    ),
  );

  scenario(
    ["house:38", "mag:705.4.6"],
    "a token that vanishes in the battle area leaves it for nowhere: nothing triggers",
    {
      cards: [BLINKS, WATCHES],
      me: { hand: ["blinks mine"], battleArea: ["sprout", "grows when one leaves"] },
      play: [{ use: "blinks mine" }, { pick: "sprout" }, "both pass", "both pass"],
      after: {
        chant: [],
        me: {
          battleArea: [{ name: "grows when one leaves", counters: { power: 1 } }],
          dust: ["blinks mine"],
          dream: [],
        },
      },
    },
  );

  scenario(["house:38", "mag:705.4.5"], "nor does it trigger again when it vanishes from the dust", {
    cards: [
      WATCHES,
      createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } })),
    ],
    me: { hand: ["kills"], battleArea: ["sprout", "grows when one leaves"] },
    play: [{ use: "kills" }, { pick: "sprout" }, "both pass", "both pass"],
    after: { chant: [], me: { battleArea: [{ name: "grows when one leaves", counters: { power: 1 } }] } },
  });

  scenario(["house:39", "mag:222.1", "mag:227.1"], "a unit summoned from their dust dies into their dust", {
    cards: [createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }))],
    me: { hand: ["summons theirs from dust", "kills"], stones: "bnnnn" },
    you: { dust: ["r 4/4"] },
    play: [
      { use: "summons theirs from dust" },
      "both pass",
      { now: { me: { battleArea: [{ name: "r 4/4", owner: "you" }] }, you: { dust: [] } } },
      { use: "kills" },
      "both pass",
    ],
    after: { me: { battleArea: [], dust: ["summons theirs from dust", "kills"] }, you: { dust: ["r 4/4"] } },
  });

  scenario(["house:39", "mag:228.1", "mag:231.1"], "and is returned to their hand and grimoire", {
    me: { hand: ["returns a unit", "returns a unit to the bottom"], stones: "bbnnn" },
    you: {
      battleArea: [
        { name: "r 4/4", control: "me" },
        { name: "g 4/4", control: "me" },
      ],
      grimoire: ["b 1/1"],
    },
    play: [
      { use: "returns a unit" },
      { pick: "r 4/4" },
      { pick: "plain stone" },
      "both pass",
      { use: "returns a unit to the bottom" },
      "both pass",
    ],
    after: { me: { hand: [], battleArea: [] }, you: { hand: ["r 4/4"], grimoire: ["b 1/1", "g 4/4"] } },
  });
});

describe("where the rules are silent on battle and life", () => {
  scenario(["house:40", "mag:701.4.1.3"], "a unit that must defend does so for an attacked unit too", {
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["must defend", "g 4/4", { name: "b 2/2", rested: true }] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      { pick: "b 2/2" },
      "both pass",
      {
        now: {
          step: "defense",
          you: { battleArea: ["must defend", "g 4/4", "b 2/2"] },
          events: [{ type: "defended" }],
        },
      },
      "both pass",
    ],
    after: { you: { dust: ["must defend"], battleArea: ["g 4/4", "b 2/2"] } },
  });

  scenario(["house:27", "mag:220.3", "mag:234.1"], "recovering at 20 life is recovering, by the number that is said", {
    cards: [
      createUnit(
        "mirrors what I recover",
        "g",
        "1/1",
        createTriggeredAbility(
          { on: "lifeGained", who: "you" },
          createBody({ do: "loseLife", who: "opponent", amount: { event: "amount" } }),
        ),
      ),
    ],
    me: { hand: ["gains 3"], stones: "g", life: 20, battleArea: ["mirrors what I recover"] },
    play: [{ use: "gains 3" }, "both pass", "both pass"],
    after: { me: { life: 20 }, you: { life: 17 } },
  });
});

describe("where the rules are silent on the chant", () => {
  const NEGATES_ALL = createMagic(
    "negates all",
    "",
    createBody({ do: "negate", what: { all: "chant" } }, { do: "gainLife", who: "you", amount: 2 }),
  );

  scenario(["house:41", "mag:231.1"], "what is being resolved cannot be negated any more, not even by itself", {
    cards: [{ ...NEGATES_ALL, timing: "quick" }],
    me: { hand: ["burns player 4"], stones: "rnn" },
    you: { hand: ["negates all"], life: 10, battleArea: ["gains when mine is negated"] },
    play: [{ use: "burns player 4" }, { pick: "you" }, "pass", { use: "negates all", by: "you" }, "both pass"],
    after: {
      chant: [],
      you: { life: 12, dust: ["negates all"] },
      me: { dust: ["burns player 4"] },
      events: [
        { type: "negated", name: "burns player 4" },
        { type: "lifeGained", amount: 2 },
        { type: "moved", name: "negates all", cause: "resolve" },
      ],
      never: [{ type: "negated", name: "negates all" }],
    },
  });

  scenario(["house:42", "mag:704.3.2.4"], "a magic that sends itself away does the rest, and stays where it went", {
    cards: [
      createMagic(
        "goes away first",
        "r",
        createBody({ do: "put", what: "self", to: "dream" }, { do: "gainLife", who: "you", amount: 2 }),
      ),
    ],
    me: { hand: ["goes away first"], stones: "r", life: 10 },
    play: [{ use: "goes away first" }, "both pass"],
    after: { chant: [], me: { life: 12, dream: ["goes away first"], dust: [] }, events: [{ type: "resolved" }] },
  });

  scenario(
    ["house:26", "mag:231.2", "mag:702.3.2.2"],
    "a card that was used on none of up to 2 is not negated for it",
    {
      cards: [
        createQuickMagic(
          "rests up to 2, and gains",
          "b",
          createTargetedBody(
            { zones: ["battleArea"], count: { min: 0, max: 2 } },
            { do: "rest", what: { target: 0 } },
            { do: "gainLife", who: "you", amount: 2 },
          ),
        ),
      ],
      me: { hand: ["rests up to 2, and gains"], stones: "b", life: 10 },
      you: { battleArea: ["g 1/1", "g 2/2"] },
      play: [{ use: "rests up to 2, and gains" }, { number: 0 }, "both pass"],
      after: {
        me: { life: 12 },
        you: {
          battleArea: [
            { name: "g 1/1", rested: false },
            { name: "g 2/2", rested: false },
          ],
        },
      },
    },
  );

  scenario(
    ["house:28", "mag:302.1.3", "mag:408.4"],
    "a delayed trigger is commanded by whoever made it, whoever's unit it is about",
    {
      me: { hand: ["avenges this turn"], stones: "rn" },
      you: { battleArea: ["g 1/1"], hand: ["bolt 2"], stones: "r" },
      play: [
        { use: "avenges this turn" },
        "both pass",
        "pass",
        { use: "bolt 2", by: "you" },
        "both pass",
        { now: { chant: ["ability of avenges this turn"] } },
        "both pass",
      ],
      after: { me: { life: 20 }, you: { life: 18 } },
    },
  );

  scenario(["house:29", "mag:702.3.1", "mag:702.3.2"], "what lies on the chant does not aim at itself", {
    me: { hand: ["negates"], stones: "bn" },
    play: [{ refused: { use: "negates" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["negates"] } },
  });

  scenario(["house:29", "mag:703.4.1.2"], "nor does an ability", {
    cards: [
      createUnit(
        "negates an ability when summoned",
        "b",
        "1/1",
        createTriggeredAbility(
          { on: "move", what: "self", to: "battleArea" },
          createTargetedBody({ zones: ["chant"], count: 1 }, { do: "negate", what: { target: 0 } }),
        ),
      ),
    ],
    me: { hand: ["negates an ability when summoned"], stones: "b" },
    play: [{ use: "negates an ability when summoned" }, "both pass"],
    after: {
      chant: [],
      events: [{ type: "abilityPut" }, { type: "vanished", rule: "mag:703.4.1.2" }],
      never: [{ type: "targeted" }],
    },
  });

  const watchful = createUnit(
    "counts on losing life",
    "r",
    "1/1",
    createTriggeredAbility(
      { on: "lifeLost", who: "opponent" },
      createBody({ do: "putCounters", on: "self", counter: "power", count: 1 }),
    ),
  );

  scenario(["house:43", "mag:221.2"], "damage is not a loss of life, and a loss of life is no damage", {
    cards: [watchful, createMagic("drains 2", "r", createBody({ do: "loseLife", who: "opponent", amount: 2 }))],
    me: { battleArea: ["counts on losing life"], hand: ["bolt anything 3", "drains 2"], stones: "rrr" },
    play: [
      { use: "bolt anything 3" },
      { pick: "you" },
      "both pass",
      { now: { chant: [], you: { life: 17 }, me: { battleArea: [{ name: "counts on losing life", ap: 1 }] } } },
      { use: "drains 2" },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 15 }, me: { battleArea: [{ name: "counts on losing life", ap: 2 }] } },
  });

  scenario(["house:44", "mag:409.1"], "cards in the dream count as those of whoever brought them", {
    cards: [
      createMagic(
        "heals by my dream",
        "r",
        createBody({ do: "gainLife", who: "you", amount: { count: { all: "dream", whose: "you" } } }),
      ),
    ],
    me: { hand: ["heals by my dream"], stones: "r", life: 10, dream: ["r 1/1", "r 2/2"] },
    you: { dream: ["b 1/1"] },
    play: [{ use: "heals by my dream" }, "both pass"],
    after: { me: { life: 12 } },
  });
});
