import { expect, it } from "vitest";
import { nextIntBelow } from "../../../kernel/random";
import { countTableRuns } from "../../../kernel/testing/count-runs";
import { BASIC_LAND_TYPES, COLORS, createCards, getManaValue, getPrintedColors, SAMPLE_CARDS } from "../..";
import { EFFECT_HANDLERS } from "../../effects/table";
import { MTG_TEST_KIT } from "../../testing/kit";
import type { SoakCardSet } from "../../testing/soak/card-sets";
import { createSeededGame } from "../../testing/soak/seeded-game";
import { WIDE_CARD_POOL } from "../../testing/wide/wide-pool";

/** The most random games of cards that have one verb, until it comes up. */
const MOST_GAMES = 20;

const CARDS = [...WIDE_CARD_POOL.list.slice(0, WIDE_CARD_POOL.indexOf.size), ...SAMPLE_CARDS].filter(
  ({ name }, at, all) => all.findIndex((other) => other.name === name) === at,
);

const ALL = createCards(CARDS);

/** Random libraries around one card that has a verb: many copies of it, its basic lands, and creatures of its colors. */
function cardsWith(verb: string): SoakCardSet {
  const having = CARDS.filter((card) => JSON.stringify(card).includes(`"do":"${verb}"`));
  const libraryOf: SoakCardSet["libraryOf"] = (_era, random) => {
    const card = having[nextIntBelow(random, having.length)];
    if (card === undefined) throw new Error(`No card has the verb ${verb}`);
    const own = getPrintedColors(card);
    const colors = own.length === 0 ? [COLORS[nextIntBelow(random, COLORS.length)] ?? "g"] : own;
    const lands = Object.entries(BASIC_LAND_TYPES).flatMap(([name, color]) => (colors.includes(color) ? [name] : []));
    const creatures = CARDS.filter(
      (other) =>
        other.types.includes("creature") &&
        getPrintedColors(other).every((color) => colors.includes(color)) &&
        getManaValue(other.cost) < 3,
    );
    return [
      ...repeated(lands, 16),
      ...repeated([card.name], 10),
      ...repeated(
        creatures.map(({ name }) => name),
        14,
      ),
    ];
  };
  return { cards: ALL, libraryOf };
}

const repeated = (names: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_none, at) => names[at % names.length] ?? "Forest");

/** Plays the random game of a seed to its end, or until it `isEnough`. */
function play(set: SoakCardSet, seed: number, isEnough: () => boolean): void {
  const { setup, seat } = createSeededGame(set, seed);
  const begun = MTG_TEST_KIT.start(setup);
  if (!begun.ok) throw new Error("A random library was refused");
  const { state } = begun;
  while (state.choice !== null && !isEnough()) {
    const answer = seat(setup.cards, state, MTG_TEST_KIT.legalAnswers(setup.cards, state));
    if (MTG_TEST_KIT.step(setup.cards, state, answer, []) !== null) throw new Error("An offered answer was refused");
  }
}

it("random games reach every verb of the vocabulary", () => {
  const { counts, stop } = countTableRuns(
    EFFECT_HANDLERS,
    ([, , , place]) => (place as { readonly stage: number }).stage === 0,
  );
  for (const verb of Object.keys(EFFECT_HANDLERS)) {
    const set = cardsWith(verb);
    for (let seed = 1; seed <= MOST_GAMES && !counts.has(verb); seed += 1) play(set, seed, () => counts.has(verb));
  }
  stop();
  expect(Object.keys(EFFECT_HANDLERS).filter((verb) => !counts.has(verb))).toEqual([]);
});
