import type { EventPattern } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import type { Effect } from "../../model/effect";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  THEIR_UNIT,
  WHEN_SUMMONED,
} from "./builders";

const gains = (amount: number): Effect => ({ do: "gainLife", who: "you", amount });
const stings: Effect = { do: "damage", to: { player: "opponent" }, amount: 1 };

/** A 1/2 unit with one triggered ability of small effect. */
const watcher = (name: string, cost: string, on: EventPattern, effect: Effect): CardDefinition =>
  createUnit(name, cost, "1/2", createTriggeredAbility(on, createBody(effect)));

/** Triggered abilities: one for each event that can trigger an ability. */
export const TRIGGER_CARDS: readonly CardDefinition[] = [
  watcher("gains when I gain", "g", { on: "lifeGained", who: "opponent" }, gains(1)),
  watcher("stings when they lose life", "1b", { on: "lifeLost", who: "you" }, stings),
  watcher("gains when magic is used", "1b", { on: "used", who: "anyone", what: { kind: "magic" } }, gains(1)),
  createUnit(
    "stings when it attacks",
    "1r",
    "2/1",
    createTriggeredAbility({ on: "attack", what: "self" }, createBody(stings)),
  ),
  createUnit(
    "grows when it defends",
    "1g",
    "1/3",
    createTriggeredAbility(
      { on: "defend", what: "self" },
      createBody({ do: "putCounters", on: "self", counter: "power", count: 1 }),
    ),
  ),
  watcher("gains when mine wake", "1g", { on: "woke", what: { kind: "unit", whose: "you", other: true } }, gains(1)),
  watcher("stings when theirs rest", "1r", { on: "rested", what: { kind: "unit", whose: "opponent" } }, stings),
  watcher("gains when a stone turns up", "g", { on: "turnedFaceUp", what: { faceDown: false } }, gains(1)),
  watcher("gains when my stone turns down", "b", { on: "turnedFaceDown", what: { whose: "you" } }, gains(1)),
  createUnit(
    "wakes with counters",
    "g",
    "1/1",
    createTriggeredAbility(
      { on: "countersPut", what: "self", counter: "power" },
      createBody({ do: "wake", what: "self" }),
    ),
  ),
  watcher("stings when counters go", "b", { on: "countersRemoved", what: { kind: "unit" }, counter: "charge" }, stings),
  watcher("gains when mine is negated", "1b", { on: "negated", what: { whose: "you" } }, gains(2)),
  watcher("gains when a token comes", "1g", { on: "token", what: { whose: "you" } }, gains(1)),
  watcher("stings at every end", "1r", { on: "turnEnds", whose: "you" }, stings),
  createUnit(
    "draws at their draw",
    "2b",
    "1/2",
    createTriggeredAbility(
      { on: "phaseBegins", phase: "draw", whose: "opponent" },
      createBody({ do: "draw", who: "you", count: 1 }),
      {
        if: { amount: { count: { all: "hand", whose: "you" } }, is: "<", than: 2 },
      },
    ),
  ),
  createUnit(
    "gains at each main phase",
    "1g",
    "1/2",
    createTriggeredAbility({ on: "phaseBegins", phase: "main", whose: "anyone" }, createBody(gains(1)), {
      if: { turnOf: { controllerOf: "self" } },
    }),
  ),
  createUnit(
    "stings at the damage step",
    "1r",
    "2/2",
    createTriggeredAbility({ on: "stepBegins", step: "damage", what: "self" }, createBody(stings)),
  ),
  createUnit(
    "wakes after battle",
    "1rg",
    "2/3",
    createTriggeredAbility({ on: "battleEnds", what: "self" }, createBody({ do: "wake", what: "self" }), {
      if: { amount: { usedThisTurn: "you" }, is: "=", than: 0 },
    }),
  ),
  createUnit(
    "grows when another dies",
    "1b",
    "1/2",
    createTriggeredAbility(
      { on: "move", what: { kind: "unit", other: true }, from: "battleArea", to: "dust", cause: ["destroy", "put"] },
      createBody({ do: "putCounters", on: "self", counter: "power", count: 1 }),
    ),
  ),
  createUnit(
    "strikes what it fights",
    "1r",
    "1/3",
    createTriggeredAbility(
      { on: "stepBegins", step: "damage", what: "self" },
      createBody({ do: "damage", to: { battle: "defender" }, amount: 1 }),
    ),
  ),
  createUnit(
    "marks what comes to mine",
    "b",
    "0/3",
    createTriggeredAbility(
      { on: "move", what: { kind: "unit", whose: "opponent" }, to: "battleArea" },
      createBody({ do: "putCounters", on: { event: "subject" }, counter: "weak", count: 1 }),
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
  createUnit(
    "returns from dust",
    "1b",
    "2/1",
    createTriggeredAbility({ on: "turnBegins", whose: "you" }, createBody({ do: "return", what: "self" }), {
      zones: ["dust"],
      if: {
        every: [
          { amount: { count: { all: "hand", whose: "you" } }, is: "=", than: 0 },
          { not: { some: { all: "battleArea", whose: "you" } } },
        ],
      },
    }),
  ),
  createUnit(
    "remembers in the dream",
    "1g",
    "2/2",
    createTriggeredAbility({ on: "turnEnds", whose: "anyone" }, createBody(gains(1)), {
      zones: ["dream"],
      if: { either: [{ amount: { life: "you" }, is: "<=", than: 5 }, { phase: "main" }] },
    }),
  ),
  createUnit(
    "comforts from the grimoire",
    "2g",
    "2/3",
    createTriggeredAbility({ on: "turnBegins", whose: "you" }, createBody(gains(1)), {
      zones: ["grimoire"],
      if: { amount: { life: "you" }, is: "<", than: 4 },
    }),
  ),
  createMagic(
    "stings later",
    "r",
    createBody({
      do: "create",
      ability: createTriggeredAbility(
        { on: "turnEnds", whose: "anyone" },
        createBody({ do: "damage", to: { player: "opponent" }, amount: 2 }),
      ),
      until: "turn",
    }),
  ),
  createQuickMagic(
    "avenges this turn",
    "1r",
    createTargetedBody(ANY_UNIT, {
      do: "create",
      ability: createTriggeredAbility(
        { on: "move", what: { among: { target: 0 } }, from: "battleArea" },
        createBody({ do: "damage", to: { player: "opponent" }, amount: 2 }),
      ),
      until: "game",
      times: "once",
    }),
  ),
  createMagic(
    "each death burns",
    "2r",
    createBody({
      do: "create",
      ability: createTriggeredAbility(
        { on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" },
        createBody(stings),
      ),
      until: "turn",
      times: "always",
    }),
  ),
  createUnit(
    "takes a hostage",
    "3b/b",
    "2/3",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createTargetedBody(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "whileHere" }),
    ),
  ),
];
