import { describe } from "vitest";
import type { PriceAbility } from "../../model/ability";
import type { Effect } from "../../model/effect";
import {
  ANY_UNIT,
  createBody,
  createIf,
  createMagic,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const LIFE: Effect = { do: "loseLife", who: "you", amount: 1 };
const CARD: Effect = { do: "discard", who: "you", count: 1, how: "choose" };

describe("a price of attacking", () => {
  const hireling = createUnit("hireling", "r", "2/2", createStaticAbility("self", [{ price: "attack", pay: [LIFE] }]));
  const captain = createUnit("captain", "r", "2/2", createStaticAbility("self", [{ price: "attack", pay: [CARD] }]));
  scenario("house:49", "is paid as the attack is declared", {
    cards: [hireling],
    me: { battleArea: ["hireling"], life: 10 },
    play: [{ attack: "hireling" }],
    after: { me: { life: 9 }, step: "designation" },
  });
  scenario("house:49", "of a card is chosen by who pays it", {
    cards: [captain],
    me: { battleArea: ["captain"], hand: ["bolt 2", "draws 1"] },
    play: [{ attack: "captain" }, { pick: "draws 1" }],
    after: { me: { hand: ["bolt 2"], dust: ["draws 1"] }, step: "designation" },
  });
  scenario("house:49", "that cannot be paid keeps the unit from attacking", {
    cards: [captain],
    me: { battleArea: ["captain"] },
    play: [{ refused: { attack: "captain" }, because: ["PRICE"] }],
    after: { battle: null },
  });
  scenario(["house:49", "house:47"], "frees from attacking if able", {
    cards: [hireling, createUnit("drum", "r", "1/1", createStaticAbility({ all: "battleArea" }, [{ must: "attack" }]))],
    me: { battleArea: ["hireling"] },
    you: { battleArea: ["drum"] },
    play: ["pass"],
    after: { asks: { of: "you", ask: "priority" } },
  });
  scenario("house:49", "is paid by the controller of the unit, whoever asks it", {
    cards: [
      createUnit(
        "tax",
        "b",
        "1/1",
        createStaticAbility({ all: "battleArea", whose: "opponent" }, [{ price: "attack", pay: [LIFE] }]),
      ),
    ],
    me: { battleArea: ["g 2/2"], life: 10 },
    you: { battleArea: ["tax"], life: 10 },
    play: [{ attack: "g 2/2" }],
    after: { me: { life: 9 }, you: { life: 10 } },
  });
});

describe("a price of defending", () => {
  const guard = createUnit("guard", "g", "1/3", createStaticAbility("self", [{ price: "defend", pay: [CARD] }]));
  const attack = [{ attack: "g 2/2" }, "both pass", "both pass"] as const;
  scenario("house:49", "is paid as the defender is named", {
    cards: [guard],
    me: { battleArea: ["g 2/2"] },
    you: { battleArea: ["guard"], hand: ["bolt 2"] },
    play: [...attack, { pick: "guard" }, "both pass"],
    after: { you: { hand: [], dust: ["bolt 2"], battleArea: [{ name: "guard", damage: 2 }], life: 20 } },
  });
  scenario("house:49", "that cannot be paid keeps the unit from being offered", {
    cards: [guard],
    me: { battleArea: ["g 2/2"] },
    you: { battleArea: ["guard"] },
    play: [...attack, "both pass"],
    after: { you: { battleArea: [{ name: "guard", damage: 0 }], life: 18 } },
  });
  const martyr = createUnit(
    "martyr",
    "g",
    "1/3",
    createStaticAbility("self", [{ price: "defend", pay: [{ do: "destroy", what: "self" }] }]),
  );
  scenario("house:49", "may take the defender away, and then nobody defends", {
    cards: [martyr],
    me: { battleArea: ["g 2/2"] },
    you: { battleArea: ["martyr"] },
    play: [...attack, { pick: "martyr" }, "both pass"],
    after: { you: { dust: ["martyr"], life: 18 }, never: [{ type: "defended" }] },
  });
});

describe("a price of using", () => {
  const tax = createUnit(
    "tax",
    "b",
    "1/1",
    createStaticAbility({ all: "hand", whose: "opponent", where: { kind: "magic" } }, [{ price: "use", pay: [LIFE] }]),
  );
  scenario("house:49", "asked by an effect is paid by who uses the card, after the targets", {
    cards: [tax],
    me: { hand: ["bolt 2"], stones: "r", life: 10 },
    you: { battleArea: ["tax", "g 4/4"] },
    play: [{ use: "bolt 2" }, { pick: "g 4/4" }, "both pass"],
    after: {
      me: { life: 9 },
      events: [
        { type: "targeted" },
        { type: "lifeLost", player: "me", amount: 1 },
        { type: "rested" },
        { type: "used" },
      ],
    },
  });
  const price = (more: Partial<PriceAbility> = {}): PriceAbility => ({ type: "price", pay: [CARD], ...more });
  const rite = createMagic("rite", "r", createBody({ do: "gainLife", who: "you", amount: 5 }), price());
  scenario("house:49", "of the card itself must be paid", {
    cards: [rite],
    me: { hand: ["rite", "bolt 2"], stones: "r", life: 10 },
    play: [{ use: "rite" }, "both pass"],
    after: { me: { hand: [], life: 15 } },
  });
  scenario("house:49", "that takes another card is not paid with the card itself", {
    cards: [rite],
    me: { hand: ["rite"], stones: "r" },
    play: [{ refused: { use: "rite" }, because: ["PRICE"] }],
    after: { me: { hand: ["rite"] } },
  });

  const destroy: readonly Effect[] = [
    { do: "choose", who: "you", from: { all: "battleArea", whose: "you" }, count: 1, store: "one" },
    { do: "destroy", what: { stored: "one" } },
  ];
  const giant = createUnit(
    "giant",
    "4g",
    "6/6",
    price({ optional: true, pay: destroy, changes: [{ cost: "useCost", by: { any: -3 } }] }),
    createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 1 }), {
      if: { paid: true },
    }),
  );
  scenario("house:49", "may be declined when the cost can be paid without it", {
    cards: [giant],
    me: { hand: ["giant"], battleArea: ["g 1/1"], stones: "ggggg", life: 10 },
    play: [{ use: "giant" }, { option: 1 }, "both pass"],
    after: { me: { battleArea: ["g 1/1", "giant"], stones: "GGGGG", life: 10 }, never: [{ type: "pricePaid" }] },
  });
  scenario("house:49", "makes this use cheaper when it is paid, and the card knows it", {
    cards: [giant],
    me: { hand: ["giant"], battleArea: ["g 1/1"], stones: "ggggg", life: 10 },
    play: [{ use: "giant" }, { option: 0 }, "both pass", "both pass"],
    after: {
      me: { battleArea: ["giant"], dust: ["g 1/1"], stones: "GGggg", life: 11 },
      events: [{ type: "pricePaid" }],
    },
  });
  scenario("house:49", "is not asked about when the card cannot be used without it", {
    cards: [giant],
    me: { hand: ["giant"], battleArea: ["g 1/1"], stones: "gg" },
    play: [{ use: "giant" }, "both pass", "both pass"],
    after: { me: { battleArea: ["giant"], stones: "GG" } },
  });
  scenario("house:49", "that cannot be paid leaves the cost as it is", {
    cards: [giant],
    me: { hand: ["giant"], stones: "gg" },
    play: [{ refused: { use: "giant" }, because: ["USE_COST"] }],
    after: { me: { hand: ["giant"] } },
  });
  const kicked = createQuickMagic(
    "kicked",
    "r",
    createTargetedBody(
      ANY_UNIT,
      { do: "damage", to: { target: 0 }, amount: 1 },
      createIf({ paid: true }, [{ do: "damage", to: { player: "opponent" }, amount: 3 }]),
    ),
    price({ optional: true, pay: [LIFE] }),
  );
  const bolt = {
    cards: [kicked],
    me: { hand: ["kicked"], stones: "r", life: 10 },
    you: { battleArea: ["g 2/2"] },
  } as const;
  scenario("house:49", "that was paid is known as a magic is resolved", {
    ...bolt,
    play: [{ use: "kicked" }, { option: 0 }, "both pass"],
    after: { me: { life: 9 }, you: { life: 17, battleArea: [{ name: "g 2/2", damage: 1 }] } },
  });
  scenario("house:49", "that was not paid is known too", {
    ...bolt,
    play: [{ use: "kicked" }, { option: 1 }, "both pass"],
    after: { me: { life: 10 }, you: { life: 20, battleArea: [{ name: "g 2/2", damage: 1 }] } },
  });
});
