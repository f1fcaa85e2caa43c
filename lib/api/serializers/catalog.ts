import type { z } from "zod";
import type { Catalogue, CatalogueCard, CataloguePrinting } from "@/lib/magmell/catalogue/model/types";
import { listIllustrators } from "@/lib/magmell/catalogue/views/set-printings";
import { findSimilarCards, lookUpCard } from "../look-up-card";
import type {
  cardIdentifierSchema,
  collectionResponseSchema,
  WordListName,
  wordListResponseSchema,
} from "../schemas/catalog";
import { serializeCard, serializeNamedCard, serializePrinting } from "./card";
import { findPrinting } from "./set";

type Cards = readonly CatalogueCard[];

/** Words of each list, taken from deck cards. */
const OF_CARDS = {
  "card-names": (cards: Cards) => cards.map(({ name }) => name),
  "english-names": (cards: Cards) => cards.map(({ englishName }) => englishName),
  readings: (cards: Cards) => cards.map(({ reading }) => reading),
  nicknames: (cards: Cards) => cards.flatMap(({ aliases }) => aliases),
  tags: (cards: Cards) => cards.flatMap(({ tags }) => tags),
} as const satisfies Record<Exclude<WordListName, "illustrators">, (cards: Cards) => readonly string[]>;

/** Serializes a list of words, each once and sorted by code unit, without those of tokens and withdrawn cards. */
export function serializeWordList(snapshot: Catalogue, list: WordListName): z.infer<typeof wordListResponseSchema> {
  const cards = () => snapshot.cards.filter(({ token, retired }) => !token && !retired);
  const all = list === "illustrators" ? listIllustrators(snapshot).map(([name]) => name) : OF_CARDS[list](cards());
  const values = [...new Set(all)].sort();
  return { version: snapshot.version, list, total: values.length, values };
}

/** Maximum number of unknown names in a request that get suggestions. Each lookup compares all names. */
const MOST_SUGGESTED = 20;

type Identifier = z.infer<typeof cardIdentifierSchema>;
type FoundCard = { readonly card: CatalogueCard; readonly printing: CataloguePrinting | null };

/** Serializes the cards of a list of identifiers in its order, and the identifiers without a card. */
export function serializeCollection(
  snapshot: Catalogue,
  asOf: string,
  identifiers: readonly Identifier[],
): z.infer<typeof collectionResponseSchema> {
  const lookups = identifiers.map((identifier) => ({ identifier, found: find(snapshot, identifier) }));
  const missing = lookups.flatMap(({ identifier, found }) => (found ? [] : identifier));
  return {
    version: snapshot.version,
    asOf,
    cards: lookups.flatMap(({ found }) =>
      found
        ? { ...serializeCard(found.card), printing: found.printing && serializePrinting(found.printing, snapshot.sets) }
        : [],
    ),
    notFound: missing,
    suggestions: missing
      .flatMap((identifier) => ("name" in identifier ? identifier.name : []))
      .slice(0, MOST_SUGGESTED)
      .map((name) => ({ name, candidates: findSimilarCards(snapshot, name).map(serializeNamedCard) })),
  };
}

function find(snapshot: Catalogue, identifier: Identifier): FoundCard | null {
  if ("printing" in identifier) return findPrinting(snapshot, identifier.printing.set, identifier.printing.number);
  if ("name" in identifier) {
    const match = lookUpCard(snapshot, identifier.name);
    return match && { card: match.card, printing: null };
  }
  const card = snapshot.byNumber.get(identifier.number);
  return card ? { card, printing: null } : null;
}
