import type { CardDefinition } from "../../model/card";
import {
  A_CHANT_CARD,
  A_UNIT,
  aimed,
  always,
  doing,
  ifSo,
  magic,
  quick,
  SUMMONED,
  THEIR_UNIT,
  unit,
  when,
} from "./builders";

/** Cards about the chant, control, using cards, and winning. */
export const CHANT_AND_CONTROL: readonly CardDefinition[] = [
  quick("negates", "1b", aimed(A_CHANT_CARD, { do: "negate", what: { target: 0 } })),
  quick(
    "negates an ability",
    "b",
    aimed({ zones: ["chant"], where: { card: false }, count: 1 }, { do: "negate", what: { target: 0 } }),
  ),
  magic(
    "takes a unit this turn",
    "3r/r",
    aimed(
      THEIR_UNIT,
      { do: "control", what: { target: 0 }, who: "you", until: "turn" },
      { do: "wake", what: { target: 0 } },
    ),
  ),
  magic(
    "gives a unit away",
    "r",
    aimed(A_UNIT, { do: "control", what: { target: 0 }, who: "opponent", until: "game" }),
  ),
  magic(
    "uses one free from hand",
    "3g/g",
    doing(
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
  unit(
    "uses a magic from dust",
    "3b",
    "2/2",
    when(
      SUMMONED,
      doing(
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
  unit(
    "wins with 8 units",
    "4g",
    "1/1",
    when({ on: "turnBegins", whose: "you" }, doing({ do: "win", who: "you" }), {
      if: { amount: { count: { all: "battleArea", whose: "you" } }, is: ">=", than: 8 },
    }),
  ),
  magic(
    "who has less loses",
    "5bb/b",
    doing(
      ifSo(
        { amount: { life: "opponent" }, is: "<=", than: 3 },
        [{ do: "lose", who: "opponent" }],
        [{ do: "loseLife", who: "you", amount: 3 }],
      ),
    ),
  ),
  magic("nobody can read it", "1g", doing({ do: "unsupported", text: "unread" }, { do: "draw", who: "you", count: 1 })),
  unit("has unread text", "1g", "2/2", { type: "unsupported", text: "unread" }),
  magic(
    "extra attack",
    "2r",
    aimed(
      { zones: ["battleArea"], whose: "you", where: { rested: true, not: { color: "blue" } }, count: 1 },
      { do: "wake", what: { target: 0 } },
      { do: "modify", what: { target: 0 }, changes: [{ cannot: "beDefended" }], until: "turn" },
    ),
  ),
  quick(
    "holds an attacker",
    "1g",
    doing(
      { do: "modify", what: { battle: "attacker" }, changes: [{ set: "ap", amount: 0 }], until: "battle" },
      { do: "damage", to: { of: { battle: "target" }, where: { kind: "unit" } }, amount: 1 },
    ),
  ),
  magic(
    "destroys attackers and owners weep",
    "4r/r",
    aimed(
      {
        zones: ["battleArea"],
        count: 1,
        where: { among: { join: [{ all: "battleArea", where: { rested: true } }, "self"] } },
      },
      { do: "loseLife", who: { ownerOf: { target: 0 } }, amount: 1 },
      { do: "destroy", what: { target: 0 } },
    ),
  ),
  quick(
    "peace this turn",
    "2g",
    doing({
      do: "create",
      ability: always({ all: "battleArea", whose: "opponent" }, [{ cannot: "attack" }]),
      until: "turn",
    }),
  ),
  quick("spares the turn player", "1g", doing({ do: "gainLife", who: "turnPlayer", amount: 2 })),
];
