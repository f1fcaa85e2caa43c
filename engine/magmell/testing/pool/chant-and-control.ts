import type { CardDefinition } from "../../model/card";
import {
  ANY_CHANT_CARD,
  ANY_UNIT,
  createBody,
  createIf,
  createMagic,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  THEIR_UNIT,
  WHEN_SUMMONED,
} from "./builders";

/** Cards about the chant, control, using cards, and winning. */
export const CHANT_AND_CONTROL_CARDS: readonly CardDefinition[] = [
  createQuickMagic("negates", "1b", createTargetedBody(ANY_CHANT_CARD, { do: "negate", what: { target: 0 } })),
  createQuickMagic(
    "negates an ability",
    "b",
    createTargetedBody({ zones: ["chant"], where: { card: false }, count: 1 }, { do: "negate", what: { target: 0 } }),
  ),
  createMagic(
    "takes a unit this turn",
    "3r/r",
    createTargetedBody(
      THEIR_UNIT,
      { do: "control", what: { target: 0 }, who: "you", until: "turn" },
      { do: "wake", what: { target: 0 } },
    ),
  ),
  createMagic(
    "gives a unit away",
    "r",
    createTargetedBody(ANY_UNIT, { do: "control", what: { target: 0 }, who: "opponent", until: "game" }),
  ),
  createMagic(
    "uses one free from hand",
    "3g/g",
    createBody(
      {
        do: "choose",
        who: "you",
        from: { all: "hand", whose: "you", where: { kind: "unit", catalyst: { is: "=", than: 0 } } },
        count: { min: 0, max: 1 },
        store: "one",
      },
      { do: "use", who: "you", what: { stored: "one" }, free: true },
    ),
  ),
  createUnit(
    "uses a magic from dust",
    "3b",
    "2/2",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createBody(
        {
          do: "choose",
          who: "you",
          from: { all: "dust", whose: "you", where: { kind: "magic", card: true } },
          count: { min: 0, max: 1 },
          store: "one",
        },
        { do: "use", who: "you", what: { stored: "one" }, free: false },
      ),
    ),
  ),
  createUnit(
    "wins with 8 units",
    "4g",
    "1/1",
    createTriggeredAbility({ on: "turnBegins", whose: "you" }, createBody({ do: "win", who: "you" }), {
      if: { amount: { count: { all: "battleArea", whose: "you" } }, is: ">=", than: 8 },
    }),
  ),
  createMagic(
    "who has less loses",
    "5bb/b",
    createBody(
      createIf(
        { amount: { life: "opponent" }, is: "<=", than: 3 },
        [{ do: "lose", who: "opponent" }],
        [{ do: "loseLife", who: "you", amount: 3 }],
      ),
    ),
  ),
  createMagic(
    "nobody can read it",
    "1g",
    createBody({ do: "unsupported", text: "unread" }, { do: "draw", who: "you", count: 1 }),
  ),
  createUnit("has unread text", "1g", "2/2", { type: "unsupported", text: "unread" }),
  createMagic(
    "extra attack",
    "2r",
    createTargetedBody(
      { zones: ["battleArea"], whose: "you", where: { rested: true, not: { color: "blue" } }, count: 1 },
      { do: "wake", what: { target: 0 } },
      { do: "modify", what: { target: 0 }, changes: [{ cannot: "beDefended" }], until: "turn" },
    ),
  ),
  createQuickMagic(
    "holds an attacker",
    "1g",
    createBody(
      { do: "modify", what: { battle: "attacker" }, changes: [{ set: "ap", amount: 0 }], until: "battle" },
      { do: "damage", to: { of: { battle: "target" }, where: { kind: "unit" } }, amount: 1 },
    ),
  ),
  createMagic(
    "destroys attackers and owners weep",
    "4r/r",
    createTargetedBody(
      {
        zones: ["battleArea"],
        count: 1,
        where: { among: { join: [{ all: "battleArea", where: { rested: true } }, "self"] } },
      },
      { do: "loseLife", who: { ownerOf: { target: 0 } }, amount: 1 },
      { do: "destroy", what: { target: 0 } },
    ),
  ),
  createQuickMagic(
    "peace this turn",
    "2g",
    createBody({
      do: "create",
      ability: createStaticAbility({ all: "battleArea", whose: "opponent" }, [{ cannot: "attack" }]),
      until: "turn",
    }),
  ),
  createQuickMagic("spares the turn player", "1g", createBody({ do: "gainLife", who: "turnPlayer", amount: 2 })),
];
