import type { z } from "zod";
import type { Deck, DeckLine, DeckProblem } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getDeckColors } from "@/lib/magmell/decks/deck-faces";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import type { DeckSummary, SavedDeck } from "@/lib/magmell/decks/types";
import { API_BASE_PATH } from "../api-paths";
import type { ResolvedCardName } from "../named-deck";
import type {
  deckProblemSchema,
  deckSchema,
  publicDeckResponseSchema,
  publicDeckSchema,
  resolvedNameSchema,
} from "../schemas/deck";
import { serializeNamedCard } from "./card";

type Problem = z.infer<typeof deckProblemSchema>;

const lines = (all: readonly DeckLine[]) => all.map(({ name, count }) => ({ name, count }));

/** Serializes a deck. */
export const serializeDeck = ({ grimoire, stoneDeck }: Deck): z.infer<typeof deckSchema> => ({
  grimoire: lines(grimoire),
  stoneDeck: lines(stoneDeck),
});

/** Origin of the site, such as `https://example.org`, and the catalogue with card names. */
type DeckPlace = { readonly origin: string; readonly catalogue: Pick<Catalogue, "cards" | "names"> };

/** Serializes a public deck for a list. URLs are absolute, because other sites display them. */
export function serializePublicDeck(
  saved: Omit<DeckSummary, "counts">,
  { origin, catalogue }: DeckPlace,
): z.infer<typeof publicDeckSchema> {
  const { id, name, starter, author, authorKey, about, likes, copies, createdAt, updatedAt } = saved;
  const encoded = encodeDeck(saved.deck, createNumberTable(catalogue.cards));
  return {
    id,
    name,
    englishName: starter?.englishName ?? null,
    author: authorKey === null ? null : { name: author, page: `${origin}/authors/${authorKey}` },
    description: about.description,
    tags: [...about.tags],
    hero: about.hero,
    colors: [...getDeckColors(saved.deck, catalogue)],
    legal: saved.errors === 0,
    likes,
    copies,
    createdAt,
    updatedAt,
    code: encoded.ok ? encoded.code : null,
    deck: serializeDeck(saved.deck),
    links: {
      self: `${origin}${API_BASE_PATH}/decks/${id}`,
      page: `${origin}/decks/${id}`,
      picture: `${origin}/decks/${id}/picture`,
    },
  };
}

/** Serializes a public deck with everything that its author wrote. */
export function serializeFullDeck(
  saved: SavedDeck,
  place: DeckPlace,
): z.infer<typeof publicDeckResponseSchema>["deck"] {
  const errors = saved.problems.filter(({ severity }) => severity === "error").length;
  return {
    ...serializePublicDeck({ ...saved, errors }, place),
    primer: saved.about.primer,
    notes: saved.notes.map(({ card, note, tags }) => ({ card, note, tags: [...tags] })),
    copiedFrom: saved.copiedFrom && { id: saved.copiedFrom.id, name: saved.copiedFrom.name },
  };
}

/** Serializes a name that was resolved to a card of another name. */
export const serializeResolvedName = ({ asked, how, card }: ResolvedCardName): z.infer<typeof resolvedNameSchema> => ({
  asked,
  how,
  card: serializeNamedCard(card),
});

/** Serializes a problem of a deck, with its fix. */
export const serializeDeckProblem = ({ names, fix, ...problem }: DeckProblem): Problem => ({
  ...problem,
  names: [...names],
  fix: fix && fixAnswer(fix),
});

type Fix = NonNullable<DeckProblem["fix"]>;

function fixAnswer(fix: Fix): NonNullable<Problem["fix"]> {
  if (fix.do === "add" || fix.do === "cut") return { ...fix, candidates: lines(fix.candidates) };
  if (fix.do === "rename") return { ...fix, candidates: [...fix.candidates] };
  if (fix.do === "fill") return { ...fix, lines: lines(fix.lines) };
  return fix;
}
