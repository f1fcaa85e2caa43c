import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getDeckName } from "@/app/ui/magmell/decks/deck-page";
import { checkDeck, type Deck, type DeckProblem, hasNoErrors } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import type { PathParams } from "@/lib/http/private-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckByLinkToken, findDeckForViewer } from "@/lib/magmell/decks/data";
import { createNumberTable, decodeDeck, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { resolveCodedDeck } from "./coded-deck";

/** A deck at any kind of URL, with all that its image, embed page and print pages need. */
export type DeckSubject = {
  readonly name: string;
  /** Null if unknown or not public. */
  readonly author: string | null;
  /** Deck name in a code link; null for a name made of the colors, and for saved decks. */
  readonly given: string | null;
  readonly deck: Deck;
  readonly problems: readonly DeckProblem[];
  readonly legal: boolean;
  /** `null` where a card is unknown. */
  readonly code: string | null;
  /** The path of the deck's page in Japanese; that of a code may have its name in the query. */
  readonly path: string;
  /** Visibility: `code` never changes, `public` may be hidden later, `secret` is only for this viewer. */
  readonly reach: "code" | "public" | "secret";
};

/** Finds the deck at a URL from its route parameters and query. */
export type FindDeckSubject = (params: PathParams, lang: Lang, query: URLSearchParams) => Promise<DeckSubject | null>;

/** Finds the deck of a code, with the name in the parameter `n` of its URL; null if this catalogue cannot decode it. */
export async function findDeckSubjectByCode(
  code: string,
  lang: Lang,
  parameter: unknown = null,
): Promise<DeckSubject | null> {
  const snapshot = await getCatalogue();
  const decoded = decodeDeck(decodePathSegment(code), createNumberTable(snapshot.cards));
  if (!decoded.ok) return null;
  const problems = checkDeck(decoded.deck, snapshot.definitions);
  const written = decodePathSegment(code).trim();
  return {
    ...resolveCodedDeck({ deck: decoded.deck, code: written }, parameter, snapshot, lang),
    author: null,
    deck: decoded.deck,
    problems,
    legal: hasNoErrors(problems),
    code: written,
    reach: "code",
  };
}

/** Returns a saved deck by its id, if the viewer may see it. */
export async function findDeckSubjectById(viewer: Viewer | null, id: string, lang: Lang): Promise<DeckSubject | null> {
  const saved = await findDeckForViewer(viewer, id);
  return saved && createDeckSubject(saved, `/decks/${saved.id}`, lang);
}

/** Returns an unlisted deck by the token of its link. */
export async function findDeckSubjectByToken(
  viewer: Viewer | null,
  token: string,
  lang: Lang,
): Promise<DeckSubject | null> {
  const saved = await findDeckByLinkToken(viewer, token);
  return saved && createDeckSubject(saved, `/s/${token}`, lang);
}

/** Returns a saved deck that the viewer may see, at the path where it was found. */
export async function createDeckSubject(saved: SavedDeck, path: string, lang: Lang): Promise<DeckSubject> {
  const encoded = encodeDeck(saved.deck, createNumberTable((await getCatalogue()).cards));
  const { decks } = getDictionary(lang);
  return {
    name: getDeckName(saved, lang),
    author: saved.starter ? decks.starters.author : saved.author,
    given: null,
    deck: saved.deck,
    problems: saved.problems,
    legal: hasNoErrors(saved.problems),
    code: encoded.ok ? encoded.code : null,
    path,
    reach: saved.visibility === "public" ? "public" : "secret",
  };
}
