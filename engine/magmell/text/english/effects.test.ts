import { describe, expect, it } from "vitest";
import type { Ability } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Select } from "../../model/select";
import {
  ANY_UNIT,
  createBody,
  createReplacementAbility,
  createStaticAbility,
  createTargetedBody,
  createTokenCard,
  createTriggeredAbility,
  parseTestCost,
  WHEN_DESTROYED,
} from "../../testing/pool/builders";
import { renderEnglish } from "./render-english";

const magic = (...effects: readonly Effect[]): Ability => ({ type: "magic", ...createBody(...effects) });
const mine: Select = { all: "battleArea", whose: "you" };
const hand: Select = { all: "hand", whose: "you" };

const TEXTS: readonly (readonly [english: string, ability: Ability])[] = [
  [
    "■Until end of turn, units you control get +1 AP.",
    magic({ do: "modify", what: mine, changes: [{ add: "ap", amount: 1 }], until: "turn" }),
  ],
  [
    "■Until the end of the battle, units in battle cannot rest or wake and have AP equal to your life.",
    magic({
      do: "modify",
      what: { all: "battleArea", where: { battling: true } },
      changes: [{ cannot: "rest" }, { cannot: "wake" }, { set: "ap", amount: { life: "you" } }],
      until: "battle",
    }),
  ],
  ["■Shuffle your grimoire.", magic({ do: "shuffle", who: "you", zone: "grimoire" })],
  [
    "■Put the top card of your stone deck into your stone area rested.",
    magic({ do: "put", what: { top: "stoneDeck", whose: "you", count: 1 }, to: "stoneArea", rested: true }),
  ],
  [
    "■Put all cards in your hand on top of your grimoire. Shuffle your grimoire. Draw seven cards.",
    magic(
      { do: "put", what: hand, to: "grimoire" },
      { do: "shuffle", who: "you", zone: "grimoire" },
      { do: "draw", who: "you", count: 7 },
    ),
  ],
  ["■Return all units to their owners' hands.", magic({ do: "return", what: { all: "battleArea" } })],
  [
    "■Return all units you control to the bottom of their owners' grimoires.",
    magic({ do: "return", what: mine, to: "grimoire", position: "bottom" }),
  ],
  [
    "■Destroy all units with 2 HP or less and a weak counter on them.",
    magic({
      do: "destroy",
      what: { all: "battleArea", where: { hp: { is: "<=", than: 2 }, counters: { name: "weak", is: ">=", than: 1 } } },
    }),
  ],
  [
    "■The next time this magic is put into the dust from the battle area this turn, draw a card.",
    magic({
      do: "create",
      ability: createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "draw", who: "you", count: 1 })),
      until: "turn",
    }),
  ],
  [
    "■At the start of your next turn, draw a card.",
    magic({
      do: "create",
      ability: createTriggeredAbility(
        { on: "turnBegins", whose: "you" },
        createBody({ do: "draw", who: "you", count: 1 }),
      ),
      until: "game",
    }),
  ],
  [
    "■For the rest of the game, at the end of your turn, draw a card.",
    magic({
      do: "create",
      ability: createTriggeredAbility(
        { on: "turnEnds", whose: "you" },
        createBody({ do: "draw", who: "you", count: 1 }),
      ),
      until: "game",
      times: "always",
    }),
  ],
  [
    "■The next time your main phase begins, draw a card.",
    magic({
      do: "create",
      ability: createTriggeredAbility(
        { on: "phaseBegins", phase: "main", whose: "you" },
        createBody({ do: "draw", who: "you", count: 1 }),
      ),
      until: "game",
    }),
  ],
  [
    "■Whenever you use a magic this turn, deal 1 damage to your opponent.",
    magic({
      do: "create",
      ability: createTriggeredAbility(
        { on: "used", who: "you", what: { kind: "magic" } },
        createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }),
      ),
      until: "turn",
      times: "always",
    }),
  ],
  [
    "■Whenever a unit you control attacks this turn, put a power counter on it.",
    magic({
      do: "create",
      ability: createTriggeredAbility(
        { on: "attack", what: { whose: "you" } },
        createBody({ do: "putCounters", on: { event: "subject" }, counter: "power", count: 1 }),
      ),
      until: "turn",
      times: "always",
    }),
  ],
  [
    "■At the end of this battle, destroy target unit.",
    magic({
      do: "create",
      ability: createTriggeredAbility(
        { on: "battleEnds" },
        createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }),
      ),
      until: "battle",
    }),
  ],
  [
    "■Until end of turn, if you would be dealt damage, that damage is not dealt.",
    magic({
      do: "create",
      ability: createReplacementAbility({ on: "damage", what: { player: "you" } }, { amount: 0 }),
      until: "turn",
    }),
  ],
  [
    "■The next time you would be dealt damage, you are dealt 2 less instead.",
    magic({
      do: "create",
      ability: createReplacementAbility(
        { on: "damage", what: { player: "you" } },
        { amount: { minus: [{ event: "amount" }, 2] } },
      ),
      until: "game",
      times: "once",
    }),
  ],
  [
    "■Gain control of all unit tokens your opponent controls until the start of your next turn.",
    magic({
      do: "control",
      what: { all: "battleArea", whose: "opponent", where: { token: true } },
      who: "you",
      until: "yourNextTurn",
    }),
  ],
  [
    "■Your opponent uses all cards in their hand without paying their costs.",
    magic({ do: "use", who: "opponent", what: { all: "hand", whose: "opponent" }, free: true }),
  ],
  ["■Your opponent's life becomes 10.", magic({ do: "setLife", who: "opponent", amount: 10 })],
  [
    "■You recover life equal to the number of units you control plus 1.",
    magic({ do: "gainLife", who: "you", amount: { sum: [{ count: mine }, 1] } }),
  ],
  [
    "■Draw cards equal to the number of blue units you control.",
    magic({ do: "draw", who: "you", count: { count: { all: "battleArea", whose: "you", where: { color: "blue" } } } }),
  ],
  [
    "■Your opponent draws cards equal to the highest of the number of units you control, the number of cards in your hand and 2.",
    magic({ do: "draw", who: "opponent", count: { highest: [{ count: mine }, { count: hand }, 2] } }),
  ],
  [
    "■Deal damage to each unit your opponent controls equal to the number of units you control.",
    magic({ do: "damage", to: { all: "battleArea", whose: "opponent" }, amount: { count: mine } }),
  ],
  [
    "■Deal 1 damage to each unit and each player.",
    magic({ do: "damage", to: { join: [{ all: "battleArea" }, { players: "both" }] }, amount: 1 }),
  ],
  [
    '■Summon a number of 1/1 unit tokens named 《鳥》 equal to the number of cards in your hand, each with "This unit cannot be defended against."',
    magic({
      do: "token",
      token: createTokenCard("鳥", "1/1", createStaticAbility("self", [{ cannot: "beDefended" }])),
      count: { count: hand },
    }),
  ],
  [
    "■Summon an 8/1 red unit token named 《影》.",
    magic({ do: "token", token: { ...createTokenCard("影", "8/1"), useCost: parseTestCost("r") }, count: 1 }),
  ],
  [
    "■Turn all rested stones your opponent controls face down.",
    magic({ do: "turnFaceDown", what: { all: "stoneArea", whose: "opponent", where: { rested: true } } }),
  ],
  ["■You win the game.", magic({ do: "win", who: "you" })],
  ["■This magic's owner loses the game.", magic({ do: "lose", who: { ownerOf: "self" } })],
  ["■Nothing happens.", magic()],
  [
    "■Summon all unit cards with a use cost of 1 in your dust.",
    magic({
      do: "summon",
      what: { all: "dust", whose: "you", where: { kind: "unit", useCost: { is: "=", than: 1 } } },
    }),
  ],
  [
    "■Remove all power counters from all units.",
    magic({ do: "removeCounters", on: { all: "battleArea" }, counter: "power", count: "all" }),
  ],
  [
    "■Put power counters on each unit you control equal to the number of cards in your hand.",
    magic({ do: "putCounters", on: mine, counter: "power", count: { count: hand } }),
  ],
  [
    "■Deal damage to the attacking unit equal to the number of power counters on the defending unit.",
    magic({ do: "damage", to: { battle: "attacker" }, amount: { counters: "power", on: { battle: "defender" } } }),
  ],
  ["■Deal 1 damage to the attacked player or unit.", magic({ do: "damage", to: { battle: "target" }, amount: 1 })],
  ["■Draw 11 cards.", magic({ do: "draw", who: "you", count: 11 })],
  [
    "■You lose life equal to half your life, rounded down.",
    magic({ do: "loseLife", who: "you", amount: { half: { life: "you" }, round: "down" } }),
  ],
  ["■「何かをする。」", magic({ do: "unsupported", text: "何かをする。" })],
];

describe("instructions in English", () => {
  it.each(TEXTS)("%s", (english, ability) => {
    expect(renderEnglish([ability], ability.type === "magic" ? "magic" : "unit")).toBe(english);
  });
});
