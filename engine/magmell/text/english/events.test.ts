import { describe, expect, it } from "vitest";
import type { Ability } from "../../model/ability";
import type { Select } from "../../model/select";
import {
  createBody,
  createIf,
  createTargetedBody,
  createTriggeredAbility,
  MY_UNIT,
  THEIR_UNIT,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { renderEnglish } from "./render-english";

const hand: Select = { all: "hand", whose: "you" };

const TEXTS: readonly (readonly [english: string, ability: Ability])[] = [
  [
    "■Whenever a unit you control is dealt damage, draw a card.",
    createTriggeredAbility(
      { on: "damage", what: { kind: "unit", whose: "you" } },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■Whenever a magic your opponent controls deals damage to this unit, draw a card.",
    createTriggeredAbility(
      { on: "damage", what: "self", by: { kind: "magic", whose: "opponent" } },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■Whenever this unit is summoned or attacks, draw a card.",
    createTriggeredAbility(
      [WHEN_SUMMONED, { on: "attack", what: "self" }],
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■At the start of your turn or when this unit is put into the dust from the battle area, draw a card.",
    createTriggeredAbility(
      [{ on: "turnBegins", whose: "you" }, WHEN_DESTROYED],
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■When this unit is returned to the hand from the battle area, draw a card.",
    createTriggeredAbility(
      { on: "move", what: "self", from: "battleArea", cause: "return", to: "hand" },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■When this unit is destroyed, return it to its owner's hand.",
    createTriggeredAbility(
      { on: "move", what: "self", cause: "destroy" },
      createBody({ do: "return", what: { event: "subject" } }),
    ),
  ],
  [
    "■Whenever you discard a card, deal 1 damage to your opponent.",
    createTriggeredAbility(
      { on: "move", what: { whose: "you" }, cause: "discard" },
      createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }),
    ),
  ],
  [
    "■While this card is in your hand: when this card is discarded, summon it.",
    createTriggeredAbility(
      { on: "move", what: "self", from: "hand", to: "dust", cause: "discard" },
      createBody({ do: "summon", what: { event: "subject" } }),
      { zones: ["hand"] },
    ),
  ],
  [
    "■Whenever your opponent draws a card, your opponent loses 1 life.",
    createTriggeredAbility(
      { on: "move", what: { whose: "opponent" }, cause: "draw" },
      createBody({ do: "loseLife", who: "opponent", amount: 1 }),
    ),
  ],
  [
    "■Whenever a stone is put into your stone area, you recover 1 life.",
    createTriggeredAbility(
      { on: "move", what: { whose: "you" }, to: "stoneArea" },
      createBody({ do: "gainLife", who: "you", amount: 1 }),
    ),
  ],
  [
    "■Whenever a unit card is put into the dust from the hand or the grimoire, you recover 1 life.",
    createTriggeredAbility(
      { on: "move", what: { kind: "unit" }, from: ["hand", "grimoire"], to: "dust" },
      createBody({ do: "gainLife", who: "you", amount: 1 }),
    ),
  ],
  [
    "■Whenever a unit token you control leaves the battle area, you recover 1 life.",
    createTriggeredAbility(
      { on: "move", what: { token: true, whose: "you" }, from: "battleArea" },
      createBody({ do: "gainLife", who: "you", amount: 1 }),
    ),
  ],
  [
    "■When this unit moves to another zone, you recover 1 life.",
    createTriggeredAbility({ on: "move", what: "self" }, createBody({ do: "gainLife", who: "you", amount: 1 })),
  ],
  [
    "■Whenever your opponent uses a card, if it is not your turn, negate it.",
    createTriggeredAbility({ on: "used", who: "opponent" }, createBody({ do: "negate", what: { event: "subject" } }), {
      if: { not: { turnOf: "you" } },
    }),
  ],
  [
    "■Whenever you use a unit card with a use cost of 4 or more, draw a card.",
    createTriggeredAbility(
      { on: "used", who: "you", what: { kind: "unit", useCost: { is: ">=", than: 4 } } },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■Whenever this unit defends, deal 1 damage to the attacking unit.",
    createTriggeredAbility(
      { on: "defend", what: "self" },
      createBody({ do: "damage", to: { event: "source" }, amount: 1 }),
    ),
  ],
  [
    "■Whenever a unit your opponent controls attacks, if you control another unit, deal 1 damage to that unit.",
    createTriggeredAbility(
      { on: "attack", what: { whose: "opponent" } },
      createBody({ do: "damage", to: { event: "subject" }, amount: 1 }),
      {
        if: { some: { all: "battleArea", whose: "you", where: { other: true } } },
      },
    ),
  ],
  [
    "■Whenever a token you control is summoned, put a power counter on it.",
    createTriggeredAbility(
      { on: "token", what: { whose: "you" } },
      createBody({ do: "putCounters", on: { event: "subject" }, counter: "power", count: 1 }),
    ),
  ],
  [
    "■Whenever one or more power counters are put on a unit you control, draw that many cards.",
    createTriggeredAbility(
      { on: "countersPut", what: { whose: "you" }, counter: "power" },
      createBody({ do: "draw", who: "you", count: { event: "amount" } }),
    ),
  ],
  [
    "■At the end of each turn, if you have two or fewer cards in hand, draw a card.",
    createTriggeredAbility({ on: "turnEnds", whose: "anyone" }, createBody({ do: "draw", who: "you", count: 1 }), {
      if: { amount: { count: hand }, is: "<=", than: 2 },
    }),
  ],
  [
    "■At the start of your stone phase, if a battle is going on or you control this unit, draw a card.",
    createTriggeredAbility(
      { on: "phaseBegins", phase: "stone", whose: "you" },
      createBody({ do: "draw", who: "you", count: 1 }),
      {
        if: { either: [{ inBattle: true }, { same: ["you", { controllerOf: "self" }] }] },
      },
    ),
  ],
  [
    "■At the end of each battle, if this unit has no power counters on it, draw a card.",
    createTriggeredAbility({ on: "battleEnds" }, createBody({ do: "draw", who: "you", count: 1 }), {
      if: { amount: { counters: "power", on: "self" }, is: "=", than: 0 },
    }),
  ],
  [
    "■At the start of the attack step of each battle, draw a card.",
    createTriggeredAbility({ on: "stepBegins", step: "attack" }, createBody({ do: "draw", who: "you", count: 1 })),
  ],
  [
    "■When this unit is summoned, choose one —\n・Destroy target unit your opponent controls.\n・Draw two cards. You lose 2 life.",
    createTriggeredAbility(WHEN_SUMMONED, {
      modes: [
        createTargetedBody(THEIR_UNIT, { do: "destroy", what: { target: 0 } }),
        createBody({ do: "draw", who: "you", count: 2 }, { do: "loseLife", who: "you", amount: 2 }),
      ],
    }),
  ],
  [
    "■When this unit is summoned, rest target unit you control. Rest target unit your opponent controls.",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createTargetedBody(
        [MY_UNIT, THEIR_UNIT],
        { do: "rest", what: { target: 0 } },
        { do: "rest", what: { target: 1 } },
      ),
    ),
  ],
  [
    "■Whenever a player loses life, deal 1 damage to that player.",
    createTriggeredAbility(
      { on: "lifeLost", who: "anyone" },
      createBody({ do: "damage", to: { player: { event: "player" } }, amount: 1 }),
    ),
  ],
  [
    "■Whenever a unit card leaves your dust, draw a card.",
    createTriggeredAbility(
      { on: "move", what: { kind: "unit", whose: "you" }, from: "dust" },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■Whenever a card is returned to your opponent's hand, draw a card.",
    createTriggeredAbility(
      { on: "move", what: { whose: "opponent" }, cause: "return", to: "hand" },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■Whenever a player is dealt damage outside battle, draw a card.",
    createTriggeredAbility(
      { on: "damage", what: { player: "anyone" }, inBattle: false },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■Whenever you recover life, deal that much damage to your opponent.",
    createTriggeredAbility(
      { on: "lifeGained", who: "you" },
      createBody({ do: "damage", to: { player: "opponent" }, amount: { event: "amount" } }),
    ),
  ],
  [
    "■Whenever one or more counters are put on this unit, draw a card.",
    createTriggeredAbility({ on: "countersPut", what: "self" }, createBody({ do: "draw", who: "you", count: 1 })),
  ],
  [
    "■At the start of each end phase, the turn player draws a card.",
    createTriggeredAbility(
      { on: "phaseBegins", phase: "end", whose: "turnPlayer" },
      createBody({ do: "draw", who: "turnPlayer", count: 1 }),
    ),
  ],
  [
    "■At the start of the defense step of a battle involving a unit you control, draw a card.",
    createTriggeredAbility(
      { on: "stepBegins", step: "defense", what: { whose: "you" } },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ],
  [
    "■At the start of your opponent's turn, if this unit has 5 AP or more, your opponent draws a card.",
    createTriggeredAbility(
      { on: "turnBegins", whose: "opponent" },
      createBody({ do: "draw", who: "opponent", count: 1 }),
      {
        if: { amount: { stat: "ap", of: "self" }, is: ">=", than: 5 },
      },
    ),
  ],
  [
    "■When this unit is summoned, if there is a card named 《鳥》 in your dust, draw a card.",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createBody(
        createIf({ some: { all: "dust", whose: "you", where: { name: "鳥" } } }, [
          { do: "draw", who: "you", count: 1 },
        ]),
      ),
    ),
  ],
  [
    "■When this unit is summoned, if there are ten or more cards in your opponent's dust, draw a card and you recover 1 life. Otherwise, your opponent shuffles their grimoire.",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createBody(
        createIf(
          { amount: { count: { all: "dust", whose: "opponent" } }, is: ">=", than: 10 },
          [
            { do: "draw", who: "you", count: 1 },
            { do: "gainLife", who: "you", amount: 1 },
          ],
          [{ do: "shuffle", who: "opponent", zone: "grimoire" }],
        ),
      ),
    ),
  ],
];

describe("triggers in English", () => {
  it.each(TEXTS)("%s", (english, ability) => {
    expect(renderEnglish([ability], ability.type === "magic" ? "magic" : "unit")).toBe(english);
  });
});
