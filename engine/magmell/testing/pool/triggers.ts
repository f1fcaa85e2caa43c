import type { EventPattern } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import type { Effect } from "../../model/effect";
import { A_UNIT, aimed, doing, magic, quick, SUMMONED, THEIR_UNIT, unit, when } from "./builders";

const gains = (amount: number): Effect => ({ do: "gainLife", who: "you", amount });
const stings: Effect = { do: "damage", to: { player: "opponent" }, amount: 1 };

/** A 1/2 unit with one triggered ability of small effect. */
const watcher = (name: string, cost: string, on: EventPattern, effect: Effect): CardDefinition =>
  unit(name, cost, "1/2", when(on, doing(effect)));

/** Triggered abilities: one for each event that they can wait for. */
export const TRIGGERS: readonly CardDefinition[] = [
  watcher("gains when I gain", "g", { on: "lifeGained", who: "opponent" }, gains(1)),
  watcher("stings when they lose life", "1b", { on: "lifeLost", who: "you" }, stings),
  watcher("gains when magic is used", "1b", { on: "used", who: "anyone", what: { kind: "magic" } }, gains(1)),
  unit("stings when it attacks", "1r", "2/1", when({ on: "attack", what: "self" }, doing(stings))),
  unit(
    "grows when it defends",
    "1g",
    "1/3",
    when({ on: "defend", what: "self" }, doing({ do: "putCounters", on: "self", counter: "power", count: 1 })),
  ),
  watcher("gains when mine wake", "1g", { on: "woke", what: { kind: "unit", whose: "you", other: true } }, gains(1)),
  watcher("stings when theirs rest", "1r", { on: "rested", what: { kind: "unit", whose: "opponent" } }, stings),
  watcher("gains when a stone turns up", "g", { on: "turnedFaceUp", what: { faceDown: false } }, gains(1)),
  watcher("gains when my stone turns down", "b", { on: "turnedFaceDown", what: { whose: "you" } }, gains(1)),
  unit(
    "wakes with counters",
    "g",
    "1/1",
    when({ on: "countersPut", what: "self", counter: "power" }, doing({ do: "wake", what: "self" })),
  ),
  watcher("stings when counters go", "b", { on: "countersRemoved", what: { kind: "unit" }, counter: "charge" }, stings),
  watcher("gains when mine is negated", "1b", { on: "negated", what: { whose: "you" } }, gains(2)),
  watcher("gains when a token comes", "1g", { on: "token", what: { whose: "you" } }, gains(1)),
  watcher("stings at every end", "1r", { on: "turnEnds", whose: "you" }, stings),
  unit(
    "draws at their draw",
    "2b",
    "1/2",
    when({ on: "phaseBegins", phase: "draw", whose: "opponent" }, doing({ do: "draw", who: "you", count: 1 }), {
      if: { amount: { count: { all: "hand", whose: "you" } }, is: "<", than: 2 },
    }),
  ),
  unit(
    "gains at each main phase",
    "1g",
    "1/2",
    when({ on: "phaseBegins", phase: "main", whose: "anyone" }, doing(gains(1)), {
      if: { turnOf: { controllerOf: "self" } },
    }),
  ),
  unit(
    "stings at the damage step",
    "1r",
    "2/2",
    when({ on: "stepBegins", step: "damage", what: "self" }, doing(stings)),
  ),
  unit(
    "wakes after battle",
    "1rg",
    "2/3",
    when({ on: "battleEnds", what: "self" }, doing({ do: "wake", what: "self" }), {
      if: { amount: { usedThisTurn: "you" }, is: "=", than: 0 },
    }),
  ),
  unit(
    "grows when another dies",
    "1b",
    "1/2",
    when(
      { on: "move", what: { kind: "unit", other: true }, from: "battleArea", to: "dust", cause: ["destroy", "put"] },
      doing({ do: "putCounters", on: "self", counter: "power", count: 1 }),
    ),
  ),
  unit(
    "strikes what it fights",
    "1r",
    "1/3",
    when(
      { on: "stepBegins", step: "damage", what: "self" },
      doing({ do: "damage", to: { battle: "defender" }, amount: 1 }),
    ),
  ),
  unit(
    "marks what comes to mine",
    "b",
    "0/3",
    when(
      { on: "move", what: { kind: "unit", whose: "opponent" }, to: "battleArea" },
      doing({ do: "putCounters", on: { event: "subject" }, counter: "weak", count: 1 }),
      {
        if: {
          not: {
            some: {
              all: "battleArea",
              whose: { event: "player" },
              where: { counters: { name: "weak", is: ">=", than: 1 } },
            },
          },
        },
      },
    ),
  ),
  unit(
    "returns from dust",
    "1b",
    "2/1",
    when({ on: "turnBegins", whose: "you" }, doing({ do: "return", what: "self" }), {
      zones: ["dust"],
      if: {
        every: [
          { amount: { count: { all: "hand", whose: "you" } }, is: "=", than: 0 },
          { not: { some: { all: "battleArea", whose: "you" } } },
        ],
      },
    }),
  ),
  unit(
    "remembers in the dream",
    "1g",
    "2/2",
    when({ on: "turnEnds", whose: "anyone" }, doing(gains(1)), {
      zones: ["dream"],
      if: { either: [{ amount: { life: "you" }, is: "<=", than: 5 }, { phase: "main" }] },
    }),
  ),
  unit(
    "comforts from the grimoire",
    "2g",
    "2/3",
    when({ on: "turnBegins", whose: "you" }, doing(gains(1)), {
      zones: ["grimoire"],
      if: { amount: { life: "you" }, is: "<", than: 4 },
    }),
  ),
  magic(
    "stings later",
    "r",
    doing({
      do: "create",
      ability: when(
        { on: "turnEnds", whose: "anyone" },
        doing({ do: "damage", to: { player: "opponent" }, amount: 2 }),
      ),
      until: "turn",
    }),
  ),
  quick(
    "avenges this turn",
    "1r",
    aimed(A_UNIT, {
      do: "create",
      ability: when(
        { on: "move", what: { among: { target: 0 } }, from: "battleArea" },
        doing({ do: "damage", to: { player: "opponent" }, amount: 2 }),
      ),
      until: "game",
      times: "once",
    }),
  ),
  magic(
    "each death burns",
    "2r",
    doing({
      do: "create",
      ability: when({ on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" }, doing(stings)),
      until: "turn",
      times: "always",
    }),
  ),
  unit(
    "takes a hostage",
    "3b/b",
    "2/3",
    when(SUMMONED, aimed(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "whileHere" })),
  ),
];
