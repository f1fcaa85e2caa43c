import { describe, expect, it } from "vitest";
import type { Ability, TargetSpec } from "../../model/ability";
import type { Effect } from "../../model/effect";
import {
  ANY_PLAYER,
  ANY_UNIT,
  createBody,
  createIf,
  createMay,
  createTargetedBody,
  createTriggeredAbility,
  MY_UNIT,
  THEIR_UNIT,
} from "../../testing/pool/builders";
import { renderEnglish } from "./render-english";

const aiming = (targets: TargetSpec | readonly TargetSpec[], ...effects: readonly Effect[]): Ability => ({
  type: "magic",
  ...createTargetedBody(targets, ...effects),
});

const TEXTS: readonly (readonly [english: string, ability: Ability])[] = [
  [
    "■Put a power counter on each of up to two target units you control.",
    aiming(
      { zones: ["battleArea"], whose: "you", count: { min: 0, max: 2 } },
      { do: "putCounters", on: { target: 0 }, counter: "power", count: 1 },
    ),
  ],
  [
    "■Destroy one or two target units your opponent controls with 3 AP or less. Draw that many cards.",
    aiming(
      { zones: ["battleArea"], whose: "opponent", where: { ap: { is: "<=", than: 3 } }, count: { min: 1, max: 2 } },
      { do: "destroy", what: { target: 0 }, store: "gone" },
      { do: "draw", who: "you", count: { stored: "gone" } },
    ),
  ],
  [
    "■Rest target attacking unit. Destroy target unit that is not the attacking unit.",
    aiming(
      [
        { zones: ["battleArea"], where: { among: { battle: "attacker" } }, count: 1 },
        { zones: ["battleArea"], where: { not: { among: { battle: "attacker" } } }, count: 1 },
      ],
      { do: "rest", what: { target: 0 } },
      { do: "destroy", what: { target: 1 } },
    ),
  ],
  [
    "■Deal damage equal to this magic's AP to another target unit.",
    aiming(
      { zones: ["battleArea"], where: { other: true }, count: 1 },
      { do: "damage", to: { target: 0 }, amount: { stat: "ap", of: "self" } },
    ),
  ],
  [
    "■Target unit you control deals damage equal to its AP to target unit your opponent controls. The second target deals damage equal to its AP to the first target.",
    aiming(
      [MY_UNIT, THEIR_UNIT],
      { do: "damage", to: { target: 1 }, by: { target: 0 }, amount: { stat: "ap", of: { target: 0 } } },
      { do: "damage", to: { target: 0 }, by: { target: 1 }, amount: { stat: "ap", of: { target: 1 } } },
    ),
  ],
  [
    "■Choose as targets a unit you control and a unit your opponent controls. If the first target's AP is greater than the second target's AP, destroy the second target. Otherwise, destroy the first target.",
    aiming(
      [MY_UNIT, THEIR_UNIT],
      createIf(
        { amount: { stat: "ap", of: { target: 0 } }, is: ">", than: { stat: "ap", of: { target: 1 } } },
        [{ do: "destroy", what: { target: 1 } }],
        [{ do: "destroy", what: { target: 0 } }],
      ),
    ),
  ],
  [
    "■Choose as a target a unit. If it is rested, destroy it.",
    aiming(
      ANY_UNIT,
      createIf({ some: { of: { target: 0 }, where: { rested: true } } }, [{ do: "destroy", what: { target: 0 } }]),
    ),
  ],
  [
    "■Choose as a target a unit. If it is red, destroy it.",
    aiming(ANY_UNIT, { do: "destroy", what: { of: { target: 0 }, where: { color: "red" } } }),
  ],
  [
    "■Destroy target unit. Its controller draws a card.",
    aiming(
      ANY_UNIT,
      { do: "destroy", what: { target: 0 } },
      { do: "draw", who: { controllerOf: { target: 0 } }, count: 1 },
    ),
  ],
  [
    "■Target player draws two cards. That player loses 2 life.",
    aiming(
      ANY_PLAYER,
      { do: "draw", who: { controllerOf: { target: 0 } }, count: 2 },
      { do: "loseLife", who: { controllerOf: { target: 0 } }, amount: 2 },
    ),
  ],
  [
    "■Target player discards two cards.",
    aiming(ANY_PLAYER, { do: "discard", who: { controllerOf: { target: 0 } }, count: 2, how: "choose" }),
  ],
  [
    "■Look at target player's hand.",
    aiming(ANY_PLAYER, { do: "look", who: "you", what: { all: "hand", whose: { controllerOf: { target: 0 } } } }),
  ],
  [
    "■Choose as a target a unit. Do the following three times: deal 1 damage to it.",
    aiming(ANY_UNIT, { do: "repeat", times: 3, effects: [{ do: "damage", to: { target: 0 }, amount: 1 }] }),
  ],
  ["■You may rest target unit.", aiming(ANY_UNIT, createMay([{ do: "rest", what: { target: 0 } }]))],
  [
    "■Put target card in your hand on the bottom of your grimoire. Draw a card.",
    aiming(
      { zones: ["hand"], whose: "you", count: 1 },
      { do: "put", what: { target: 0 }, to: "grimoire", position: "bottom" },
      { do: "draw", who: "you", count: 1 },
    ),
  ],
  [
    "■Destroy target unit or stone your opponent controls.",
    aiming({ zones: ["battleArea", "stoneArea"], whose: "opponent", count: 1 }, { do: "destroy", what: { target: 0 } }),
  ],
  [
    "■Return two target units not named 《X》 to their owners' hands. Rest them.",
    aiming(
      { zones: ["battleArea"], where: { kind: "unit", not: { name: "X" } }, count: 2 },
      { do: "return", what: { target: 0 } },
      { do: "rest", what: { target: 0 } },
    ),
  ],
  [
    "■Negate target unit card on the chant. Deal 2 damage to its controller.",
    aiming(
      { zones: ["chant"], where: { kind: "unit" }, count: 1 },
      { do: "negate", what: { target: 0 } },
      { do: "damage", to: { player: { controllerOf: { target: 0 } } }, amount: 2 },
    ),
  ],
  [
    "■Turn target red or blue unit face down.",
    aiming(
      { zones: ["battleArea"], where: { any: [{ color: "red" }, { color: "blue" }] }, count: 1 },
      { do: "turnFaceDown", what: { target: 0 } },
    ),
  ],
  [
    "■Wake any number of target units.",
    aiming(
      { zones: ["battleArea"], count: { min: 0, max: { count: { all: "battleArea" } } } },
      { do: "wake", what: { target: 0 } },
    ),
  ],
  [
    "■Rest any number of target units, up to the number of stones you control.",
    aiming(
      { zones: ["battleArea"], count: { min: 0, max: { count: { all: "stoneArea", whose: "you" } } } },
      { do: "rest", what: { target: 0 } },
    ),
  ],
  [
    "■Deal 5 damage divided among any number of target units.",
    aiming({ zones: ["battleArea"], count: { min: 0, max: 40 }, divide: 5 }, { do: "damage", to: { target: 0 } }),
  ],
  [
    "■Deal 1 damage to target opponent.",
    aiming({ players: "opponent", count: 1 }, { do: "damage", to: { target: 0 }, amount: 1 }),
  ],
  [
    "■Choose as a target a unit. At the end of this turn, destroy it.",
    aiming(ANY_UNIT, {
      do: "create",
      ability: createTriggeredAbility(
        { on: "turnEnds", whose: "anyone" },
        createBody({ do: "destroy", what: { target: 0 } }),
      ),
      until: "turn",
    }),
  ],
  [
    "■Put target unit you control into the dream. At the end of this turn, summon it.",
    aiming(
      MY_UNIT,
      { do: "put", what: { target: 0 }, to: "dream", store: "x" },
      {
        do: "create",
        ability: createTriggeredAbility(
          { on: "turnEnds", whose: "anyone" },
          createBody({ do: "summon", what: { stored: "x" } }),
        ),
        until: "turn",
      },
    ),
  ],
];

describe("targets in English", () => {
  it.each(TEXTS)("%s", (english, ability) => {
    expect(renderEnglish([ability], ability.type === "magic" ? "magic" : "unit")).toBe(english);
  });
});
