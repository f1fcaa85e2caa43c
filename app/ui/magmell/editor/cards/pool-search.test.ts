import { describe, expect, test } from "vitest";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { NO_POOL_CHOICES, type PoolChoices } from "./pool-choices";
import { createPoolSearch } from "./pool-search";

const catalogue = buildTestCatalogue(buildSearchCardFile());
const find = createPoolSearch(catalogue);
const EMPTY = { grimoire: [], stoneDeck: [] };
const cards = catalogue.cards.filter(({ token, retired }) => !token && !retired);

const found = (text: string, choices: Partial<PoolChoices> = {}, deck: Parameters<typeof find>[0]["deck"] = EMPTY) =>
  find({ text, choices: { ...NO_POOL_CHOICES, ...choices }, deck }, null)
    .first(100)
    .map(({ name }) => name);
const names = (holds: (card: (typeof cards)[number]) => boolean) => cards.filter(holds).map(({ name }) => name);
const sorted = (list: readonly string[]) => [...list].sort();

describe("the search of the builder", () => {
  test("finds what a deck may hold, cheap cards first", () => {
    expect(sorted(found(""))).toEqual(sorted(names(() => true)));
    expect(found("include:token,retired is:token")).toEqual([]);
    const costs = find({ text: "-t:stone", choices: NO_POOL_CHOICES, deck: EMPTY }, null)
      .first(100)
      .map(({ useCost }) => Object.values(useCost).reduce((sum, count) => sum + count, 0));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });

  test("joins chips and query", () => {
    expect(sorted(found("", { kinds: ["unit", "magic"] }))).toEqual(sorted(names(({ kind }) => kind !== "stone")));
    expect(sorted(found("t:unit", { colors: ["red"] }))).toEqual(
      sorted(names(({ kind, colors }) => kind === "unit" && colors.includes("red"))),
    );
    expect(sorted(found("", { colors: ["colorless"] }))).toEqual(sorted(names(({ colors }) => colors.length === 0)));
    expect(found("t:stone", { costs: [0] })).toEqual([]);
    expect(found("t:unit or t:magic", { kinds: ["stone"] })).toEqual([]);
  });

  test("knows the deck that is built", () => {
    const [stone] = cards.filter(({ kind, colors }) => kind === "stone" && colors.length === 1);
    const [unit] = cards.filter(({ kind }) => kind === "unit");
    if (!stone || !unit) throw new Error("The cards lack a stone or a unit");
    const deck = {
      grimoire: [{ name: unit.name, count: 2 }],
      stoneDeck: [{ name: stone.name, count: 20 }],
    };
    expect(sorted(found("in:deck", {}, deck))).toEqual(sorted([unit.name, stone.name]));
    expect(found("in:deck qty<3", {}, deck)).toEqual([unit.name]);
    expect(found("-in:deck", {}, deck)).not.toContain(unit.name);
    expect(sorted(found("fits:stones t:unit", {}, deck))).toEqual(
      sorted(
        names(({ kind, neededColors }) => kind === "unit" && neededColors.every((one) => stone.colors.includes(one))),
      ),
    );
  });

  test("says what it cannot read, and finds nothing for it", () => {
    const { total, warnings } = find({ text: "knid:unit", choices: NO_POOL_CHOICES, deck: EMPTY }, null);
    expect([total, warnings.map(({ code }) => code)]).toEqual([0, ["UNKNOWN_KEY"]]);
  });

  test("cuts titles where they hold what was searched for", () => {
    const [card] = cards;
    if (!card) throw new Error("There are no cards");
    const { parts } = find({ text: card.name.slice(0, 2), choices: NO_POOL_CHOICES, deck: EMPTY }, null);
    expect(parts(card, card.name)[0]).toEqual({ text: card.name.slice(0, 2), marked: true });
  });
});
