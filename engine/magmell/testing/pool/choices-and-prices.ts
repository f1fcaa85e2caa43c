import type { CardDefinition } from "../../model/card";
import {
  ANY_UNIT,
  createBody,
  createIf,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createStaticAbility,
  createStone,
  createTargetedBody,
  createTokenCard,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "./builders";

const LEAF = createTokenCard("leaf", "0/1");

/** Cards with several modes, prices, costs that may stay unpaid, and obligations or permissions. */
export const CHOICE_AND_PRICE_CARDS: readonly CardDefinition[] = [
  createMagic("two of three", "1r", {
    modes: [
      createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }),
      createBody({ do: "draw", who: "you", count: 1 }),
      createBody({ do: "gainLife", who: "you", amount: 2 }),
    ],
    choose: 2,
  }),
  createMagic("both when behind", "1b", {
    modes: [
      createBody({ do: "draw", who: "you", count: 1 }),
      createTargetedBody(ANY_UNIT, { do: "return", what: { target: 0 } }),
    ],
    choose: {
      min: 1,
      max: { if: { amount: { life: "you" }, is: "<", than: { life: "opponent" } }, then: 2, otherwise: 1 },
    },
  }),
  createQuickMagic("twice the same", "1g", {
    modes: [
      createTargetedBody(ANY_UNIT, { do: "putCounters", on: { target: 0 }, counter: "power", count: 1 }),
      createBody({ do: "gainLife", who: "you", amount: 1 }),
    ],
    choose: 2,
    again: true,
  }),
  createMagic(
    "up to two on resolution",
    "1g",
    createBody({
      do: "chooseMode",
      who: "you",
      choose: { min: 0, max: 2 },
      again: true,
      modes: [[{ do: "gainLife", who: "you", amount: 1 }], [{ do: "token", token: LEAF, count: 1 }]],
    }),
  ),
  createUnit(
    "one free unit each turn",
    "3g",
    "2/2",
    createStaticAbility({ all: "hand", whose: "you", where: { kind: "unit" } }, [{ without: "useCost", perTurn: 1 }], {
      while: { turnOf: "you" },
    }),
  ),
  createUnit(
    "asks no catalyst",
    "2r",
    "2/1",
    createStaticAbility({ all: "hand", whose: "you" }, [{ without: "catalyst" }]),
  ),
  createUnit(
    "cheaper, but not free",
    "2b",
    "1/3",
    createStaticAbility({ all: "hand", whose: "you" }, [{ cost: "useCost", by: { any: -2 }, floor: 1 }]),
  ),
  createUnit(
    "waits for company",
    "r",
    "3/2",
    createStaticAbility("self", [{ cannot: "beUsed" }], {
      zones: ["hand"],
      while: { not: { some: { all: "battleArea", whose: "you" } } },
    }),
  ),
  createUnit("must attack", "1r", "3/2", createStaticAbility("self", [{ must: "attack" }])),
  createUnit("defends lying down", "1g", "1/4", createStaticAbility("self", [{ mayDefend: "rested" }])),
  createUnit(
    "attacks for life",
    "r",
    "3/1",
    createStaticAbility("self", [{ price: "attack", pay: [{ do: "loseLife", who: "you", amount: 1 }] }]),
  ),
  createUnit(
    "defends for a card",
    "g",
    "1/5",
    createStaticAbility("self", [{ price: "defend", pay: [{ do: "discard", who: "you", count: 1, how: "choose" }] }]),
  ),
  createUnit(
    "their magics cost life",
    "2b",
    "1/2",
    createStaticAbility({ all: "hand", whose: "opponent", where: { kind: "magic" } }, [
      { price: "use", pay: [{ do: "loseLife", who: "you", amount: 1 }] },
    ]),
  ),
  createUnit("nothing is put on it", "1g", "3/2", createStaticAbility("self", [{ cannot: "putCounters" }])),
  createUnit("they do not search", "1b", "1/2", createStaticAbility({ player: "opponent" }, [{ cannot: "search" }])),
  createStone(
    "stone that keeps its face",
    createStaticAbility("self", [
      { colors: ["green"], keep: true },
      { cannot: "payCatalyst", where: { kind: "unit" } },
    ]),
  ),
  createMagic("burns for a card", "r", createBody({ do: "damage", to: { player: "opponent" }, amount: 3 }), {
    type: "price",
    pay: [{ do: "discard", who: "you", count: 1, how: "choose" }],
  }),
  createUnit(
    "cheaper for a sacrifice",
    "4g",
    "5/5",
    {
      type: "price",
      optional: true,
      pay: [
        { do: "choose", who: "you", from: { all: "battleArea", whose: "you" }, count: 1, store: "one" },
        { do: "destroy", what: { stored: "one" } },
      ],
      changes: [{ cost: "useCost", by: { any: -3 } }],
    },
    createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "draw", who: "you", count: 1 }), { if: { paid: true } }),
  ),
  createUnit(
    "may hide in the grimoire",
    "1b",
    "2/1",
    createReplacementAbility(
      { on: "move", what: "self", from: "battleArea", to: "dust" },
      { to: "grimoire", position: "bottom" },
      { optional: true },
    ),
  ),
  createUnit(
    "doubles tokens",
    "2g",
    "1/2",
    createReplacementAbility({ on: "token", what: { whose: "you" } }, { copies: 2 }),
  ),
  createQuickMagic(
    "negates into the dream",
    "2b",
    createTargetedBody(
      { zones: ["chant"], where: { targets: { kind: "unit", whose: "you" } }, count: 1 },
      { do: "negate", what: { target: 0 }, to: "dream", store: "gone" },
      createIf({ some: { stored: "gone" } }, [{ do: "draw", who: "you", count: 1 }]),
    ),
  ),
  createQuickMagic(
    "strikes whose ability aims at me",
    "1r",
    createTargetedBody(
      { zones: ["chant"], where: { card: false, targetsPlayer: "you" }, count: 1 },
      { do: "damage", to: { sourceOf: { target: 0 } }, amount: 2 },
    ),
  ),
  createMagic(
    "guesses the top card",
    "b",
    createBody(
      { do: "chooseName", who: "you", store: "name" },
      { do: "reveal", what: { top: "grimoire", whose: "you", count: 1 }, store: "seen" },
      { do: "put", what: { of: { stored: "seen" }, where: { storedName: "name" } }, to: "hand" },
    ),
  ),
];
