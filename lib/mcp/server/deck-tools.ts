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
  code: deckCodeInputSchema
    .optional()
    .describe("Deck code, as shown on the site's deck pages. Send either `code` or `deck`."),
  deck: deckInputSchema
    .optional()
    .describe("Deck as card names and counts in both zones. Send either `deck` or `code`."),
};
type GivenDeck = { readonly code?: string | undefined; readonly deck?: Deck | undefined };

const NO_DECK = "The deck is missing, or was sent twice. Send either `code` or `deck`, and not both.";

/** The deck that was given, with the names of the catalogue; a sentence for what cannot be read. */
function readDeck({ code, deck }: GivenDeck, snapshot: Pick<Catalogue, "cards" | "names">): Deck | string {
  if ((code === undefined) === (deck === undefined)) return NO_DECK;
  if (deck !== undefined) return resolveDeckNames(deck, snapshot).deck;
  const decoded = decodeDeck(code ?? "", createNumberTable(snapshot.cards));
  return decoded.ok
    ? decoded.deck
    : `Invalid deck code (${decoded.problem.code}). Copy the whole code again, or send card names in \`deck\`.`;
}

const check = defineTool({
  name: "check_deck",
  title: "Check a deck",
  description:
    "Checks a deck against the construction rules (40 unit and magic cards with at most 3 copies of each, and 20 stones). Returns every problem with its rule number and suggested fixes. Cards can be given by Japanese or English name, reading, romaji, nickname or collector number; `read` lists names that were matched to a card with a different name.",
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
  .discriminatedUnion(
    "keep",
    [
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
    ],
    {
      error:
        "Must be an object in which `keep` is always, units (with `from`, `to`, `least`) or cards (with `names`, `least`).",
    },
  )
  .default({ keep: "always" })
  .describe(
    "Which opening hands to keep; all others are redrawn once, completely (rule 503.1.1.3). By default, every hand is kept.",
  );

const odds = defineTool({
  name: "deck_odds",
  title: "Exact deck odds",
  description:
    "Returns exact probabilities for each of your turns 1 to 8: that at least one card in hand can be paid for and used on an empty board (`something`; magic that needs a target on the board does not count), that each card is drawn, held and payable (`cards`), and that stones have each color (`colors`). `assumptions` says what the numbers rest on.",
  input: z.strictObject({ ...deckOf, goesFirst: z.boolean().default(true), redraw }),
  output: oddsOutput,
  run: async ({ goesFirst, redraw: keep, ...given }) => {
    const snapshot = await getCatalogue();
    const deck = readDeck(given, snapshot);
    if (typeof deck === "string") return toolError(deck);
    const known = createOddsDeck(createCards(selectGameCards(snapshot.cards, deck)), deck);
    if (known === null)
      return toolError(
        "The deck is too large: odds can be computed for at most 60 cards in each zone. Remove some cards.",
      );
    // The engine's lists are read-only, and plain data all the same.
    const found = computeDeckOdds(known, { goesFirst, keep: keep as KeepRule, turns: TURNS });
    return toolSuccess(found as unknown as z.input<typeof oddsOutput>);
  },
});

const sampleHand = defineTool({
  name: "sample_hand",
  title: "Sample hand",
  description:
    "Returns the opening hand that the rules engine deals from a deck for a seed, and a URL to play on from it. The same deck and seed give the same hand.",
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
    if (dealt === null)
      return toolError(
        "No game can start with this deck. Run check_deck, correct the problems that it lists, then try again.",
      );
    const { code, hand } = dealt;
    return toolSuccess({
      rule: "mag:503.1.1.2",
      hand: hand.map(serializeNamedCard),
      links: { play: `/goldfish/${code}?seed=${seed.toString(36)}` },
    });
  },
});

export const DECK_TOOLS = [check, odds, sampleHand];
