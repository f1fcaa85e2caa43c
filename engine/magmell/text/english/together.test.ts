import { describe, expect, it } from "vitest";
import type { Ability, Duration } from "../../model/ability";
import type { Effect } from "../../model/effect";
import {
  createBody,
  createIf,
  createMay,
  createTargetedBody,
  createTriggeredAbility,
} from "../../testing/pool/builders";
import { renderEnglish } from "./render-english";

const magic = (...effects: readonly Effect[]): Ability => ({ type: "magic", ...createBody(...effects) });
const create = (ability: Extract<Effect, { do: "create" }>["ability"], until: Duration): Ability =>
  magic({ do: "create", ability, until });
const next = (...effects: readonly Effect[]): Ability =>
  create(createTriggeredAbility({ on: "turnBegins", whose: "you" }, createBody(...effects)), "game");

const draw: Effect = { do: "draw", who: "you", count: 1 };
const gain: Effect = { do: "gainLife", who: "you", amount: 2 };
const lose: Effect = { do: "loseLife", who: "you", amount: 1 };
const theyLose: Effect = { do: "loseLife", who: "opponent", amount: 1 };
const theyDraw: Effect = { do: "draw", who: "opponent", count: 1 };
const burn: Effect = { do: "damage", to: { player: "opponent" }, amount: 1 };
const grow: Effect = { do: "modify", what: "self", changes: [{ add: "ap", amount: 1 }], until: "turn" };
const growBoth: Effect = {
  do: "modify",
  what: { all: "battleArea", whose: "you" },
  until: "turn",
  changes: [
    { add: "ap", amount: 1 },
    { add: "hp", amount: 1 },
  ],
};

const TEXTS: readonly (readonly [english: string, ability: Ability])[] = [
  ["■At the start of your next turn, you recover 2 life and draw a card.", next(gain, draw)],
  ["■At the start of your next turn, draw a card and you recover 2 life.", next(draw, gain)],
  ["■At the start of your next turn, you recover 2 life and lose 1 life.", next(gain, lose)],
  [
    "■At the start of your next turn, draw a card, deal 1 damage to your opponent and you lose 1 life.",
    next(draw, burn, lose),
  ],
  ["■At the start of your next turn, your opponent loses 1 life and draws a card.", next(theyLose, theyDraw)],
  ["■At the start of your next turn, your opponent loses 1 life and you draw a card.", next(theyLose, draw)],
  [
    "■At the start of your next turn, your opponent draws a card, then deal 1 damage to your opponent.",
    next(theyDraw, burn),
  ],
  ["■At the start of your next turn, this magic gets +1 AP until end of turn and you draw a card.", next(grow, draw)],
  [
    "■At the start of your next turn, units you control get +1 AP and +1 HP until end of turn, then you draw a card.",
    next(growBoth, draw),
  ],
  [
    "■At the start of your next turn, you may draw a card. If you do, you lose 1 life and your opponent draws a card.",
    next(createMay([draw, lose, theyDraw])),
  ],
  [
    "■At the start of your next turn, draw a card; you may draw a card; if you do, you lose 1 life.",
    next(draw, createMay([draw, lose])),
  ],
  [
    "■At the start of your next turn, search your grimoire for a card and do not shuffle your grimoire.",
    next({ do: "search", who: "you", zone: "grimoire", count: 1, store: "f", shuffle: false }),
  ],
  [
    "■At the end of this turn, destroy target unit and draw a card.",
    create(
      createTriggeredAbility(
        { on: "turnEnds", whose: "anyone" },
        createTargetedBody({ zones: ["battleArea"], count: 1 }, { do: "destroy", what: { target: 0 } }, draw),
      ),
      "turn",
    ),
  ],
  [
    "■At the end of this turn, choose as a target a player, then you recover 2 life and your opponent shuffles their grimoire.",
    create(
      createTriggeredAbility(
        { on: "turnEnds", whose: "anyone" },
        createTargetedBody({ players: "any", count: 1 }, gain, { do: "shuffle", who: "opponent", zone: "grimoire" }),
      ),
      "turn",
    ),
  ],
  [
    "■If it is your turn, you recover 2 life, draw a card and deal 1 damage to your opponent. Draw a card.",
    magic(createIf({ turnOf: "you" }, [gain, draw, burn]), draw),
  ],
];

describe("instructions that wait for what stands before them", () => {
  it.each(TEXTS)("%s", (english, ability) => {
    expect(renderEnglish([ability], "magic")).toBe(english);
  });
});
