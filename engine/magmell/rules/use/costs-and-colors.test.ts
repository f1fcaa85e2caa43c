import { describe, expect } from "vitest";
import { fromColorBits, toColorBits } from "../../model/card";
import { createInstance } from "../../model/instance";
import type { Filter } from "../../model/select";
import { findInstance } from "../../model/zone";
import { createStaticAbility, createUnit } from "../../testing/pool/builders";
import { rule } from "../../testing/rule";
import { createTestGame, type PlayerSetup } from "../../testing/scenario/table";
import { getColorBits, getUseCost } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { matchesFilter } from "../continuous/filters";

const OTHERS = { all: "battleArea", where: { other: true } } as const;
const CARDS = [
  createUnit("blue and red", "1br/gg", "1/1"),
  createUnit("grey with a red catalyst", "2/r", "1/1"),
  createUnit("paints others green too", "1", "1/1", createStaticAbility(OTHERS, [{ colors: ["green"], keep: true }])),
  createUnit("bleaches others", "1", "1/1", createStaticAbility(OTHERS, [{ colors: [], keep: false }])),
  createUnit(
    "makes hands dearer by 2",
    "1",
    "1/1",
    createStaticAbility({ all: "hand" }, [{ cost: "useCost", by: { any: 2 } }]),
  ),
  createUnit(
    "makes hands nearly free",
    "1",
    "1/1",
    createStaticAbility({ all: "hand" }, [{ cost: "useCost", by: { any: -9, blue: -1 } }]),
  ),
];

/** The first card of a side, and the game that it is in. */
function firstCard(me: PlayerSetup) {
  const game = createTestGame({ cards: CARDS, me: { grimoire: [], stoneDeck: [], ...me } });
  const place = findInstance(game.state.zones, 1);
  if (place === null) throw new Error("There is no card");
  return { game, place };
}

function fits(name: string, filter: Filter): boolean {
  const { game, place } = firstCard({ battleArea: [name] });
  return matchesFilter(game, createScope(99, 0, 0, 0), place, filter);
}

describe("use cost and catalyst", () => {
  rule(["mag:210.2", "mag:210.3"], "a use cost as a number is the sum of its symbols, without the catalyst", () => {
    expect(fits("blue and red", { useCost: { is: "=", than: 3 } })).toBe(true);
    expect(fits("blue and red", { useCost: { is: ">", than: 3 } })).toBe(false);
  });

  rule(["mag:211.3", "mag:211.4"], "a catalyst as a number is the sum of its symbols, without the use cost", () => {
    expect(fits("blue and red", { catalyst: { is: "=", than: 2 } })).toBe(true);
    expect(fits("grey with a red catalyst", { catalyst: { is: "=", than: 2 } })).toBe(false);
  });

  rule("mag:210.1", "a use cost may be changed, never below nothing", () => {
    const cost = (...battleArea: readonly string[]) => {
      const { game, place } = firstCard({ hand: ["blue and red"], battleArea });
      return getUseCost(game, place);
    };
    expect(cost()).toEqual({ blue: 1, green: 0, red: 1, any: 1 });
    expect(cost("makes hands dearer by 2")).toEqual({ blue: 1, green: 0, red: 1, any: 3 });
    expect(cost("makes hands nearly free")).toEqual({ blue: 0, green: 0, red: 1, any: 0 });
  });
});

describe("colours", () => {
  const colors = (...battleArea: readonly string[]) => {
    const { game, place } = firstCard({ battleArea });
    return fromColorBits(getColorBits(game, place));
  };

  rule(["mag:212.6", "mag:211.2"], "being colourless is to have no colour, whatever the catalyst", () => {
    expect(colors("grey with a red catalyst")).toEqual([]);
    expect(fits("grey with a red catalyst", { colorless: true })).toBe(true);
    expect(fits("grey with a red catalyst", { any: [{ color: "blue" }, { color: "green" }, { color: "red" }] })).toBe(
      false,
    );
  });

  rule("mag:212.4", "abilities define them, the later over the earlier", () => {
    expect(colors("blue and red", "paints others green too")).toEqual(["blue", "green", "red"]);
    expect(colors("blue and red", "paints others green too", "bleaches others")).toEqual([]);
    expect(colors("blue and red", "bleaches others", "paints others green too")).toEqual(["green"]);
  });

  rule("mag:212.3", "an ability on the chant has those of the card that it comes from", () => {
    const { game, place } = firstCard({ battleArea: ["blue and red"] });
    const ability = createInstance(50, place.instance.card, 0, "ability");
    expect(getColorBits(game, { zone: "chant", player: 0, instance: ability })).toBe(toColorBits(["blue", "red"]));
  });
});
