import type { CardDefinition } from "../../model/card";
import { A_UNIT, aimed, doing, magic, quick, replaced, unit } from "./builders";

/** Replacement effects, one card for each event that can be replaced. */
export const REPLACEMENTS: readonly CardDefinition[] = [
  unit(
    "comes with 2 power counters",
    "2g",
    "1/1",
    replaced({ on: "move", what: "self", to: "battleArea" }, { counters: { name: "power", count: 2 } }),
  ),
  unit("comes rested", "1r", "4/3", replaced({ on: "move", what: "self", to: "battleArea" }, { rested: true })),
  unit(
    "mine go to the dream",
    "1b",
    "2/2",
    replaced(
      { on: "move", what: { kind: "unit", whose: "you", token: false }, from: "battleArea", to: "dust" },
      { to: "dream" },
    ),
  ),
  unit(
    "returns instead of dying",
    "2b",
    "2/1",
    replaced({ on: "move", what: "self", from: "battleArea", to: "dust", cause: "destroy" }, { to: "hand" }),
  ),
  unit(
    "halves damage",
    "2g",
    "2/3",
    replaced({ on: "damage", what: "self" }, { amount: { half: { event: "amount" }, round: "down" } }),
  ),
  unit(
    "doubles my damage",
    "2r",
    "1/2",
    replaced(
      { on: "damage", what: { player: "opponent" }, by: { whose: "you" } },
      { amount: { product: [{ event: "amount" }, 2] } },
    ),
  ),
  unit(
    "takes my damage",
    "1g",
    "0/4",
    replaced(
      { on: "damage", what: { player: "you" } },
      { effects: [{ do: "damage", to: "self", amount: { event: "amount" } }] },
      { if: { same: ["you", "turnPlayer"] } },
    ),
  ),
  unit(
    "gains 1 more",
    "g",
    "1/2",
    replaced({ on: "lifeGained", who: "you" }, { amount: { sum: [{ event: "amount" }, 1] } }),
  ),
  unit(
    "their stones come rested face down",
    "3b/b",
    "1/3",
    replaced(
      { on: "move", what: { whose: "opponent" }, to: "stoneArea" },
      { rested: true, faceDown: true },
      { if: { turnOf: "opponent" } },
    ),
  ),
  quick(
    "shields a unit once",
    "g",
    aimed(A_UNIT, {
      do: "create",
      ability: replaced({ on: "damage", what: { among: { target: 0 } } }, { amount: 0 }),
      until: "turn",
      times: "once",
    }),
  ),
  magic(
    "no draws this turn",
    "2b",
    doing({
      do: "create",
      ability: replaced({ on: "move", what: { whose: "opponent" }, cause: "draw" }, { to: "dust" }),
      until: "yourNextTurn",
    }),
  ),
];
