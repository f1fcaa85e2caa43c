import { z } from "zod";
import { createCards, type Deck, hasNoErrors } from "@/engine/magmell";
import { computeDeckOdds, createOddsDeck, type KeepRule } from "@/engine/magmell/odds";
import { checkNamedDeck, resolveDeckNames } from "@/lib/api/named-deck";
import { deckProblemSchema, deckSchema, resolvedNameSchema } from "@/lib/api/schemas/deck";
import { namedCardSchema } from "@/lib/api/schemas/parts";
import { serializeNamedCard } from "@/lib/api/serializers/card";
import { serializeDeck, serializeDeckProblem, serializeResolvedName } from "@/lib/api/serializers/deck";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { deckCodeInputSchema, deckInputSchema } from "@/lib/magmell/decks/sharing/schema";
import { selectGameCards } from "@/lib/magmell/play/game-cards";
import { dealHand } from "@/lib/magmell/play/sample-hand";
import { defineTool, toolError, toolSuccess } from "./tool";

const TURNS = 8;

/** A deck as a code or as two lists. */
const deckOf = {
  code: deckCodeInputSchema.optional().describe("A deck code, as deck pages of the site show it."),
  deck: deckInputSchema.optional().describe("Or the deck itself: names and copies of both zones."),
};
type GivenDeck = { readonly code?: string | undefined; readonly deck?: Deck | undefined };

const NO_DECK = "Give either `code` or `deck`.";

/** The deck that was given, with the names of the catalogue; a sentence for what cannot be read. */
function readDeck({ code, deck }: GivenDeck, snapshot: Pick<Catalogue, "cards" | "names">): Deck | string {
  if ((code === undefined) === (deck === undefined)) return NO_DECK;
  if (deck !== undefined) return resolveDeckNames(deck, snapshot).deck;
  const decoded = decodeDeck(code ?? "", createNumberTable(snapshot.cards));
  return decoded.ok
    ? decoded.deck
    : `The deck code cannot be read (${decoded.problem.code}). Copy all of it, or give \`deck\`.`;
}

const check = defineTool({
  name: "check_deck",
  title: "Check a deck",
  description:
    "Every problem of a deck against the construction rules (40 units and magic, at most 3 of a name, 20 stones), each with its rule number and how to fix it. Cards may be named in Japanese, in English, by readings, romaji, nicknames and printed numbers; `read` tells what was read as what.",
  input: z.strictObject(deckOf),
  output: z.strictObject({
    legal: z.boolean(),
    problems: z.array(deckProblemSchema),
    read: z.array(resolvedNameSchema),
    deck: deckSchema,
    code: z.string().nullable(),
  }),
  run: async (given) => {
    const snapshot = await getCatalogue();
    const asked = readDeck(given, snapshot);
    if (typeof asked === "string") return toolError(asked);
    // A deck is read again as it was sent, so that what was read as what can be told.
    const { deck, read, problems, code } = checkNamedDeck(given.deck ?? asked, snapshot);
    return toolSuccess({
      legal: hasNoErrors(problems),
      problems: problems.map(serializeDeckProblem),
      read: read.map(serializeResolvedName),
      deck: serializeDeck(deck),
      code,
    });
  },
});

/** A chance by each of the first turns. */
const byTurn = z.array(z.number());

const oddsOutput = z.strictObject({
  assumptions: z.looseObject({ goesFirst: z.boolean() }),
  kept: z.number(),
  something: byTurn,
  cards: z.array(z.looseObject({ name: z.string(), copies: z.int(), payable: byTurn, drawn: byTurn, held: byTurn })),
  colors: z.array(z.looseObject({ color: z.string(), atLeast: z.array(byTurn) })),
  allColors: byTurn,
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

const odds = defineTool({
  name: "deck_odds",
  title: "Exact odds of a deck",
  description:
    "Exact chances by one's own turns 1 to 8: `something` (some card can be paid for and used on an empty table; a magic that needs a target there is not counted), each card is payable and held, colours of stones. Says its assumptions.",
  input: z.strictObject({ ...deckOf, goesFirst: z.boolean().default(true), redraw }),
  output: oddsOutput,
  run: async ({ goesFirst, redraw: keep, ...given }) => {
    const snapshot = await getCatalogue();
    const deck = readDeck(given, snapshot);
    if (typeof deck === "string") return toolError(deck);
    const known = createOddsDeck(createCards(selectGameCards(snapshot.cards, deck)), deck);
    if (known === null) return toolError("Odds are worked out for piles of 60 cards at most.");
    // The engine's lists are read-only, and plain data all the same.
    const found = computeDeckOdds(known, { goesFirst, keep: keep as KeepRule, turns: TURNS });
    return toolSuccess(found as unknown as z.input<typeof oddsOutput>);
  },
});

const sampleHand = defineTool({
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
  output: z.strictObject({
    rule: z.string(),
    hand: z.array(namedCardSchema),
    links: z.strictObject({ play: z.string() }),
  }),
  run: async ({ seed, ...given }) => {
    const snapshot = await getCatalogue();
    const deck = readDeck(given, snapshot);
    if (typeof deck === "string") return toolError(deck);
    const dealt = dealHand(snapshot, deck, seed);
    if (dealt === null) return toolError("No game can begin with this deck. check_deck tells what to change.");
    const { code, hand } = dealt;
    return toolSuccess({
      rule: "mag:503.1.1.2",
      hand: hand.map(serializeNamedCard),
      links: { play: `/goldfish/${code}?seed=${seed.toString(36)}` },
    });
  },
});

export const DECK_TOOLS = [check, odds, sampleHand];
