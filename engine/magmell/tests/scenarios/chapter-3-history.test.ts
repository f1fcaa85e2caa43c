import { describe } from "vitest";
import type { EventPattern } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Amount } from "../../model/select";
import {
  ANY_PLAYER,
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const gains = (amount: Amount): Effect => ({ do: "gainLife", who: "you", amount });
const YOU_DRAW: EventPattern = { on: "move", what: { whose: "you" }, cause: "draw" };

const DRAWS_TWO = createQuickMagic("draws two", "", createBody({ do: "draw", who: "you", count: 2 }));
const DRAWS_ONE = createQuickMagic("draws one", "", createBody({ do: "draw", who: "you", count: 1 }));
const HITS_TWO = createQuickMagic(
  "hits two",
  "",
  createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 2 }),
);
const STINGS = createQuickMagic(
  "stings",
  "",
  createTargetedBody(ANY_PLAYER, { do: "damage", to: { target: 0 }, amount: 3 }),
);

describe("the number of events of the turn", () => {
  const COUNTS = createQuickMagic("counts draws", "", createBody(gains({ happened: YOU_DRAW })));

  scenario("mag:203.1", "is the number of those that match, and of none it is 0", {
    cards: [COUNTS, DRAWS_TWO],
    me: { life: 5, hand: ["draws two", "counts draws", "counts draws"] },
    play: [
      { use: "counts draws" },
      "both pass",
      { now: { me: { life: 5 } } },
      { use: "draws two" },
      "both pass",
      { use: "counts draws" },
      "both pass",
    ],
    after: { me: { life: 7 } },
  });

  scenario("mag:203.1", "with the sum of their amounts, counts points and not events", {
    cards: [
      STINGS,
      createQuickMagic(
        "repays",
        "",
        createBody(gains({ happened: { on: "damage", what: { player: "you" } }, total: true })),
      ),
    ],
    me: { life: 10, hand: ["repays"] },
    you: { hand: ["stings", "stings"] },
    play: [
      "pass",
      { use: "stings", by: "you" },
      { pick: "me" },
      "both pass",
      "pass",
      { use: "stings", by: "you" },
      { pick: "me" },
      "both pass",
      { now: { me: { life: 4 } } },
      { use: "repays" },
      "both pass",
    ],
    after: { me: { life: 10 } },
  });

  scenario("mag:601.1", "begins anew with each turn", {
    phase: "end",
    cards: [
      DRAWS_TWO,
      createUnit(
        "counts in the main phase",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "phaseBegins", phase: "main", whose: "opponent" },
          createBody(gains({ happened: YOU_DRAW })),
        ),
      ),
    ],
    me: { life: 5, hand: ["draws two"], battleArea: ["counts in the main phase"] },
    play: [{ use: "draws two" }, "both pass", "both pass", "both pass"],
    after: { turnPlayer: "you", phase: "main", chant: [], me: { life: 5 } },
  });

  scenario("mag:306.2", "is seen by a static ability at once", {
    cards: [
      DRAWS_TWO,
      createUnit(
        "grows with draws",
        "",
        "1/1",
        createStaticAbility("self", [{ add: "ap", amount: { happened: YOU_DRAW } }]),
      ),
    ],
    me: { hand: ["draws two"], battleArea: ["grows with draws"] },
    play: [{ now: { me: { battleArea: [{ name: "grows with draws", ap: 1 }] } } }, { use: "draws two" }, "both pass"],
    after: { me: { battleArea: [{ name: "grows with draws", ap: 3 }] } },
  });
});

describe("what did something this turn", () => {
  const KILLS_ATTACKERS = createQuickMagic(
    "kills attackers",
    "",
    createBody({ do: "destroy", what: { all: "battleArea", where: { did: { on: "attack", what: {} } } } }),
  );

  scenario("mag:204.1", "fits a filter that asks for it, and what did not does not", {
    cards: [KILLS_ATTACKERS],
    me: { hand: ["kills attackers"], battleArea: ["r 3/3", "g 2/2"] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", { use: "kills attackers" }, "both pass"],
    after: { me: { battleArea: ["g 2/2"] } },
  });

  const AVENGES = createQuickMagic(
    "avenges",
    "",
    createBody({
      do: "destroy",
      what: { all: "battleArea", where: { did: { on: "damage", what: {}, by: { name: "scratches" } } } },
    }),
  );
  const SCRATCHES = createUnit(
    "scratches",
    "",
    "1/1",
    createTriggeredAbility(
      { on: "turnEnds", whose: "anyone" },
      createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }),
    ),
  );

  scenario("mag:301.7", "with a source that has gone since, it was still dealt damage by it", {
    phase: "end",
    cards: [AVENGES, SCRATCHES, HITS_TWO],
    me: { hand: ["avenges", "hits two"], battleArea: ["scratches"] },
    you: { battleArea: ["g 4/4", "b 4/4"] },
    play: [
      { pick: "g 4/4" },
      "both pass",
      { use: "hits two" },
      { pick: "scratches" },
      "both pass",
      { use: "avenges" },
      "both pass",
    ],
    after: { you: { battleArea: ["b 4/4"], dust: ["g 4/4"] } },
  });

  scenario("mag:301.7", "the filters of the pattern are asked of things as they were", {
    cards: [
      createQuickMagic("wakes all", "", createBody({ do: "wake", what: { all: "battleArea" } })),
      createQuickMagic(
        "asks",
        "",
        createBody(gains({ happened: { on: "attack", what: { kind: "unit", rested: true } } })),
      ),
    ],
    me: { life: 5, hand: ["wakes all", "asks"], battleArea: ["r 3/3"] },
    play: [{ attack: "r 3/3" }, "both pass", { use: "wakes all" }, "both pass", { use: "asks" }, "both pass"],
    after: { me: { life: 6, battleArea: [{ name: "r 3/3", rested: false }] } },
  });

  scenario("mag:401.6", "what has moved since is another instance and did nothing", {
    cards: [
      KILLS_ATTACKERS,
      createQuickMagic(
        "blinks",
        "",
        createTargetedBody(
          ANY_UNIT,
          { do: "put", what: { target: 0 }, to: "dream", store: "it" },
          { do: "summon", what: { stored: "it" } },
        ),
      ),
    ],
    me: { hand: ["kills attackers", "blinks"], battleArea: ["r 3/3"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { use: "blinks" },
      "both pass",
      { use: "kills attackers" },
      "both pass",
    ],
    after: { me: { battleArea: ["r 3/3"] } },
  });

  scenario("mag:407.1", "a card in the dust that came there this turn is told from one that lay there", {
    cards: [
      createQuickMagic(
        "brings back the fallen",
        "",
        createBody({
          do: "summon",
          what: { all: "dust", whose: "you", where: { did: { on: "move", what: {}, from: "battleArea", to: "dust" } } },
        }),
      ),
      HITS_TWO,
    ],
    me: { hand: ["hits two", "brings back the fallen"], battleArea: ["g 2/2"], dust: ["r 3/3"] },
    play: [{ use: "hits two" }, "both pass", { use: "brings back the fallen" }, "both pass"],
    after: { me: { battleArea: ["g 2/2"], dust: ["r 3/3", "hits two", "brings back the fallen"] } },
  });

  scenario(["mag:302.1.3", "mag:606.1"], "a delayed trigger looks back at the whole turn", {
    cards: [
      createQuickMagic(
        "calls home",
        "",
        createBody({
          do: "create",
          until: "turn",
          ability: createTriggeredAbility(
            { on: "turnEnds", whose: "anyone" },
            createBody({
              do: "return",
              what: { all: "battleArea", whose: "you", where: { did: { on: "attack", what: {} } } },
            }),
          ),
        }),
      ),
    ],
    me: { hand: ["calls home"], battleArea: ["r 3/3", "g 2/2"] },
    play: [
      { use: "calls home" },
      "both pass",
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { phase: "end", chant: [], me: { hand: ["r 3/3"], battleArea: ["g 2/2"] } },
  });

  scenario(["mag:102", "mag:702.2"], "a prohibition may count what a player has used", {
    cards: [
      createUnit(
        "one magic a turn",
        "",
        "1/1",
        createStaticAbility({ player: "opponent" }, [{ cannot: "use", where: { kind: "magic" } }], {
          while: { amount: { happened: { on: "used", who: "opponent", what: { kind: "magic" } } }, is: ">=", than: 1 },
        }),
      ),
      DRAWS_ONE,
    ],
    me: { hand: ["draws one", "draws one", "r 1/1"], stones: "r" },
    you: { battleArea: ["one magic a turn"] },
    play: [{ use: "r 1/1" }, "both pass", { use: "draws one" }, "both pass", { refused: { use: "draws one" } }],
    after: { me: { dust: ["draws one"], battleArea: ["r 1/1"] } },
  });
});
