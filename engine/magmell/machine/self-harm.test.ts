import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../model/card";
import type { Target } from "../model/ids";
import { findInstanceInZone } from "../model/zone";
import {
  A_PLAYER,
  A_UNIT,
  ANYTHING,
  aimed,
  doing,
  MY_UNIT,
  magic,
  SUMMONED,
  THEIR_UNIT,
  unit,
  when,
  youMay,
} from "../testing/pool/builders";
import { beginPhase, layTable, type Side } from "../testing/scenario/table";
import { STARTER_CARDS } from "../testing/starter/starter-definitions";
import { findSelfHarm } from "./self-harm";

const IT = { target: 0 } as const;
const BURNS = { do: "damage", to: IT, amount: 2 } as const;
const DRAWS = { do: "draw", who: "you", count: 1 } as const;

/** The names of what is harmed when I use the last card of my hand; "me" for myself. */
function harmed(card: CardDefinition, me: Side = {}, you: Side = {}): readonly string[] {
  const game = beginPhase(layTable({ cards: [card], me: { ...me, hand: [card.name] }, you }));
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

const MINE: Side = { battleArea: ["r 1/1"] };
const THEIRS: Side = { battleArea: ["g 2/2"] };

describe("a use that can only harm oneself", () => {
  const burns = magic("burns", "", aimed(A_UNIT, BURNS));

  it("aims at a unit where only one's own stand", () => {
    expect(harmed(burns, MINE)).toEqual(["r 1/1"]);
    expect(harmed(burns, MINE, THEIRS)).toEqual([]);
    expect(harmed(burns, {}, THEIRS)).toEqual([]);
  });

  it.each([
    ["destroys", aimed(A_UNIT, { do: "destroy", what: IT })],
    ["rests", aimed(A_UNIT, { do: "rest", what: IT })],
    ["returns", aimed(A_UNIT, { do: "return", what: IT })],
    ["puts under the pile", aimed(A_UNIT, { do: "put", what: IT, to: "grimoire", position: "bottom" })],
    ["gives away", aimed(A_UNIT, { do: "control", what: IT, who: "opponent", until: "game" })],
    ["weakens", aimed(A_UNIT, { do: "putCounters", on: IT, counter: "weak", count: 1 })],
    ["takes power counters", aimed(A_UNIT, { do: "removeCounters", on: IT, counter: "power", count: 1 })],
    ["shrinks", aimed(A_UNIT, { do: "modify", what: IT, changes: [{ add: "ap", amount: -2 }], until: "turn" })],
    ["pins", aimed(A_UNIT, { do: "modify", what: IT, changes: [{ cannot: "attack" }], until: "turn" })],
    ["burns and draws", aimed(A_UNIT, BURNS, DRAWS)],
    ["destroys all", doing({ do: "destroy", what: { all: "battleArea" } })],
    ["modes", { modes: [aimed(A_UNIT, BURNS), aimed(A_UNIT, { do: "destroy", what: IT })] }],
  ] as const)("%s", (name, does) => {
    expect(harmed(magic(name, "", does), MINE)).toContain("r 1/1");
    expect(harmed(magic(name, "", does), MINE, THEIRS)).toEqual([]);
  });

  it.each([
    ["I discard", doing({ do: "discard", who: "you", count: 1, how: "choose" })],
    ["I lose life", doing({ do: "loseLife", who: "you", amount: 2 })],
    ["I lose", doing({ do: "lose", who: "you" })],
  ] as const)("%s", (name, does) => {
    expect(harmed(magic(name, "", does), MINE, THEIRS)).toEqual(["me"]);
  });

  it.each([
    ["grows", aimed(A_UNIT, { do: "modify", what: IT, changes: [{ add: "ap", amount: 2 }], until: "turn" })],
    ["wakes", aimed(A_UNIT, { do: "wake", what: IT })],
    ["burns anything", aimed(ANYTHING, BURNS)],
    ["burns a player", aimed(A_PLAYER, BURNS)],
    ["up to one", aimed({ ...A_UNIT, count: { min: 0, max: 1 } }, BURNS)],
    ["sacrifices mine to draw", aimed(MY_UNIT, { do: "destroy", what: IT }, DRAWS)],
    ["discards and draws", doing({ do: "discard", who: "you", count: 1, how: "choose" }, DRAWS)],
    ["may burn", aimed(A_UNIT, youMay([BURNS]))],
    ["or draws", { modes: [aimed(A_UNIT, BURNS), doing(DRAWS)] }],
    ["they discard", doing({ do: "discard", who: "opponent", count: 1, how: "choose" })],
  ] as const)("is not one that %s", (name, does) => {
    expect(harmed(magic(name, "", does), MINE)).toEqual([]);
  });

  it("is one that sacrifices a unit of mine for nothing", () => {
    expect(harmed(magic("sacrifices", "", aimed(MY_UNIT, { do: "destroy", what: IT })), MINE, THEIRS)).toEqual([
      "r 1/1",
    ]);
  });

  it("summons a unit whose arrival burns one of mine, or itself", () => {
    const lights = (spec: typeof A_UNIT) => unit("lights", "", "1/1", when(SUMMONED, aimed(spec, BURNS)));
    expect(harmed(lights(A_UNIT), MINE)).toEqual(["r 1/1", "lights"]);
    expect(harmed(lights(A_UNIT))).toEqual(["lights"]);
    expect(harmed(lights(A_UNIT), MINE, THEIRS)).toEqual([]);
    expect(harmed(lights(THEIR_UNIT), MINE)).toEqual([]);
    expect(harmed(unit("plain", "", "1/1"), MINE)).toEqual([]);
  });
});

describe("every starter card", () => {
  const OWN: Side = { battleArea: ["r 1/1", "r 2/2"], stones: "rrggbbb", dust: ["r 1/1"] };
  const THEIR: Side = { battleArea: ["g 1/1", "g 4/4"], stones: "rrggbbb", dust: ["r 1/1"], hand: ["r 1/1", "bolt 2"] };
  const played = STARTER_CARDS.filter(({ kind, token }) => kind !== "stone" && !token);
  const harming = (you: Side) => played.filter((card) => harmed(card, OWN, you).length > 0).map(({ name }) => name);

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
