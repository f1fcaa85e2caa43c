import { getMtgDeckHref, getMtgShareHref } from "@/app/ui/links/mtg-address";
import { type DeckView, decodeDeckView, readDeckQuery } from "@/app/ui/mtg/editor/deck-query";
import { DOCUMENT_FORMAT_DATA, type FormatData, getFormatName } from "@/engine/mtg/deck";
import type { Viewer } from "@/lib/accounts/types";
import { findMtgDeck, findMtgDeckByLink } from "@/lib/mtg/decks/saved/data";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";
import { getFormatData } from "@/lib/mtg/formats/data";

/** A Magic deck at any kind of URL, with all that its metadata and image need. */
export type MtgDeckSubject = DeckView & {
  /** The name of its format in both languages. */
  readonly formatName: ReturnType<typeof getFormatName>;
  /** Null if unknown or not public. */
  readonly author: string | null;
  /** The path of the page in Japanese. */
  readonly path: string;
  /** How far it may spread, as for decks of MAGMELL. */
  readonly reach: "code" | "public" | "secret";
};

/** Returns the deck of a code with the details in its URL; null if the code is invalid. */
export function findMtgDeckSubjectByCode(
  code: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
  book: FormatData = DOCUMENT_FORMAT_DATA,
): MtgDeckSubject | null {
  const asked = readDeckQuery(query, book);
  const shown = decodeDeckView(code, asked);
  const { format, on } = asked;
  const parts = { ...(format && { format }), ...(on && { on }), name: asked.name ?? "" };
  return (
    shown && {
      ...shown,
      formatName: getFormatName(shown.format, book),
      author: null,
      path: getMtgShareHref("ja", code, parts),
      reach: "code",
    }
  );
}

/** Returns a saved deck by its id, if the viewer may see it. */
export async function findMtgDeckSubjectById(viewer: Viewer | null, id: string): Promise<MtgDeckSubject | null> {
  const saved = await findMtgDeck(viewer, id);
  return saved && toMtgDeckSubject(saved, getMtgDeckHref("ja", saved.id), await getFormatData());
}

/** Returns an unlisted deck by the token of its link. */
export async function findMtgDeckSubjectByToken(viewer: Viewer | null, token: string): Promise<MtgDeckSubject | null> {
  const saved = await findMtgDeckByLink(viewer, token);
  return saved && toMtgDeckSubject(saved, `/s/${token}`, await getFormatData());
}

/** Returns a saved deck that the viewer may see, at the path where it was found. */
export const toMtgDeckSubject = (saved: SavedMtgDeck, path: string, book: FormatData): MtgDeckSubject => ({
  ...{ deck: saved.deck, name: saved.name, format: saved.format, on: saved.on, author: saved.author, path },
  formatName: getFormatName(saved.format, book),
  reach: saved.visibility === "public" ? "public" : "secret",
});
