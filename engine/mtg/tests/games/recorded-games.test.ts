import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { computeTraceHash, recordAnswers } from "../../../kernel/testing/record-answers";
import { type CardDefinition, createCards, createRecord, ERAS, type Era, type GameRecord, replayGame } from "../..";
import { MTG_TEST_KIT } from "../../testing/kit";
import { SOAK_CARD_SETS, type SoakCardSet } from "../../testing/soak/card-sets";
import { createSeededGame } from "../../testing/soak/seeded-game";

/** A game as it was played once, with the cards of its libraries and a fingerprint of all that happened. */
type Recorded = { readonly cards: readonly CardDefinition[]; readonly record: GameRecord; readonly trace: string };

const FILE = fileURLToPath(new URL("recorded-games.jsonl", import.meta.url));

/** Most answers of a recorded game, so that the file stays small, and fewest spells in it. */
const LONGEST = 400;
const CASTS = 8;
const REFUSED = "refused";

/** A short random game of a set of cards in an era, in which something is cast. */
function recordOne(set: SoakCardSet, era: Era): Recorded {
  for (let seed = 1; ; seed += 1) {
    const { setup, ...played } = createSeededGame(set, seed, era);
    const { decks, options } = setup;
    const cards = set.cards.list.slice(0, set.cards.indexOf.size).filter(({ name }) => decks.flat().includes(name));
    const own = createCards(cards);
    const answers = recordAnswers(MTG_TEST_KIT, { ...played, setup: { ...setup, cards: own } });
    if (answers.length > LONGEST || answers.filter((answer) => answer.do === "cast").length < CASTS) continue;
    const record = createRecord(own, decks, seed, options, answers);
    return { cards, record, trace: traceAgain({ cards, record }) };
  }
}

/** Records all games as they come out now. Those whose answers are not accepted any more make room for others. */
function recordAll(known: readonly Recorded[]): readonly Recorded[] {
  const places = Object.values(SOAK_CARD_SETS).flatMap((set) => ERAS.map((era) => ({ set, era })));
  return places.map(({ set, era }, place) => {
    const old = known[place];
    const trace = old === undefined ? REFUSED : traceAgain(old);
    return old === undefined || trace.startsWith(REFUSED) ? recordOne(set, era) : { ...old, trace };
  });
}

const traceAgain = ({ cards, record }: Pick<Recorded, "cards" | "record">): string =>
  computeTraceHash(MTG_TEST_KIT, createCards(cards), record);

const kept = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line): Recorded => JSON.parse(line));

// A mended rule may change what happens in a game: look at the difference, then record anew with RECORD_GAMES=1.
const GAMES = process.env.RECORD_GAMES ? recordAll(kept) : kept;
if (process.env.RECORD_GAMES) writeFileSync(FILE, GAMES.map((game) => `${JSON.stringify(game)}\n`).join(""));

describe("games that were recorded", () => {
  it.each(GAMES.map((game) => [game.record.options.era, game.record.seed, game] as const))(
    "come to the same again, event for event (%s, seed %i)",
    (_era, _seed, game) => {
      expect(traceAgain(game)).toBe(game.trace);
    },
  );

  it("are of every era, and refused with other cards", () => {
    expect(new Set(GAMES.map(({ record }) => record.options.era))).toEqual(new Set(ERAS));
    for (const { cards, record } of GAMES) {
      expect(replayGame(createCards(cards.slice(1)), record)).toMatchObject({
        ok: false,
        problem: { code: "OTHER_CARDS" },
      });
    }
  });
});
