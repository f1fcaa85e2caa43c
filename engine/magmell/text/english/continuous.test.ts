import { describe, expect, it } from "vitest";
import type { Ability } from "../../model/ability";
import type { Select } from "../../model/select";
import { createReplacementAbility, createStaticAbility } from "../../testing/pool/builders";
import { renderEnglish } from "./render-english";

const mine: Select = { all: "battleArea", whose: "you" };
const hand: Select = { all: "hand", whose: "you" };

const TEXTS: readonly (readonly [english: string, ability: Ability])[] = [
  [
    '■Other green units you control get +1 AP and have "This unit cannot be destroyed."',
    createStaticAbility({ all: "battleArea", whose: "you", where: { other: true, color: "green" } }, [
      { add: "ap", amount: 1 },
      { grant: createStaticAbility("self", [{ cannot: "beDestroyed" }]) },
    ]),
  ],
  [
    "■This unit gets +2 AP and +2 HP for each card in your hand.",
    createStaticAbility("self", [
      { add: "ap", amount: { product: [2, { count: hand }] } },
      { add: "hp", amount: { product: [2, { count: hand }] } },
    ]),
  ],
  [
    "■This unit gets +X AP, where X is the damage on it.",
    createStaticAbility("self", [{ add: "ap", amount: { stat: "damage", of: "self" } }]),
  ],
  [
    "■This unit has AP and HP each equal to the number of cards in your hand.",
    createStaticAbility("self", [
      { set: "ap", amount: { count: hand } },
      { set: "hp", amount: { count: hand } },
    ]),
  ],
  ["■This unit is colorless.", createStaticAbility("self", [{ colors: [], keep: false }])],
  [
    "■As long as you control no other units, this unit cannot attack or defend.",
    createStaticAbility("self", [{ cannot: "attack" }, { cannot: "defend" }], {
      while: { not: { some: { all: "battleArea", whose: "you", where: { other: true } } } },
    }),
  ],
  [
    "■This unit cannot attack awake units.",
    createStaticAbility("self", [{ cannot: "attack", where: { rested: false } }]),
  ],
  [
    "■This unit cannot be targeted by magics your opponent controls.",
    createStaticAbility("self", [{ cannot: "beTargeted", where: { kind: "magic", whose: "opponent" } }]),
  ],
  [
    "■During your opponent's turn, your opponent cannot use magics with a use cost of more than 2.",
    createStaticAbility(
      { player: "opponent" },
      [{ cannot: "use", where: { kind: "magic", useCost: { is: ">", than: 2 } } }],
      {
        while: { turnOf: "opponent" },
      },
    ),
  ],
  [
    "■While this card is in your hand: as long as you have used a card this turn, it costs 2 less and 1 red more to use.",
    createStaticAbility("self", [{ cost: "useCost", by: { any: -2, red: 1 } }], {
      zones: ["hand"],
      while: { amount: { usedThisTurn: "you" }, is: ">=", than: 1 },
    }),
  ],
  [
    "■Cards in your hand cost 1 more to use, as many times as your opponent's life.",
    createStaticAbility({ all: "hand", whose: "you" }, [
      { cost: "useCost", by: { any: 1 }, times: { life: "opponent" } },
    ]),
  ],
  [
    "■Unit cards in your hand or dust may be used as though from the hand.",
    createStaticAbility({ all: ["hand", "dust"], whose: "you", where: { kind: "unit" } }, [{ mayUse: true }]),
  ],
  [
    "■As long as your opponent controls at least as many stones as you, this unit gets +2 AP.",
    createStaticAbility("self", [{ add: "ap", amount: 2 }], {
      while: {
        amount: { count: { all: "stoneArea", whose: "opponent" } },
        is: ">=",
        than: { count: { all: "stoneArea", whose: "you" } },
      },
    }),
  ],
  [
    "■As long as you have no more cards in hand than your opponent, this unit gets +2 AP.",
    createStaticAbility("self", [{ add: "ap", amount: 2 }], {
      while: {
        amount: { count: { all: "hand", whose: "you" } },
        is: "<=",
        than: { count: { all: "hand", whose: "opponent" } },
      },
    }),
  ],
  [
    "■As long as you control more units than your opponent and have 10 or more life, this unit gets +2 AP.",
    createStaticAbility("self", [{ add: "ap", amount: 2 }], {
      while: {
        every: [
          { amount: { count: mine }, is: ">", than: { count: { all: "battleArea", whose: "opponent" } } },
          { amount: { life: "you" }, is: ">=", than: 10 },
        ],
      },
    }),
  ],
  [
    "■As long as this unit is rested, it gets +3 HP.",
    createStaticAbility({ of: "self", where: { rested: true } }, [{ add: "hp", amount: 3 }]),
  ],
  [
    "■Units with damage on them lose all abilities and must defend if able.",
    createStaticAbility({ all: "battleArea", where: { damage: { is: ">=", than: 1 } } }, [
      { loses: "abilities" },
      { must: "defend" },
    ]),
  ],
  [
    "■If this unit would be dealt damage, it is dealt 1 less instead.",
    createReplacementAbility({ on: "damage", what: "self" }, { amount: { minus: [{ event: "amount" }, 1] } }),
  ],
  [
    "■If this unit would be put into the dust, put it into the dream instead.",
    createReplacementAbility({ on: "move", what: "self", to: "dust" }, { to: "dream" }),
  ],
  [
    "■Units you control are summoned rested and with a power counter on each of them.",
    createReplacementAbility(
      { on: "move", what: { kind: "unit", whose: "you" }, to: "battleArea" },
      { rested: true, counters: { name: "power", count: 1 } },
    ),
  ],
  [
    "■If this unit would be put into the dust while it has a power counter on it, put it on top of its owner's grimoire instead.",
    createReplacementAbility(
      { on: "move", what: "self", to: "dust" },
      { to: "grimoire" },
      { if: { amount: { counters: "power", on: "self" }, is: ">=", than: 1 } },
    ),
  ],
  [
    "■If this unit would be put into the dust, the following happens instead: remove a power counter from it and rest it.",
    createReplacementAbility(
      { on: "move", what: "self", to: "dust" },
      {
        effects: [
          { do: "removeCounters", on: "self", counter: "power", count: 1 },
          { do: "rest", what: "self" },
        ],
      },
    ),
  ],
  [
    "■If you would lose life, that does not happen.",
    createReplacementAbility({ on: "lifeLost", who: "you" }, { effects: [] }),
  ],
  [
    "■If your opponent would recover life, they recover no life instead.",
    createReplacementAbility({ on: "lifeGained", who: "opponent" }, { amount: 0 }),
  ],
  [
    "■If one or more power counters would be put on a unit you control, put 1 more on it instead.",
    createReplacementAbility(
      { on: "countersPut", what: { whose: "you" }, counter: "power" },
      { amount: { sum: [{ event: "amount" }, 1] } },
    ),
  ],
  [
    "■Tokens you control are summoned rested.",
    createReplacementAbility({ on: "token", what: { whose: "you" } }, { rested: true }),
  ],
  [
    "■If you would draw a card, draw two cards instead.",
    createReplacementAbility(
      { on: "move", what: { whose: "you" }, cause: "draw" },
      { effects: [{ do: "draw", who: "you", count: 2 }] },
    ),
  ],
  [
    "■Players cannot rest or lose the game.",
    createStaticAbility({ players: "both" }, [{ cannot: "rest" }, { cannot: "lose" }]),
  ],
  [
    "■Unit tokens cannot be dealt damage.",
    createStaticAbility({ all: "battleArea", where: { kind: "unit", token: true } }, [{ cannot: "beDamaged" }]),
  ],
  [
    "■This unit gets +X AP, where X is the number of cards in your hand plus 1.",
    createStaticAbility("self", [{ add: "ap", amount: { sum: [{ count: hand }, 1] } }]),
  ],
  [
    "■Face-down stones you control cannot wake.",
    createStaticAbility({ all: "stoneArea", whose: "you", where: { faceDown: true } }, [{ cannot: "wake" }]),
  ],
  [
    "■Magics you own in the dream may be used as though from the hand.",
    createStaticAbility({ all: "dream", whose: "you", where: { kind: "magic" } }, [{ mayUse: true }]),
  ],
  [
    "■Cards with normal timing in your grimoire or hand have quick timing.",
    createStaticAbility({ all: ["grimoire", "hand"], whose: "you", where: { timing: "normal" } }, [
      { timing: "quick" },
    ]),
  ],
  [
    "■Awake units you control get +1 AP.",
    createStaticAbility({ all: "battleArea", whose: "you", where: { not: { rested: true } } }, [
      { add: "ap", amount: 1 },
    ]),
  ],
  [
    "■Non-red units get -1 AP.",
    createStaticAbility({ all: "battleArea", where: { not: { color: "red" } } }, [{ add: "ap", amount: -1 }]),
  ],
  [
    "■Units that are red or have 1 AP or less lose all abilities.",
    createStaticAbility({ all: "battleArea", where: { any: [{ color: "red" }, { ap: { is: "<=", than: 1 } }] } }, [
      { loses: "abilities" },
    ]),
  ],
  [
    "■Units with a catalyst get -1 HP for each card or ability on the chant.",
    createStaticAbility({ all: "battleArea", where: { catalyst: { is: ">", than: 0 } } }, [
      { add: "hp", amount: { minus: [0, { count: { all: "chant" } }] } },
    ]),
  ],
  [
    "■As long as no battle is going on, this unit cannot be destroyed by magics or be dealt damage by magics.",
    createStaticAbility(
      "self",
      [
        { cannot: "beDestroyed", where: { kind: "magic" } },
        { cannot: "beDamaged", where: { kind: "magic" } },
      ],
      { while: { inBattle: false } },
    ),
  ],
  [
    "■This unit cannot be attacked by blue units or defend against units with a use cost of 1.",
    createStaticAbility("self", [
      { cannot: "beAttacked", where: { color: "blue" } },
      { cannot: "defend", where: { useCost: { is: "=", than: 1 } } },
    ]),
  ],
];

describe("what always holds in English", () => {
  it.each(TEXTS)("%s", (english, ability) => {
    expect(renderEnglish([ability], ability.type === "magic" ? "magic" : "unit")).toBe(english);
  });
});
