import { z } from "zod";
import { checkDeck, type Deck, isLegal, makeCards } from "@/engine/magmell";
import { deckOdds, type KeepRule, oddsDeck } from "@/engine/magmell/odds";
import { serializeDeck, serializeProblem } from "@/lib/api/serializers/deck";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { deckCards } from "@/lib/goldfish/deck-cards";
import { dealHand } from "@/lib/goldfish/sample-hand";
import { decodeDeck, encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { deckInput } from "@/lib/sharing/schema";
import { refusedTool, told, tool } from "./tool";

const TURNS = 8;

/** A deck as a code or as two lists. */
const deckOf = {
  code: z.string().min(1).max(2000).optional().describe("A deck code, as deck pages of the site show it."),
  deck: deckInput.optional().describe("Or the deck itself: names and copies of both zones."),
};
type GivenDeck = { readonly code?: string | undefined; readonly deck?: Deck | undefined };

const NO_DECK = "Give either `code` or `deck`.";

/** The deck that was given; a sentence for what cannot be read. */
function readDeck({ code, deck }: GivenDeck, { cards }: Pick<Catalogue, "cards">): Deck | string {
  if ((code === undefined) === (deck === undefined)) return NO_DECK;
  if (deck !== undefined) return deck;
  const decoded = decodeDeck(code ?? "", numberTable(cards));
  return decoded.ok
    ? decoded.deck
    : `The deck code cannot be read (${decoded.problem.code}). Copy all of it, or give \`deck\`.`;
}

const check = tool({
  name: "check_deck",
  title: "Check a deck",
  description:
    "Every problem of a deck against the construction rules (40 units and magic, at most 3 of a name, 20 stones), each with its rule number and what would mend it.",
  input: z.strictObject(deckOf),
  run: async (given) => {
    const snapshot = await catalogue();
    const deck = readDeck(given, snapshot);
    if (typeof deck === "string") return refusedTool(deck);
    const problems = checkDeck(deck, snapshot.definitions);
    const encoded = encodeDeck(deck, numberTable(snapshot.cards));
    return told({
      legal: isLegal(problems),
      problems: problems.map(serializeProblem),
      deck: serializeDeck(deck),
      code: encoded.ok ? encoded.code : null,
    });
  },
});

const redraw = z
  .discriminatedUnion("keep", [
    z.strictObject({ keep: z.literal("always") }),
    z.strictObject({
      keep: z.literal("units"),
      from: z.int().min(0).max(20),
      to: z.int().min(0).max(20),
      least: z.int().min(0).max(5),
    }),
    z.strictObject({
      keep: z.literal("cards"),
      names: z.array(z.string().max(100)).max(40),
      least: z.int().min(0).max(5),
    }),
  ])
  .default({ keep: "always" })
  .describe("Which opening hands are kept; any other is redrawn once, all of it (503.1.1.3).");

const odds = tool({
  name: "deck_odds",
  title: "Exact odds of a deck",
  description:
    "Exact chances by one's own turns 1 to 8: some card can be paid for, each card is payable and held, colours of stones. Says its assumptions.",
  input: z.strictObject({ ...deckOf, goesFirst: z.boolean().default(true), redraw }),
  run: async ({ goesFirst, redraw: keep, ...given }) => {
    const snapshot = await catalogue();
    const deck = readDeck(given, snapshot);
    if (typeof deck === "string") return refusedTool(deck);
    const known = oddsDeck(makeCards(deckCards(snapshot.cards, deck)), deck);
    if (known === null) return refusedTool("Odds are worked out for piles of 60 cards at most.");
    return told({ ...deckOdds(known, { goesFirst, keep: keep as KeepRule, turns: TURNS }) });
  },
});

const sampleHand = tool({
  name: "sample_hand",
  title: "A sample hand",
  description:
    "The opening hand that a seed deals from a deck, dealt by the rules engine, with the address to play it on.",
  input: z.strictObject({
    ...deckOf,
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
  }),
  run: async ({ seed, ...given }) => {
    const snapshot = await catalogue();
    const deck = readDeck(given, snapshot);
    if (typeof deck === "string") return refusedTool(deck);
    const dealt = dealHand(snapshot, deck, seed);
    if (dealt === null) return refusedTool("No game can begin with this deck. check_deck tells what to change.");
    const { code, hand } = dealt;
    return told({
      rule: "mag:503.1.1.2",
      hand: hand.map(({ number, name, englishName }) => ({ number, name, englishName })),
      links: { play: `/goldfish/${code}?seed=${seed.toString(36)}` },
    });
  },
});

export const DECK_TOOLS = [check, odds, sampleHand];
