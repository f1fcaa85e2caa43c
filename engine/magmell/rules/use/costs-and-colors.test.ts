import { describe, expect } from "vitest";
import { BASIC_STONES, colorBits, colorsIn } from "../../model/card";
import { makeCards } from "../../model/cards";
import { makeInstance } from "../../model/instance";
import type { Filter } from "../../model/select";
import { findInstance } from "../../model/zone";
import { always, quick, stone, unit } from "../../testing/pool/builders";
import { rule } from "../../testing/rule";
import { lay, type SceneSide } from "../../testing/scene";
import { colorsOf, useCostOf } from "../continuous/characteristics";
import { newScope } from "../continuous/new-scope";
import { matches } from "../continuous/select";

const CARDS = makeCards([
  ...Object.keys(BASIC_STONES).map((name) => stone(name)),
  stone("plain stone"),
  unit("grey unit", "2/r", "1/1"),
  unit("blue and red unit", "1br/gg", "1/1"),
  unit(
    "painter",
    "1",
    "1/1",
    always({ all: "battleArea", where: { other: true } }, [{ colors: ["green"], keep: true }]),
  ),
  unit("bleacher", "1", "1/1", always({ all: "battleArea", where: { other: true } }, [{ colors: [], keep: false }])),
  unit("tax", "1", "1/1", always({ all: "hand" }, [{ cost: "useCost", by: { any: 2 } }])),
  unit("bargain", "1", "1/1", always({ all: "hand" }, [{ cost: "useCost", by: { any: -9, blue: -1 } }])),
  quick("red magic", "r", { effects: [] }),
]);

/** The first thing that a player was given, in a game with it. */
function first(side: SceneSide, other: SceneSide = {}) {
  const game = lay({ cards: CARDS, sides: [side, other] });
  const place = findInstance(game.state.zones, 1);
  if (place === null) throw new Error("There is nothing");
  return { game, place, colors: () => colorsIn(colorsOf(game, place)) };
}
const unitAlone = (name: string, ...others: readonly string[]) => first({ battleArea: [name, ...others] });

describe("use cost and catalyst", () => {
  const fits = (name: string, filter: Filter) => {
    const { game, place } = unitAlone(name);
    return matches(game, newScope(99, 0, 0, 0), place, filter);
  };

  rule(["mag:210.2", "mag:210.3"], "a use cost as a number is the sum of its symbols, without the catalyst", () => {
    expect(fits("blue and red unit", { useCost: { is: "=", than: 3 } })).toBe(true);
    expect(fits("blue and red unit", { useCost: { is: ">", than: 3 } })).toBe(false);
  });

  rule(["mag:211.3", "mag:211.4"], "a catalyst as a number is the sum of its symbols, without the use cost", () => {
    expect(fits("blue and red unit", { catalyst: { is: "=", than: 2 } })).toBe(true);
    expect(fits("grey unit", { catalyst: { is: "=", than: 2 } })).toBe(false);
  });

  rule("mag:210.1", "what it costs may be changed, never below nothing", () => {
    const cost = (...units: readonly string[]) => {
      const { game, place } = first({ hand: ["blue and red unit"], battleArea: units });
      return useCostOf(game, place);
    };
    expect(cost()).toEqual({ blue: 1, green: 0, red: 1, any: 1 });
    expect(cost("tax")).toEqual({ blue: 1, green: 0, red: 1, any: 3 });
    expect(cost("bargain")).toEqual({ blue: 0, green: 0, red: 1, any: 0 });
  });
});

describe("colours", () => {
  rule(["mag:212.2", "mag:211.2"], "are those of the use cost, whatever the catalyst", () => {
    expect(unitAlone("blue and red unit").colors()).toEqual(["blue", "red"]);
  });

  rule(["mag:212.6", "mag:211.2"], "are none without a coloured symbol, and that is no colour", () => {
    const { game, place, colors } = unitAlone("grey unit");
    expect(colors()).toEqual([]);
    const scope = newScope(99, 0, 0, 0);
    expect(matches(game, scope, place, { colorless: true })).toBe(true);
    expect(matches(game, scope, place, { any: [{ color: "blue" }, { color: "green" }, { color: "red" }] })).toBe(false);
  });

  rule("mag:212.5", "of the basic stones come from their names; other stones have none", () => {
    const of = (name: string) => first({ stoneArea: [name] }).colors();
    expect(Object.keys(BASIC_STONES).map(of)).toEqual(Object.values(BASIC_STONES).map((color) => [color]));
    expect(of("plain stone")).toEqual([]);
  });

  rule("mag:212.4", "may be defined by abilities, the later over the earlier", () => {
    expect(unitAlone("blue and red unit", "painter").colors()).toEqual(["blue", "green", "red"]);
    expect(unitAlone("blue and red unit", "painter", "bleacher").colors()).toEqual([]);
    expect(unitAlone("blue and red unit", "bleacher", "painter").colors()).toEqual(["green"]);
  });

  rule("mag:212.3", "of an ability are those of the card that it comes from", () => {
    const { game, place } = unitAlone("blue and red unit");
    const ability = makeInstance(50, place.instance.card, 0, "ability");
    expect(colorsOf(game, { zone: "chant", player: 0, instance: ability })).toBe(colorBits(["blue", "red"]));
  });
});
