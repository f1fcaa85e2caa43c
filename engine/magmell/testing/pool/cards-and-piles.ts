import type { CardDefinition } from "../../model/card";
import {
  ANY_PLAYER,
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "./builders";

/** Cards that draw, discard, search, look, and move cards between zones. */
export const CARD_AND_PILE_CARDS: readonly CardDefinition[] = [
  createQuickMagic("draws 1", "1b", createBody({ do: "draw", who: "you", count: 1 })),
  createMagic("draws 2", "2b", createBody({ do: "draw", who: "you", count: 2 })),
  createUnit(
    "draws when summoned",
    "1b",
    "1/1",
    createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "draw", who: "you", count: 1 })),
  ),
  createMagic("they discard 1", "b", createBody({ do: "discard", who: "opponent", count: 1, how: "choose" })),
  createMagic("they discard at random", "1b", createBody({ do: "discard", who: "opponent", count: 1, how: "random" })),
  createMagic(
    "both discard 1 at once",
    "1b",
    createBody(
      {
        do: "forEach",
        what: { players: "both" },
        store: "who",
        effects: [
          {
            do: "choose",
            who: { controllerOf: { stored: "who" } },
            from: { all: "hand", whose: { controllerOf: { stored: "who" } } },
            count: 1,
            store: "cards",
            also: true,
          },
        ],
      },
      { do: "discardThese", what: { stored: "cards" } },
    ),
  ),
  createMagic(
    "I take a magic from their hand",
    "1b",
    createBody(
      { do: "look", who: "you", what: { all: "hand", whose: "opponent" } },
      { do: "discard", who: "opponent", by: "you", count: 1, how: "choose", where: { kind: "magic" } },
    ),
  ),
  createMagic(
    "discards all, draws as many",
    "2b",
    createBody(
      { do: "discard", who: "you", count: "all", how: "choose", store: "gone" },
      { do: "draw", who: "you", count: { stored: "gone" } },
    ),
  ),
  createMagic(
    "discards up to 2, burns as many",
    "1r",
    createTargetedBody(
      ANY_PLAYER,
      { do: "discard", who: "you", count: { min: 0, max: 2 }, how: "choose", store: "gone" },
      { do: "damage", to: { target: 0 }, amount: { stored: "gone" } },
    ),
  ),
  createMagic(
    "finds a red unit",
    "1r",
    createBody(
      {
        do: "search",
        who: "you",
        zone: "grimoire",
        where: { kind: "unit", color: "red" },
        count: 1,
        store: "found",
      },
      { do: "reveal", what: { stored: "found" } },
      { do: "put", what: { stored: "found" }, to: "hand" },
    ),
  ),
  createMagic(
    "finds a stone",
    "1g/g",
    createBody(
      { do: "search", who: "you", zone: "stoneDeck", count: 1, store: "found" },
      { do: "put", what: { stored: "found" }, to: "stoneArea", under: "you", rested: true },
    ),
  ),
  createMagic(
    "keeps one of the top 3",
    "1b",
    createBody(
      { do: "look", who: "you", what: { top: "grimoire", whose: "you", count: 3 }, store: "seen" },
      { do: "choose", who: "you", from: { stored: "seen" }, count: 1, store: "kept" },
      { do: "put", what: { stored: "kept" }, to: "hand" },
      { do: "arrange", who: "you", what: { stored: "seen" }, position: "bottom" },
    ),
  ),
  createMagic(
    "searches the top 4 of theirs",
    "2b",
    createBody(
      {
        do: "search",
        who: "you",
        whose: "opponent",
        zone: "grimoire",
        top: 4,
        count: 1,
        store: "found",
        shuffle: false,
      },
      { do: "put", what: { stored: "found" }, to: "dust", store: "buried" },
    ),
  ),
  createQuickMagic(
    "arranges the top 2",
    "b",
    createBody({ do: "arrange", who: "you", what: { top: "grimoire", whose: "you", count: 2 }, position: "top" }),
  ),
  createQuickMagic(
    "shuffles theirs",
    "b",
    createTargetedBody(ANY_PLAYER, { do: "shuffle", who: "opponent", zone: "grimoire" }),
  ),
  createQuickMagic("returns a unit", "1b", createTargetedBody(ANY_UNIT, { do: "return", what: { target: 0 } })),
  createMagic(
    "returns a unit to the bottom",
    "2b",
    createTargetedBody(ANY_UNIT, {
      do: "return",
      what: { target: 0 },
      to: "grimoire",
      position: "bottom",
      store: "gone",
    }),
  ),
  createMagic(
    "returns up to 2 from dust to the top",
    "1g",
    createTargetedBody(
      { zones: ["dust"], whose: "you", where: { kind: ["unit", "magic"] }, count: { min: 0, max: 2 } },
      { do: "return", what: { target: 0 }, to: "grimoire", position: "top" },
    ),
  ),
  createMagic("destroys a unit", "2b/b", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } })),
  createMagic(
    "destroys all without colour",
    "2g",
    createBody({
      do: "destroy",
      what: { all: ["battleArea", "stoneArea"], where: { colorless: true } },
      store: "gone",
    }),
  ),
  createMagic(
    "destroys a stone",
    "2r",
    createTargetedBody({ zones: ["stoneArea"], whose: "opponent", count: 1 }, { do: "destroy", what: { target: 0 } }),
  ),
  createMagic(
    "summons from dust",
    "2g/g",
    createTargetedBody(
      { zones: ["dust"], whose: "you", where: { kind: "unit", useCost: { is: "<=", than: 3 } }, count: 1 },
      { do: "summon", what: { target: 0 }, rested: true, counters: { name: "power", count: 1 }, store: "back" },
    ),
  ),
  createMagic(
    "summons theirs from dust",
    "4b/b",
    createTargetedBody(
      { zones: ["dust"], whose: "opponent", where: { kind: "unit" }, count: 1 },
      { do: "summon", what: { target: 0 }, under: "you" },
    ),
  ),
  createMagic(
    "a unit to the dream and back",
    "1b",
    createTargetedBody(
      { zones: ["battleArea"], whose: "you", where: { token: false }, count: 1 },
      { do: "put", what: { target: 0 }, to: "dream", store: "away" },
      { do: "summon", what: { stored: "away" } },
    ),
  ),
  createMagic(
    "stone from dust face down",
    "1g",
    createBody(
      { do: "choose", who: "you", from: { all: "dust", whose: "you" }, count: { min: 0, max: 1 }, store: "one" },
      { do: "put", what: { stored: "one" }, to: "stoneArea", faceDown: true, under: "you" },
    ),
  ),
  createMagic(
    "mills 2",
    "b",
    createBody({ do: "put", what: { top: "grimoire", whose: "opponent", count: 2 }, to: "dust" }),
  ),
];
