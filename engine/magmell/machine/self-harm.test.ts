import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../model/card";
import type { Target } from "../model/ids";
import { findInstanceInZone } from "../model/zone";
import {
  ANY_PLAYER,
  ANY_UNIT,
  ANY_UNIT_OR_PLAYER,
  createBody,
  createMagic,
  createMay,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  MY_UNIT,
  THEIR_UNIT,
  WHEN_SUMMONED,
} from "../testing/pool/builders";
import { beginPhase, createTestGame, type PlayerSetup } from "../testing/scenario/table";
import { STARTER_CARDS } from "../testing/starter/starter-definitions";
import { findSelfHarm } from "./self-harm";

const IT = { target: 0 } as const;
const BURNS = { do: "damage", to: IT, amount: 2 } as const;
const DRAWS = { do: "draw", who: "you", count: 1 } as const;

/** The names of what is harmed when I use the last card of my hand; "me" for myself. */
function harmed(card: CardDefinition, me: PlayerSetup = {}, you: PlayerSetup = {}): readonly string[] {
  const game = beginPhase(createTestGame({ cards: [card], me: { ...me, hand: [card.name] }, you }));
  const { state, cards } = game;
  const [held] = state.zones.hand[0];
  const nameOf = (target: Target): string => {
    if ("player" in target) return target.player === 0 ? "me" : "you";
    const all = (["battleArea", "stoneArea", "hand", "chant"] as const).flatMap((zone) =>
      ([0, 1] as const).map((player) => findInstanceInZone(state.zones, zone, player, target.instance)),
    );
    const place = all.find((one) => one !== null);
    return cards.list[place?.instance.card ?? -1]?.name ?? "?";
  };
  return findSelfHarm(cards, state, 0, held?.id ?? -1).map(nameOf);
}

const MINE: PlayerSetup = { battleArea: ["r 1/1"] };
const THEIRS: PlayerSetup = { battleArea: ["g 2/2"] };

describe("a use that can only harm oneself", () => {
  const burns = createMagic("burns", "", createTargetedBody(ANY_UNIT, BURNS));

  it("aims at a unit where only one's own stand", () => {
    expect(harmed(burns, MINE)).toEqual(["r 1/1"]);
    expect(harmed(burns, MINE, THEIRS)).toEqual([]);
    expect(harmed(burns, {}, THEIRS)).toEqual([]);
  });

  it.each([
    ["destroys", createTargetedBody(ANY_UNIT, { do: "destroy", what: IT })],
    ["rests", createTargetedBody(ANY_UNIT, { do: "rest", what: IT })],
    ["returns", createTargetedBody(ANY_UNIT, { do: "return", what: IT })],
    ["puts under the pile", createTargetedBody(ANY_UNIT, { do: "put", what: IT, to: "grimoire", position: "bottom" })],
    ["gives away", createTargetedBody(ANY_UNIT, { do: "control", what: IT, who: "opponent", until: "game" })],
    ["weakens", createTargetedBody(ANY_UNIT, { do: "putCounters", on: IT, counter: "weak", count: 1 })],
    [
      "takes power counters",
      createTargetedBody(ANY_UNIT, { do: "removeCounters", on: IT, counter: "power", count: 1 }),
    ],
    [
      "shrinks",
      createTargetedBody(ANY_UNIT, { do: "modify", what: IT, changes: [{ add: "ap", amount: -2 }], until: "turn" }),
    ],
    ["pins", createTargetedBody(ANY_UNIT, { do: "modify", what: IT, changes: [{ cannot: "attack" }], until: "turn" })],
    ["burns and draws", createTargetedBody(ANY_UNIT, BURNS, DRAWS)],
    ["destroys all", createBody({ do: "destroy", what: { all: "battleArea" } })],
    [
      "modes",
      { modes: [createTargetedBody(ANY_UNIT, BURNS), createTargetedBody(ANY_UNIT, { do: "destroy", what: IT })] },
    ],
  ] as const)("%s", (name, does) => {
    expect(harmed(createMagic(name, "", does), MINE)).toContain("r 1/1");
    expect(harmed(createMagic(name, "", does), MINE, THEIRS)).toEqual([]);
  });

  it.each([
    ["I discard", createBody({ do: "discard", who: "you", count: 1, how: "choose" })],
    ["I lose life", createBody({ do: "loseLife", who: "you", amount: 2 })],
    ["I lose", createBody({ do: "lose", who: "you" })],
  ] as const)("%s", (name, does) => {
    expect(harmed(createMagic(name, "", does), MINE, THEIRS)).toEqual(["me"]);
  });

  it.each([
    [
      "grows",
      createTargetedBody(ANY_UNIT, { do: "modify", what: IT, changes: [{ add: "ap", amount: 2 }], until: "turn" }),
    ],
    ["wakes", createTargetedBody(ANY_UNIT, { do: "wake", what: IT })],
    ["burns anything", createTargetedBody(ANY_UNIT_OR_PLAYER, BURNS)],
    ["burns a player", createTargetedBody(ANY_PLAYER, BURNS)],
    ["up to one", createTargetedBody({ ...ANY_UNIT, count: { min: 0, max: 1 } }, BURNS)],
    ["sacrifices mine to draw", createTargetedBody(MY_UNIT, { do: "destroy", what: IT }, DRAWS)],
    ["discards and draws", createBody({ do: "discard", who: "you", count: 1, how: "choose" }, DRAWS)],
    ["may burn", createTargetedBody(ANY_UNIT, createMay([BURNS]))],
    ["or draws", { modes: [createTargetedBody(ANY_UNIT, BURNS), createBody(DRAWS)] }],
    ["they discard", createBody({ do: "discard", who: "opponent", count: 1, how: "choose" })],
  ] as const)("is not one that %s", (name, does) => {
    expect(harmed(createMagic(name, "", does), MINE)).toEqual([]);
  });

  it("is one that sacrifices a unit of mine for nothing", () => {
    expect(
      harmed(createMagic("sacrifices", "", createTargetedBody(MY_UNIT, { do: "destroy", what: IT })), MINE, THEIRS),
    ).toEqual(["r 1/1"]);
  });

  it("summons a unit whose arrival burns one of mine, or itself", () => {
    const lights = (spec: typeof ANY_UNIT) =>
      createUnit("lights", "", "1/1", createTriggeredAbility(WHEN_SUMMONED, createTargetedBody(spec, BURNS)));
    expect(harmed(lights(ANY_UNIT), MINE)).toEqual(["r 1/1", "lights"]);
    expect(harmed(lights(ANY_UNIT))).toEqual(["lights"]);
    expect(harmed(lights(ANY_UNIT), MINE, THEIRS)).toEqual([]);
    expect(harmed(lights(THEIR_UNIT), MINE)).toEqual([]);
    expect(harmed(createUnit("plain", "", "1/1"), MINE)).toEqual([]);
  });
});

describe("every starter card", () => {
  const OWN: PlayerSetup = { battleArea: ["r 1/1", "r 2/2"], stones: "rrggbbb", dust: ["r 1/1"] };
  const THEIR: PlayerSetup = {
    battleArea: ["g 1/1", "g 4/4"],
    stones: "rrggbbb",
    dust: ["r 1/1"],
    hand: ["r 1/1", "bolt 2"],
  };
  const played = STARTER_CARDS.filter(({ kind, token }) => kind !== "stone" && !token);
  const harming = (you: PlayerSetup) =>
    played.filter((card) => harmed(card, OWN, you).length > 0).map(({ name }) => name);

  it("harms nobody's own alone where the opponent has units", () => {
    expect(harming(THEIR)).toEqual([]);
  });

  it("that can only harm a unit, or all units, asks first where only one's own stand", () => {
    const found = harming({ stones: "rrggbbb" });
    const sure = [
      "走り火",
      "差し戻し",
      "灼熱の校閲",
      "色褪せ",
      "水圧",
      "墨か火か",
      "水門の当番表",
      "灰の書架",
      "総返却日",
    ];
    expect(found).toEqual(expect.arrayContaining(sure));
    const helping = played.filter(({ text }) =>
      /対象とする。(?:それに)?パワーカウンター|それをウェイクする/.test(text),
    );
    expect(helping.length).toBeGreaterThan(3);
    expect(found.filter((name) => helping.some((card) => card.name === name))).toEqual([]);
  });
});
