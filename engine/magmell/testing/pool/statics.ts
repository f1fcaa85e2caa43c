import type { CardDefinition } from "../../model/card";
import {
  createBody,
  createMagic,
  createQuickMagic,
  createQuickUnit,
  createStaticAbility,
  createTriggeredAbility,
  createUnit,
  WHEN_DESTROYED,
} from "./builders";

/** Static abilities: one card for each change and each prohibition. */
export const STATIC_CARDS: readonly CardDefinition[] = [
  createUnit("cannot attack", "g", "1/5", createStaticAbility("self", [{ cannot: "attack" }])),
  createUnit("cannot be attacked", "1b", "2/1", createStaticAbility("self", [{ cannot: "beAttacked" }])),
  createUnit("cannot defend", "r", "3/1", createStaticAbility("self", [{ cannot: "defend" }])),
  createUnit("cannot be defended", "1b", "1/1", createStaticAbility("self", [{ cannot: "beDefended" }])),
  createUnit(
    "only large ones defend it",
    "1r",
    "2/2",
    createStaticAbility("self", [
      { cannot: "beDefended", where: { ap: { is: "<", than: 3 }, hp: { is: "<=", than: 4 } } },
    ]),
  ),
  createUnit("must defend", "1g", "1/3", createStaticAbility("self", [{ must: "defend" }])),
  createUnit("cannot be targeted", "1b", "2/2", createStaticAbility("self", [{ cannot: "beTargeted" }])),
  createUnit(
    "cannot be targeted by them",
    "2g",
    "3/3",
    createStaticAbility("self", [{ cannot: "beTargeted", where: { whose: "opponent" } }]),
  ),
  createUnit("cannot be destroyed", "3g/g", "2/2", createStaticAbility("self", [{ cannot: "beDestroyed" }])),
  createUnit("cannot be damaged", "2g/g", "1/1", createStaticAbility("self", [{ cannot: "beDamaged" }])),
  createUnit("does not wake", "1r", "4/4", createStaticAbility("self", [{ cannot: "wake" }])),
  createUnit("does not rest", "2b", "1/4", createStaticAbility("self", [{ cannot: "rest" }])),
  createUnit(
    "they do not draw by effect",
    "2b",
    "1/2",
    createStaticAbility({ player: "opponent" }, [{ cannot: "draw" }], { while: { phase: "main" } }),
  ),
  createUnit("nobody gains life", "1r", "2/2", createStaticAbility({ players: "both" }, [{ cannot: "gainLife" }])),
  createUnit("I cannot lose", "4g/gg", "1/1", createStaticAbility({ player: "you" }, [{ cannot: "lose" }])),
  createUnit("they cannot win", "2b", "1/3", createStaticAbility({ player: "opponent" }, [{ cannot: "win" }])),
  createUnit(
    "no magic in battle",
    "1g",
    "2/2",
    createStaticAbility({ players: "both" }, [{ cannot: "use", where: { kind: "magic" } }], {
      while: { inBattle: true },
    }),
  ),
  createQuickMagic(
    "cannot be negated",
    "1r",
    createBody({ do: "damage", to: { player: "opponent" }, amount: 2 }),
    createStaticAbility("self", [{ cannot: "beNegated" }]),
  ),
  createUnit(
    "gives death rattles",
    "1r",
    "1/1",
    createStaticAbility({ all: "battleArea", whose: "you", where: { other: true } }, [
      {
        grant: createTriggeredAbility(
          WHEN_DESTROYED,
          createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }),
        ),
      },
    ]),
  ),
  createUnit(
    "silences the weak",
    "2b",
    "2/3",
    createStaticAbility({ all: "battleArea", where: { ap: { is: "=", than: 1 }, other: true } }, [
      { loses: "abilities" },
    ]),
  ),
  createUnit(
    "paints mine red",
    "1r",
    "2/2",
    createStaticAbility({ all: "battleArea", whose: "you" }, [{ colors: ["red"], keep: false }]),
  ),
  createUnit(
    "paints all blue too",
    "1b",
    "1/2",
    createStaticAbility({ all: "battleArea" }, [{ colors: ["blue"], keep: true }]),
  ),
  createUnit(
    "makes magic cheaper",
    "1b",
    "1/2",
    createStaticAbility({ all: "hand", whose: "you", where: { kind: "magic" } }, [
      { cost: "useCost", by: { any: -1 } },
    ]),
  ),
  createUnit(
    "their units cost more",
    "2b",
    "2/2",
    createStaticAbility({ all: "hand", whose: "opponent", where: { kind: "unit" } }, [
      { cost: "useCost", by: { any: 1 } },
    ]),
  ),
  createUnit(
    "no catalyst for mine",
    "2g",
    "2/2",
    createStaticAbility({ all: "hand", whose: "you" }, [{ cost: "catalyst", by: { red: -1, green: -1, blue: -1 } }]),
  ),
  createUnit(
    "cheaper for each dead",
    "5r",
    "4/4",
    createStaticAbility(
      "self",
      [{ cost: "useCost", by: { any: -1 }, times: { count: { all: "dust", whose: "you", where: { kind: "unit" } } } }],
      { zones: ["hand"] },
    ),
  ),
  createUnit(
    "my units are quick",
    "2g",
    "2/2",
    createStaticAbility({ all: "hand", whose: "you", where: { kind: "unit", timing: "normal" } }, [
      { timing: "quick" },
    ]),
  ),
  createMagic(
    "used from dust",
    "1r",
    createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }, { do: "put", what: "self", to: "dream" }),
    createStaticAbility("self", [{ mayUse: true }], { zones: ["dust"] }),
  ),
  createUnit(
    "plays with the top card",
    "2b",
    "1/3",
    createStaticAbility({ top: "grimoire", whose: "you", count: 1 }, [{ mayUse: true }], { while: { turnOf: "you" } }),
  ),
  createQuickUnit(
    "big when behind",
    "1g",
    "2/2",
    createStaticAbility("self", [{ set: "ap", amount: 4 }], {
      while: { amount: { life: "you" }, is: "<", than: { life: "opponent" } },
    }),
  ),
  createQuickUnit(
    "shrinks all others",
    "2b",
    "1/4",
    createStaticAbility({ all: "battleArea", where: { other: true } }, [{ add: "hp", amount: -1 }]),
  ),
  createUnit(
    "sets all to 3 HP",
    "2g",
    "2/3",
    createStaticAbility({ all: "battleArea", where: { any: [{ rested: true }, { battling: true }] } }, [
      { set: "hp", amount: 3 },
    ]),
  ),
  createUnit(
    "leads from field and dust",
    "2r",
    "1/1",
    createStaticAbility(
      { all: "battleArea", whose: "you", where: { other: true, ap: { is: "!=", than: 1 } } },
      [{ add: "ap", amount: 1 }],
      {
        zones: ["battleArea", "dust"],
      },
    ),
  ),
  createQuickMagic(
    "mine on the chant cannot be negated",
    "g",
    createBody({ do: "gainLife", who: "you", amount: 1 }),
    createStaticAbility({ all: "chant", whose: "you", where: { other: true } }, [{ cannot: "beNegated" }], {
      zones: ["chant"],
    }),
  ),
];
