import type { CardDefinition } from "../../model/card";
import { always, DIES, doing, magic, quick, quickUnit, unit, when } from "./builders";

/** Static abilities: one card for each change and each prohibition. */
export const STATICS: readonly CardDefinition[] = [
  unit("cannot attack", "g", "1/5", always("self", [{ cannot: "attack" }])),
  unit("cannot be attacked", "1b", "2/1", always("self", [{ cannot: "beAttacked" }])),
  unit("cannot defend", "r", "3/1", always("self", [{ cannot: "defend" }])),
  unit("cannot be defended", "1b", "1/1", always("self", [{ cannot: "beDefended" }])),
  unit(
    "only large ones defend it",
    "1r",
    "2/2",
    always("self", [{ cannot: "beDefended", where: { ap: { is: "<", than: 3 }, hp: { is: "<=", than: 4 } } }]),
  ),
  unit("must defend", "1g", "1/3", always("self", [{ must: "defend" }])),
  unit("cannot be targeted", "1b", "2/2", always("self", [{ cannot: "beTargeted" }])),
  unit(
    "cannot be targeted by them",
    "2g",
    "3/3",
    always("self", [{ cannot: "beTargeted", where: { whose: "opponent" } }]),
  ),
  unit("cannot be destroyed", "3g/g", "2/2", always("self", [{ cannot: "beDestroyed" }])),
  unit("cannot be damaged", "2g/g", "1/1", always("self", [{ cannot: "beDamaged" }])),
  unit("does not wake", "1r", "4/4", always("self", [{ cannot: "wake" }])),
  unit("does not rest", "2b", "1/4", always("self", [{ cannot: "rest" }])),
  unit(
    "they do not draw by effect",
    "2b",
    "1/2",
    always({ player: "opponent" }, [{ cannot: "draw" }], { while: { phase: "main" } }),
  ),
  unit("nobody gains life", "1r", "2/2", always({ players: "both" }, [{ cannot: "gainLife" }])),
  unit("I cannot lose", "4g/gg", "1/1", always({ player: "you" }, [{ cannot: "lose" }])),
  unit("they cannot win", "2b", "1/3", always({ player: "opponent" }, [{ cannot: "win" }])),
  unit(
    "no magic in battle",
    "1g",
    "2/2",
    always({ players: "both" }, [{ cannot: "use", where: { kind: "magic" } }], { while: { inBattle: true } }),
  ),
  quick(
    "cannot be negated",
    "1r",
    doing({ do: "damage", to: { player: "opponent" }, amount: 2 }),
    always("self", [{ cannot: "beNegated" }]),
  ),
  unit(
    "gives death rattles",
    "1r",
    "1/1",
    always({ all: "battleArea", whose: "you", where: { other: true } }, [
      { grant: when(DIES, doing({ do: "damage", to: { player: "opponent" }, amount: 1 })) },
    ]),
  ),
  unit(
    "silences the weak",
    "2b",
    "2/3",
    always({ all: "battleArea", where: { ap: { is: "=", than: 1 }, other: true } }, [{ loses: "abilities" }]),
  ),
  unit("paints mine red", "1r", "2/2", always({ all: "battleArea", whose: "you" }, [{ colors: ["red"], keep: false }])),
  unit("paints all blue too", "1b", "1/2", always({ all: "battleArea" }, [{ colors: ["blue"], keep: true }])),
  unit(
    "makes magic cheaper",
    "1b",
    "1/2",
    always({ all: "hand", whose: "you", where: { kind: "magic" } }, [{ cost: "useCost", by: { any: -1 } }]),
  ),
  unit(
    "their units cost more",
    "2b",
    "2/2",
    always({ all: "hand", whose: "opponent", where: { kind: "unit" } }, [{ cost: "useCost", by: { any: 1 } }]),
  ),
  unit(
    "no catalyst for mine",
    "2g",
    "2/2",
    always({ all: "hand", whose: "you" }, [{ cost: "catalyst", by: { red: -1, green: -1, blue: -1 } }]),
  ),
  unit(
    "cheaper for each dead",
    "5r",
    "4/4",
    always(
      "self",
      [{ cost: "useCost", by: { any: -1 }, times: { count: { all: "dust", whose: "you", where: { kind: "unit" } } } }],
      { zones: ["hand"] },
    ),
  ),
  unit(
    "my units are quick",
    "2g",
    "2/2",
    always({ all: "hand", whose: "you", where: { kind: "unit", timing: "normal" } }, [{ timing: "quick" }]),
  ),
  magic(
    "used from dust",
    "1r",
    doing({ do: "damage", to: { player: "opponent" }, amount: 1 }, { do: "put", what: "self", to: "dream" }),
    always("self", [{ mayUse: true }], { zones: ["dust"] }),
  ),
  unit(
    "plays with the top card",
    "2b",
    "1/3",
    always({ top: "grimoire", whose: "you", count: 1 }, [{ mayUse: true }], { while: { turnOf: "you" } }),
  ),
  quickUnit(
    "big when behind",
    "1g",
    "2/2",
    always("self", [{ set: "ap", amount: 4 }], {
      while: { amount: { life: "you" }, is: "<", than: { life: "opponent" } },
    }),
  ),
  quickUnit(
    "shrinks all others",
    "2b",
    "1/4",
    always({ all: "battleArea", where: { other: true } }, [{ add: "hp", amount: -1 }]),
  ),
  unit(
    "sets all to 3 HP",
    "2g",
    "2/3",
    always({ all: "battleArea", where: { any: [{ rested: true }, { battling: true }] } }, [{ set: "hp", amount: 3 }]),
  ),
  unit(
    "leads from field and dust",
    "2r",
    "1/1",
    always(
      { all: "battleArea", whose: "you", where: { other: true, ap: { is: "!=", than: 1 } } },
      [{ add: "ap", amount: 1 }],
      {
        zones: ["battleArea", "dust"],
      },
    ),
  ),
  quick(
    "mine on the chant cannot be negated",
    "g",
    doing({ do: "gainLife", who: "you", amount: 1 }),
    always({ all: "chant", whose: "you", where: { other: true } }, [{ cannot: "beNegated" }], { zones: ["chant"] }),
  ),
];
