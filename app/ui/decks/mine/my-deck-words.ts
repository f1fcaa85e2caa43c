import type { Dictionary } from "@/app/i18n/dictionary";

/** The words that the list of one's own decks shows. */
export type MyDeckWords = Pick<
  Dictionary["decks"],
  "edit" | "counts" | "savedOn" | "visibility" | "link" | "rename" | "remove" | "more" | "failures"
> &
  Pick<Dictionary["site"], "close"> & { readonly mine: Dictionary["deckSocial"]["mine"] };

/** The slice of the dictionary that the list is handed. */
export function myDeckWords({
  decks,
  deckSocial,
  site,
}: Pick<Dictionary, "decks" | "deckSocial" | "site">): MyDeckWords {
  const { edit, counts, savedOn, visibility, link, rename, remove, more, failures } = decks;
  const { close } = site;
  const { mine } = deckSocial;
  return { edit, counts, savedOn, visibility, link, rename, remove, more, failures, close, mine };
}
