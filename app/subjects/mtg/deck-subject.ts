import { getMtgDeckHref, getMtgShareHref } from "@/app/ui/links/mtg-address";
import { type DeckView, decodeDeckView, readDeckQuery } from "@/app/ui/mtg/editor/deck-query";
import type { Viewer } from "@/lib/accounts/types";
import { findMtgDeck, findMtgDeckByLink } from "@/lib/mtg/decks/saved/data";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";

/** A Magic deck at an address: what places that show links and its picture need. */
export type MtgDeckSubject = DeckView & {
  /** `null` where no author is known or told. */
  readonly author: string | null;
  /** The path of the page in Japanese. */
  readonly path: string;
  /** How far it may spread, as for decks of MAGMELL. */
  readonly reach: "code" | "public" | "secret";
};

/** Returns the deck of a code with what its address says of it; `null` for a code that no deck has. */
export function findMtgDeckSubjectByCode(
  code: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
): MtgDeckSubject | null {
  const asked = readDeckQuery(query);
  const shown = decodeDeckView(code, asked);
  const { format, on } = asked;
  const parts = { ...(format && { format }), ...(on && { on }), name: asked.name ?? "" };
  return shown && { ...shown, author: null, path: getMtgShareHref("ja", code, parts), reach: "code" };
}

/** Returns a saved deck by its id, if the viewer may see it. */
export async function findMtgDeckSubjectById(viewer: Viewer | null, id: string): Promise<MtgDeckSubject | null> {
  const saved = await findMtgDeck(viewer, id);
  return saved && toMtgDeckSubject(saved, getMtgDeckHref("ja", saved.id));
}

/** Returns an unlisted deck by the token of its link. */
export async function findMtgDeckSubjectByToken(viewer: Viewer | null, token: string): Promise<MtgDeckSubject | null> {
  const saved = await findMtgDeckByLink(viewer, token);
  return saved && toMtgDeckSubject(saved, `/s/${token}`);
}

/** Returns a saved deck that the viewer may see, at the path where it was found. */
export const toMtgDeckSubject = (saved: SavedMtgDeck, path: string): MtgDeckSubject => ({
  ...{ deck: saved.deck, name: saved.name, format: saved.format, on: saved.on, author: saved.author, path },
  reach: saved.visibility === "public" ? "public" : "secret",
});
