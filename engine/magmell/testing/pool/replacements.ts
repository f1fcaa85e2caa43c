import type { CardDefinition } from "../../model/card";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createUnit,
} from "./builders";

/** Replacement effects, one card for each event that can be replaced. */
export const REPLACEMENT_CARDS: readonly CardDefinition[] = [
  createUnit(
    "comes with 2 power counters",
    "2g",
    "1/1",
    createReplacementAbility({ on: "move", what: "self", to: "battleArea" }, { counters: { name: "power", count: 2 } }),
  ),
  createUnit(
    "comes rested",
    "1r",
    "4/3",
    createReplacementAbility({ on: "move", what: "self", to: "battleArea" }, { rested: true }),
  ),
  createUnit(
    "mine go to the dream",
    "1b",
    "2/2",
    createReplacementAbility(
      { on: "move", what: { kind: "unit", whose: "you", token: false }, from: "battleArea", to: "dust" },
      { to: "dream" },
    ),
  ),
  createUnit(
    "returns instead of dying",
    "2b",
    "2/1",
    createReplacementAbility(
      { on: "move", what: "self", from: "battleArea", to: "dust", cause: "destroy" },
      { to: "hand" },
    ),
  ),
  createUnit(
    "halves damage",
    "2g",
    "2/3",
    createReplacementAbility({ on: "damage", what: "self" }, { amount: { half: { event: "amount" }, round: "down" } }),
  ),
  createUnit(
    "doubles my damage",
    "2r",
    "1/2",
    createReplacementAbility(
      { on: "damage", what: { player: "opponent" }, by: { whose: "you" } },
      { amount: { product: [{ event: "amount" }, 2] } },
    ),
  ),
  createUnit(
    "takes my damage",
    "1g",
    "0/4",
    createReplacementAbility(
      { on: "damage", what: { player: "you" } },
      { effects: [{ do: "damage", to: "self", amount: { event: "amount" } }] },
      { if: { same: ["you", "turnPlayer"] } },
    ),
  ),
  createUnit(
    "gains 1 more",
    "g",
    "1/2",
    createReplacementAbility({ on: "lifeGained", who: "you" }, { amount: { sum: [{ event: "amount" }, 1] } }),
  ),
  createUnit(
    "their stones come rested face down",
    "3b/b",
    "1/3",
    createReplacementAbility(
      { on: "move", what: { whose: "opponent" }, to: "stoneArea" },
      { rested: true, faceDown: true },
      { if: { turnOf: "opponent" } },
    ),
  ),
  createQuickMagic(
    "shields a unit once",
    "g",
    createTargetedBody(ANY_UNIT, {
      do: "create",
      ability: createReplacementAbility({ on: "damage", what: { among: { target: 0 } } }, { amount: 0 }),
      until: "turn",
      times: "once",
    }),
  ),
  createMagic(
    "no draws this turn",
    "2b",
    createBody({
      do: "create",
      ability: createReplacementAbility({ on: "move", what: { whose: "opponent" }, cause: "draw" }, { to: "dust" }),
      until: "yourNextTurn",
    }),
  ),
];
