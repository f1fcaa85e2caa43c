import type { CardDefinition } from "../../model/card";
import {
  A_UNIT,
  aimed,
  always,
  doing,
  ifSo,
  magic,
  quick,
  replaced,
  SUMMONED,
  stone,
  token,
  unit,
  when,
} from "./builders";

const LEAF = token("leaf", "0/1");

/** Cards with several modes, prices, costs that may go unpaid, and what must or may be done. */
export const CHOICES_AND_PRICES: readonly CardDefinition[] = [
  magic("two of three", "1r", {
    modes: [
      aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }),
      doing({ do: "draw", who: "you", count: 1 }),
      doing({ do: "gainLife", who: "you", amount: 2 }),
    ],
    choose: 2,
  }),
  magic("both when behind", "1b", {
    modes: [doing({ do: "draw", who: "you", count: 1 }), aimed(A_UNIT, { do: "return", what: { target: 0 } })],
    choose: {
      min: 1,
      max: { if: { amount: { life: "you" }, is: "<", than: { life: "opponent" } }, then: 2, otherwise: 1 },
    },
  }),
  quick("twice the same", "1g", {
    modes: [
      aimed(A_UNIT, { do: "putCounters", on: { target: 0 }, counter: "power", count: 1 }),
      doing({ do: "gainLife", who: "you", amount: 1 }),
    ],
    choose: 2,
    again: true,
  }),
  magic(
    "up to two on resolution",
    "1g",
    doing({
      do: "chooseMode",
      who: "you",
      choose: { min: 0, max: 2 },
      again: true,
      modes: [[{ do: "gainLife", who: "you", amount: 1 }], [{ do: "token", token: LEAF, count: 1 }]],
    }),
  ),
  unit(
    "one free unit each turn",
    "3g",
    "2/2",
    always({ all: "hand", whose: "you", where: { kind: "unit" } }, [{ without: "useCost", perTurn: 1 }], {
      while: { turnOf: "you" },
    }),
  ),
  unit("asks no catalyst", "2r", "2/1", always({ all: "hand", whose: "you" }, [{ without: "catalyst" }])),
  unit(
    "cheaper, but not free",
    "2b",
    "1/3",
    always({ all: "hand", whose: "you" }, [{ cost: "useCost", by: { any: -2 }, floor: 1 }]),
  ),
  unit(
    "waits for company",
    "r",
    "3/2",
    always("self", [{ cannot: "beUsed" }], {
      zones: ["hand"],
      while: { not: { some: { all: "battleArea", whose: "you" } } },
    }),
  ),
  unit("must attack", "1r", "3/2", always("self", [{ must: "attack" }])),
  unit("defends lying down", "1g", "1/4", always("self", [{ mayDefend: "rested" }])),
  unit(
    "attacks for life",
    "r",
    "3/1",
    always("self", [{ price: "attack", pay: [{ do: "loseLife", who: "you", amount: 1 }] }]),
  ),
  unit(
    "defends for a card",
    "g",
    "1/5",
    always("self", [{ price: "defend", pay: [{ do: "discard", who: "you", count: 1, how: "choose" }] }]),
  ),
  unit(
    "their magics cost life",
    "2b",
    "1/2",
    always({ all: "hand", whose: "opponent", where: { kind: "magic" } }, [
      { price: "use", pay: [{ do: "loseLife", who: "you", amount: 1 }] },
    ]),
  ),
  unit("nothing is put on it", "1g", "3/2", always("self", [{ cannot: "putCounters" }])),
  unit("they do not search", "1b", "1/2", always({ player: "opponent" }, [{ cannot: "search" }])),
  stone(
    "stone that keeps its face",
    always("self", [
      { colors: ["green"], keep: true },
      { cannot: "payCatalyst", where: { kind: "unit" } },
    ]),
  ),
  magic("burns for a card", "r", doing({ do: "damage", to: { player: "opponent" }, amount: 3 }), {
    type: "price",
    pay: [{ do: "discard", who: "you", count: 1, how: "choose" }],
  }),
  unit(
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
    when(SUMMONED, doing({ do: "draw", who: "you", count: 1 }), { if: { paid: true } }),
  ),
  unit(
    "may hide in the grimoire",
    "1b",
    "2/1",
    replaced(
      { on: "move", what: "self", from: "battleArea", to: "dust" },
      { to: "grimoire", position: "bottom" },
      { optional: true },
    ),
  ),
  unit("doubles tokens", "2g", "1/2", replaced({ on: "token", what: { whose: "you" } }, { copies: 2 })),
  quick(
    "negates into the dream",
    "2b",
    aimed(
      { zones: ["chant"], where: { targets: { kind: "unit", whose: "you" } }, count: 1 },
      { do: "negate", what: { target: 0 }, to: "dream", store: "gone" },
      ifSo({ some: { stored: "gone" } }, [{ do: "draw", who: "you", count: 1 }]),
    ),
  ),
  quick(
    "strikes whose ability aims at me",
    "1r",
    aimed(
      { zones: ["chant"], where: { card: false, targetsPlayer: "you" }, count: 1 },
      { do: "damage", to: { sourceOf: { target: 0 } }, amount: 2 },
    ),
  ),
  magic(
    "guesses the top card",
    "b",
    doing(
      { do: "chooseName", who: "you", store: "name" },
      { do: "reveal", what: { top: "grimoire", whose: "you", count: 1 }, store: "seen" },
      { do: "put", what: { of: { stored: "seen" }, where: { storedName: "name" } }, to: "hand" },
    ),
  ),
];
