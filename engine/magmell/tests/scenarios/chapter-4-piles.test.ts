import { describe } from "vitest";
import {
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("what moves is new (401.6)", () => {
  scenario(["mag:401.6", "mag:704.3.1.1"], "a target that left and came back is no target any more", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 1/1"], hand: ["blinks quickly"], stones: "b" },
    cards: [
      createQuickMagic(
        "blinks quickly",
        "b",
        createTargetedBody(
          { zones: ["battleArea"], whose: "you", count: 1 },
          { do: "put", what: { target: 0 }, to: "dream", store: "away" },
          { do: "summon", what: { stored: "away" } },
        ),
      ),
    ],
    play: [{ use: "bolt 2" }, "pass", { use: "blinks quickly", by: "you" }, "both pass", "both pass"],
    after: { you: { battleArea: [{ name: "g 1/1", damage: 0 }] }, events: [{ type: "negated", name: "bolt 2" }] },
  });

  scenario("mag:401.6", "damage and being rested stay behind", {
    me: {
      hand: ["a unit to the dream and back"],
      stones: "bn",
      battleArea: [{ name: "b 4/4", damage: 3, rested: true }],
    },
    play: [{ use: "a unit to the dream and back" }, "both pass"],
    after: { me: { battleArea: [{ name: "b 4/4", damage: 0, rested: false }] } },
  });

  scenario("mag:401.6", "what is stored of a move is what it has become", {
    me: { hand: ["summons from dust"], stones: "ggn", dust: ["draws when summoned"] },
    play: [{ use: "summons from dust" }, "both pass", "both pass"],
    after: { me: { battleArea: [{ name: "draws when summoned", counters: { power: 1 } }], hand: ["b 4/4"] } },
  });
});

describe("the two decks (401.7, 401.8)", () => {
  const toStoneDeck = createMagic(
    "dust to the stone deck",
    "b",
    createBody({ do: "put", what: { all: "dust", whose: "you", where: { kind: ["unit", "magic"] } }, to: "stoneDeck" }),
  );
  const toGrimoire = createMagic(
    "stones to the grimoire",
    "b",
    createBody({
      do: "put",
      what: { all: ["dust", "stoneArea"], whose: "you", where: { kind: "stone", rested: false } },
      to: "grimoire",
    }),
  );

  scenario("mag:401.7", "a unit that would go from the dust to the stone deck goes to the grimoire", {
    cards: [toStoneDeck],
    me: {
      hand: ["dust to the stone deck"],
      stones: "b",
      dust: ["g 1/1"],
      grimoire: ["r 1/1"],
      stoneDeck: ["plain stone"],
    },
    play: [{ use: "dust to the stone deck" }, "both pass"],
    after: { me: { grimoire: ["g 1/1", "r 1/1"], stoneDeck: ["plain stone"] } },
  });

  scenario("mag:401.8", "a stone that would go from the dust to the grimoire goes to the stone deck", {
    cards: [toGrimoire],
    me: {
      hand: ["stones to the grimoire"],
      stones: "b",
      dust: ["赤の魔石"],
      grimoire: ["r 1/1"],
      stoneDeck: ["plain stone"],
    },
    play: [{ use: "stones to the grimoire" }, "both pass"],
    after: { me: { grimoire: ["r 1/1"], stoneDeck: ["赤の魔石", "plain stone"], dust: ["stones to the grimoire"] } },
  });

  scenario("mag:401.7", "from a hidden zone a card goes where it is sent", {
    cards: [
      createMagic(
        "hand to the stone deck",
        "b",
        createBody({ do: "put", what: { all: "hand", whose: "you" }, to: "stoneDeck" }),
      ),
    ],
    me: { hand: ["hand to the stone deck", "g 1/1"], stones: "b", stoneDeck: ["plain stone"], grimoire: ["r 1/1"] },
    play: [{ use: "hand to the stone deck" }, "both pass"],
    after: { me: { stoneDeck: ["g 1/1", "plain stone"], grimoire: ["r 1/1"] } },
  });

  scenario("mag:401.8", "from a hidden zone a stone goes to the grimoire", {
    cards: [
      createMagic(
        "hand to the grimoire",
        "b",
        createBody({ do: "put", what: { all: "hand", whose: "you" }, to: "grimoire" }),
      ),
    ],
    me: { hand: ["hand to the grimoire", "赤の魔石"], stones: "b", stoneDeck: ["plain stone"], grimoire: ["r 1/1"] },
    play: [{ use: "hand to the grimoire" }, "both pass"],
    after: { me: { stoneDeck: ["plain stone"], grimoire: ["赤の魔石", "r 1/1"] } },
  });

  scenario(
    ["mag:401.7", "mag:204.4"],
    "a face-down unit in the stone area goes to the grimoire: its original kind counts",
    {
      cards: [
        createMagic(
          "all stones to the stone deck",
          "b",
          createBody({
            do: "return",
            what: { all: "stoneArea", whose: "opponent" },
            to: "stoneDeck",
            position: "bottom",
          }),
        ),
      ],
      me: { hand: ["all stones to the stone deck"], stones: "b" },
      you: { stoneArea: [{ name: "g 1/1", faceDown: true }], stoneDeck: ["plain stone"], grimoire: ["r 1/1"] },
      play: [{ use: "all stones to the stone deck" }, "both pass"],
      after: { you: { grimoire: ["r 1/1", "g 1/1"], stoneDeck: ["plain stone"], stones: "" } },
    },
  );

  scenario(
    ["mag:401.7", "mag:306.1.2"],
    "the other deck is read first, and replacement effects meet what comes of it",
    {
      cards: [
        toStoneDeck,
        createUnit(
          "units go to the dream, not the grimoire",
          "g",
          "1/1",
          createReplacementAbility({ on: "move", what: { kind: "unit" }, to: "grimoire" }, { to: "dream" }),
        ),
        createUnit(
          "and not the stone deck",
          "g",
          "1/1",
          createReplacementAbility({ on: "move", what: { kind: "unit" }, to: "stoneDeck" }, { to: "hand" }),
        ),
      ],
      me: {
        hand: ["dust to the stone deck"],
        stones: "b",
        dust: ["g 1/1"],
        battleArea: ["units go to the dream, not the grimoire", "and not the stone deck"],
        grimoire: ["r 1/1"],
      },
      play: [{ use: "dust to the stone deck" }, "both pass"],
      after: { me: { dream: ["g 1/1"], grimoire: ["r 1/1"], hand: [] } },
    },
  );
});

describe("piles (402, 403)", () => {
  const toTop = createMagic(
    "all units to the top",
    "b",
    createBody({ do: "return", what: { all: "battleArea" }, to: "grimoire", position: "top" }),
  );

  scenario(
    ["mag:402.1", "mag:402.3"],
    "cards that come to a grimoire together lie in the order that their owner likes",
    {
      me: {
        hand: ["returns up to 2 from dust to the top"],
        stones: "gn",
        dust: ["r 1/1", "r 2/2", "r 3/3"],
        grimoire: ["b 1/1"],
      },
      play: [
        { use: "returns up to 2 from dust to the top" },
        { number: 2 },
        { picks: ["r 1/1", "r 3/3"] },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 3/3"], min: 2, max: 2 } } },
        { picks: ["r 3/3", "r 1/1"] },
      ],
      after: { me: { grimoire: ["r 1/1", "r 3/3", "b 1/1"] } },
    },
  );

  scenario("mag:402.3", "one card has no order", {
    me: { hand: ["returns up to 2 from dust to the top"], stones: "gn", dust: ["r 1/1", "r 2/2"], grimoire: ["b 1/1"] },
    play: [{ use: "returns up to 2 from dust to the top" }, { number: 1 }, { pick: "r 2/2" }, "both pass"],
    after: { me: { grimoire: ["r 2/2", "b 1/1"], dust: ["r 1/1", "returns up to 2 from dust to the top"] } },
  });

  scenario(
    ["mag:402.3", "mag:104"],
    "when cards of both come to their grimoires together, each owner decides, the turn player first",
    {
      cards: [toTop],
      me: { hand: ["all units to the top"], stones: "b", battleArea: ["r 1/1", "r 2/2"], grimoire: ["b 1/1"] },
      you: { battleArea: ["g 1/1", "g 2/2"], grimoire: ["b 1/1"] },
      play: [
        { use: "all units to the top" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2"] } } },
        { picks: ["r 2/2", "r 1/1"] },
        {
          now: { asks: { of: "you", ask: "pick", offers: ["g 1/1", "g 2/2"] }, me: { battleArea: ["r 1/1", "r 2/2"] } },
        },
        { picks: ["g 1/1", "g 2/2"] },
      ],
      after: { me: { grimoire: ["r 1/1", "r 2/2", "b 1/1"] }, you: { grimoire: ["g 2/2", "g 1/1", "b 1/1"] } },
    },
  );

  scenario(
    ["mag:403.1", "mag:403.3"],
    "stones that come to a stone deck together lie in the order that their owner likes",
    {
      cards: [
        createMagic(
          "their stones to the stone deck",
          "b",
          createBody({ do: "return", what: { all: "stoneArea", whose: "opponent" }, to: "stoneDeck", position: "top" }),
        ),
      ],
      me: { hand: ["their stones to the stone deck"], stones: "b" },
      you: { stones: "rg", stoneDeck: ["plain stone"] },
      play: [
        { use: "their stones to the stone deck" },
        "both pass",
        { now: { asks: { of: "you", ask: "pick", offers: ["赤の魔石", "緑の魔石"] } } },
        { pick: "緑の魔石", by: "you" },
      ],
      after: { you: { stoneDeck: ["赤の魔石", "緑の魔石", "plain stone"], stones: "" } },
    },
  );

  scenario(["mag:402.1", "mag:402.3"], "cards put at the bottom lie under the others, in the order that was chosen", {
    me: { hand: ["keeps one of the top 3"], stones: "bn", grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"] },
    play: [
      { use: "keeps one of the top 3" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2", "r 3/3"], min: 1, max: 1 } } },
      { pick: "r 2/2" },
      { pick: "r 3/3" },
    ],
    after: { me: { hand: ["r 2/2"], grimoire: ["r 4/4", "r 1/1", "r 3/3"] } },
  });

  scenario("mag:402.1", "the top of a pile can be put in another order by an effect only", {
    me: { hand: ["arranges the top 2"], stones: "b", grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
    play: [{ use: "arranges the top 2" }, "both pass", { pick: "r 1/1" }],
    after: { me: { grimoire: ["r 2/2", "r 1/1", "r 3/3"] } },
  });

  scenario("mag:403.1", "the stone phase takes the top of the stone deck", {
    phase: "stone",
    me: { stoneDeck: ["赤の魔石", "緑の魔石"] },
    after: { me: { stones: "r", stoneDeck: ["緑の魔石"] } },
  });
});
