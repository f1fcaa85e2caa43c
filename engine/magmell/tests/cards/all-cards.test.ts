import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { playCheckedGame } from "../../../kernel/testing/checked-game";
import { sampleShare } from "../../../kernel/testing/scale-runs";
import {
  BASIC_STONES,
  type CardDefinition,
  COLORS,
  createCards,
  type Deck,
  getCardColors,
  type PlayerId,
  randomSeat,
  seedRandom,
} from "../..";
import { BLANK_TOKEN } from "../../model/by-hand";
import { MAGMELL_TEST_KIT } from "../../testing/kit";
import { readCardFiles } from "../../testing/starter/read-card-files";
import { STARTER_CARDS } from "../../testing/starter/starter-definitions";
import { compileText, renderText } from "../../text";

/** A text without its notes, which mean nothing (214.2). */
const withoutNotes = (text: string): string => text.replaceAll(/（[^（）]*）/gu, "");

const HERE = new URL(".", import.meta.url);
const SCENARIOS = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => readFileSync(new URL(file, HERE), "utf8"))
  .join("\n");

describe("the starter cards", () => {
  it("are at least 150 besides the basic stones and tokens", () => {
    const own = STARTER_CARDS.filter(({ name, token }) => !token && BASIC_STONES[name] === undefined);
    expect(own.length).toBeGreaterThanOrEqual(150);
  });

  // Revisions that come into force later are read as well.
  it.each(readCardFiles("9999-12-31").filter(({ revision }) => revision.text !== ""))(
    "$name is understood whole, and written back as it stands",
    ({ revision: { text, kind } }) => {
      const { abilities, coverage, sentences } = compileText(text, kind);
      expect({ coverage, unread: sentences.flatMap(({ unread }) => unread) }).toEqual({ coverage: "full", unread: [] });
      expect(renderText(abilities, "ja", kind)).toBe(withoutNotes(text));
    },
  );

  it("have each a scenario with its negative half", () => {
    const told = new Set([...SCENARIOS.matchAll(/cardScenario\(\s*"([^"]+)"/gu)].map(([, name]) => name));
    const untold = STARTER_CARDS.filter(({ name }) => !told.has(name) && BASIC_STONES[name] === undefined);
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it("make tokens that have a page with the same numbers and text", () => {
    // The blank token is made by hand and by no card, so no page tells of it.
    const made = createCards(STARTER_CARDS).parts.tokens.filter((token) => token !== BLANK_TOKEN);
    for (const token of made) {
      const page = STARTER_CARDS.find(({ name }) => name === token.name);
      expect(page, token.name).toMatchObject({ token: true, ap: token.ap, hp: token.hp, abilities: token.abilities });
    }
    expect(made.length).toBeGreaterThan(0);
  });

  it("come up in random play, all of them, with every check", () => {
    const cards = createCards(STARTER_CARDS);
    const seen = new Set<string>();
    const asked = sampleShare(STARTER_CARDS, 60).map(({ name }) => name);
    const tokens = STARTER_CARDS.filter(({ name, token }) => token && asked.includes(name)).map(({ name }) => name);
    /** Whether a card is still to come up itself, or a token that it makes. */
    const isUnseen = ({ name, text }: CardDefinition): boolean =>
      (asked.includes(name) && !seen.has(name)) ||
      tokens.some((token) => !seen.has(token) && text.includes(`《${token}》`));
    for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
      const unseen = STARTER_CARDS.filter((card) => !card.token && isUnseen(card));
      if (unseen.length === 0) break;
      const deck = deckOf(unseen);
      const random = randomSeat(seedRandom(seed));
      const played = playCheckedGame(
        MAGMELL_TEST_KIT,
        { cards, decks: [deck, deck], seed, options: { first: (seed % 2) as PlayerId, practice: false } },
        (all, state, answers) => {
          const { battleArea, chant, stoneArea } = state.zones;
          for (const { card } of [...battleArea, ...chant, ...stoneArea.flat()]) seen.add(all.list[card]?.name ?? "");
          return random(all, state, answers);
        },
        (decision) => decision % 64 === seed,
      );
      expect(played.failure).toBeNull();
    }
    expect(asked.filter((name) => !seen.has(name))).toEqual([]);
  });
});

const MOST_GAMES = 120;
const NAMES_IN_A_DECK = 14;

/** A deck of cards that are still to come up, most of them of one color, with stones that pay for them. */
function deckOf(unseen: readonly CardDefinition[]): Deck {
  const spells = unseen.filter(({ kind }) => kind !== "stone");
  const all = STARTER_CARDS.filter(({ kind, token }) => kind !== "stone" && !token);
  const [first = all[0]] = spells;
  const main = first === undefined ? [] : getCardColors(first);
  const fits = (card: CardDefinition): number =>
    COLORS.filter((color) => getCardColors(card).includes(color) && !main.includes(color)).length;
  const byFit = (some: readonly CardDefinition[]) => [...some].sort((one, other) => fits(one) - fits(other));
  const names = [...new Set([...byFit(spells), ...byFit(all)].map(({ name }) => name))].slice(0, NAMES_IN_A_DECK);
  const special = unseen.filter(({ kind }) => kind === "stone").slice(0, 2);
  const basic = Object.keys(BASIC_STONES).filter(
    (name) => main.length === 0 || main.includes(BASIC_STONES[name] as "red"),
  );
  const stones = [...special.map(({ name }) => ({ name, count: 3 })), ...basic.map((name) => ({ name, count: 0 }))];
  const left = 20 - 3 * special.length;
  return {
    grimoire: names.map((name, index) => ({ name, count: index === 0 ? 1 : 3 })),
    stoneDeck: stones.map(({ name, count }, index) => ({
      name,
      count: count || share(left, basic.length, index - special.length),
    })),
  };
}

/** A whole share of a number, the first ones larger. */
const share = (number: number, parts: number, index: number): number =>
  Math.floor(number / parts) + (index < number % parts ? 1 : 0);
