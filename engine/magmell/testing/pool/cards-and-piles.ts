import type { CardDefinition } from "../../model/card";
import { A_PLAYER, A_UNIT, aimed, doing, magic, quick, SUMMONED, unit, when } from "./builders";

/** Cards that draw, discard, search, look, and move cards between zones. */
export const CARDS_AND_PILES: readonly CardDefinition[] = [
  quick("draws 1", "1b", doing({ do: "draw", who: "you", count: 1 })),
  magic("draws 2", "2b", doing({ do: "draw", who: "you", count: 2 })),
  unit("draws when summoned", "1b", "1/1", when(SUMMONED, doing({ do: "draw", who: "you", count: 1 }))),
  magic("they discard 1", "b", doing({ do: "discard", who: "opponent", count: 1, how: "choose" })),
  magic("they discard at random", "1b", doing({ do: "discard", who: "opponent", count: 1, how: "random" })),
  magic(
    "both discard 1 at once",
    "1b",
    doing(
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
  magic(
    "I take a magic from their hand",
    "1b",
    doing(
      { do: "look", who: "you", what: { all: "hand", whose: "opponent" } },
      { do: "discard", who: "opponent", by: "you", count: 1, how: "choose", where: { kind: "magic" } },
    ),
  ),
  magic(
    "discards all, draws as many",
    "2b",
    doing(
      { do: "discard", who: "you", count: "all", how: "choose", store: "gone" },
      { do: "draw", who: "you", count: { stored: "gone" } },
    ),
  ),
  magic(
    "discards up to 2, burns as many",
    "1r",
    aimed(
      A_PLAYER,
      { do: "discard", who: "you", count: { min: 0, max: 2 }, how: "choose", store: "gone" },
      { do: "damage", to: { target: 0 }, amount: { stored: "gone" } },
    ),
  ),
  magic(
    "finds a red unit",
    "1r",
    doing(
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
  magic(
    "finds a stone",
    "1g/g",
    doing(
      { do: "search", who: "you", zone: "stoneDeck", count: 1, store: "found" },
      { do: "put", what: { stored: "found" }, to: "stoneArea", under: "you", rested: true },
    ),
  ),
  magic(
    "keeps one of the top 3",
    "1b",
    doing(
      { do: "look", who: "you", what: { top: "grimoire", whose: "you", count: 3 }, store: "seen" },
      { do: "choose", who: "you", from: { stored: "seen" }, count: 1, store: "kept" },
      { do: "put", what: { stored: "kept" }, to: "hand" },
      { do: "arrange", who: "you", what: { stored: "seen" }, position: "bottom" },
    ),
  ),
  magic(
    "searches the top 4 of theirs",
    "2b",
    doing(
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
  quick(
    "arranges the top 2",
    "b",
    doing({ do: "arrange", who: "you", what: { top: "grimoire", whose: "you", count: 2 }, position: "top" }),
  ),
  quick("shuffles theirs", "b", aimed(A_PLAYER, { do: "shuffle", who: "opponent", zone: "grimoire" })),
  quick("returns a unit", "1b", aimed(A_UNIT, { do: "return", what: { target: 0 } })),
  magic(
    "returns a unit to the bottom",
    "2b",
    aimed(A_UNIT, { do: "return", what: { target: 0 }, to: "grimoire", position: "bottom", store: "gone" }),
  ),
  magic(
    "returns up to 2 from dust to the top",
    "1g",
    aimed(
      { zones: ["dust"], whose: "you", where: { kind: ["unit", "magic"] }, count: { min: 0, max: 2 } },
      { do: "return", what: { target: 0 }, to: "grimoire", position: "top" },
    ),
  ),
  magic("destroys a unit", "2b/b", aimed(A_UNIT, { do: "destroy", what: { target: 0 } })),
  magic(
    "destroys all without colour",
    "2g",
    doing({ do: "destroy", what: { all: ["battleArea", "stoneArea"], where: { colorless: true } }, store: "gone" }),
  ),
  magic(
    "destroys a stone",
    "2r",
    aimed({ zones: ["stoneArea"], whose: "opponent", count: 1 }, { do: "destroy", what: { target: 0 } }),
  ),
  magic(
    "summons from dust",
    "2g/g",
    aimed(
      { zones: ["dust"], whose: "you", where: { kind: "unit", useCost: { is: "<=", than: 3 } }, count: 1 },
      { do: "summon", what: { target: 0 }, rested: true, counters: { name: "power", count: 1 }, store: "back" },
    ),
  ),
  magic(
    "summons theirs from dust",
    "4b/b",
    aimed(
      { zones: ["dust"], whose: "opponent", where: { kind: "unit" }, count: 1 },
      { do: "summon", what: { target: 0 }, under: "you" },
    ),
  ),
  magic(
    "a unit to the dream and back",
    "1b",
    aimed(
      { zones: ["battleArea"], whose: "you", where: { token: false }, count: 1 },
      { do: "put", what: { target: 0 }, to: "dream", store: "away" },
      { do: "summon", what: { stored: "away" } },
    ),
  ),
  magic(
    "stone from dust face down",
    "1g",
    doing(
      { do: "choose", who: "you", from: { all: "dust", whose: "you" }, count: { min: 0, max: 1 }, store: "one" },
      { do: "put", what: { stored: "one" }, to: "stoneArea", faceDown: true, under: "you" },
    ),
  ),
  magic("mills 2", "b", doing({ do: "put", what: { top: "grimoire", whose: "opponent", count: 2 }, to: "dust" })),
];
