import { describe, expect, it } from "vitest";
import { seedRandom } from "../../kernel/random";
import { pickRandomAnswer } from "../../kernel/random-answer";
import { playCheckedGame } from "../../kernel/testing/checked-game";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import {
  CARD_TYPES,
  createCards,
  createGame,
  ERAS,
  type Event,
  findObject,
  type GameState,
  getCharacteristics,
  type PlayerAnswer,
  SAMPLE_CARD_NAMES,
  SAMPLE_CARDS,
  SAMPLE_DECKS,
  SUPERTYPES,
} from "..";
import { SIMPLE_KEYWORDS } from "../model/keyword";
import { MTG_TEST_KIT } from "../testing/kit";
import { rule } from "../testing/rule";

const CARDS = createCards(SAMPLE_CARDS);
const written = JSON.stringify(SAMPLE_CARDS);

describe("the sample set", () => {
  it("has a Japanese name of its own for each card", () => {
    const names = SAMPLE_CARDS.map(({ name }) => SAMPLE_CARD_NAMES[name]);
    expect(names.every((name) => name !== undefined && /[぀-ヿ一-龯]/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(SAMPLE_CARDS.length);
    expect(SAMPLE_CARDS.length).toBeGreaterThanOrEqual(40);
  });

  it("has every type, every supertype but snow, and every keyword", () => {
    const used = (value: string): boolean => written.includes(`"${value}"`);
    expect(CARD_TYPES.filter((type) => !SAMPLE_CARDS.some(({ types }) => types.includes(type)))).toEqual([]);
    expect(SUPERTYPES.filter((supertype) => !used(supertype))).toEqual(["snow"]);
    expect(SIMPLE_KEYWORDS.filter((keyword) => !used(keyword))).toEqual([]);
    for (const key of ["protectionFrom", "rampage", "landwalk"]) expect(used(key), key).toBe(true);
  });

  it("has what each check asks about", () => {
    const subtypes = new Set(SAMPLE_CARDS.flatMap((card) => card.subtypes));
    for (const subtype of ["Aura", "Equipment", "Role", "Saga", "Siege", "Wall"]) expect(subtypes).toContain(subtype);
    const parts = ["loyalty", "defense", "lastChapter", "rooms", "counterCap", "enchants"] as const;
    expect(parts.filter((part) => !SAMPLE_CARDS.some((card) => card[part] !== undefined))).toEqual([]);
    for (const word of ["poison", "+1/+1", "-1/-1", "token"]) expect(written, word).toContain(`"${word}"`);
  });

  it.each(SAMPLE_DECKS.map((deck) => [deck.id, deck] as const))(
    "has a deck %s of sixty, with four of a card at most",
    (_id, deck) => {
      expect(deck.library).toHaveLength(60);
      const counts = new Map<string, number>();
      for (const name of deck.library) counts.set(name, (counts.get(name) ?? 0) + 1);
      for (const [name, count] of counts) {
        const card = SAMPLE_CARDS.find((other) => other.name === name);
        expect(card, name).toBeDefined();
        if (!card?.supertypes.includes("basic")) expect(count, name).toBeLessThanOrEqual(4);
      }
    },
  );
});

/** Answers without mana that nobody asked for, which would only burn: a payment makes what it needs. */
function thrifty(state: GameState, answers: readonly PlayerAnswer[]): readonly PlayerAnswer[] {
  const game = createGame(CARDS, state);
  const rest = answers.filter((answer) => {
    if (answer.do !== "activate") return true;
    const object = findObject(state.zones, answer.instance)?.object;
    const ability = object && getCharacteristics(game, object).abilities[answer.ability];
    return ability?.type !== "activated" || ability.mana !== true;
  });
  return rest.length === 0 ? answers : rest;
}

describe.each(ERAS)("games of the two decks by random answers (%s)", (era) => {
  const [one, other] = SAMPLE_DECKS.map(({ library }) => library);
  if (one === undefined || other === undefined) throw new Error("The laboratory has two decks");

  rule(["mtg-6e:T.4.6", "mtg-6e:T.12.r6"], "every offer can be carried out, and spells of both decks are cast", () => {
    const told: Event[] = [];
    for (let seed = 1; seed <= scaleRuns(2); seed += 1) {
      const random = seedRandom(seed);
      const decks = seed % 2 === 0 ? ([one, other] as const) : ([other, one] as const);
      const { failure, state, events } = playCheckedGame(
        MTG_TEST_KIT,
        { cards: CARDS, decks, seed, options: { era } },
        (_cards, now, answers) => pickRandomAnswer(random, thrifty(now, answers)),
        (at) => at % 97 === 0,
      );
      expect(failure, `seed ${seed}`).toBeNull();
      expect(state?.outcome?.rule, `seed ${seed}`).toMatch(/^mtg-/);
      told.push(...events);
    }
    const count = (type: Event["type"]): number => told.filter((event) => event.type === type).length;
    expect(count("takenBack")).toBe(0);
    expect(count("cast")).toBeGreaterThan(15);
    expect(count("activated")).toBeGreaterThan(count("cast"));
  });
});
