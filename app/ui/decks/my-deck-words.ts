import type { Dictionary } from "../i18n/dictionary";

/** The words that the list of one's own decks shows. */
export type MyDeckWords = Pick<
  Dictionary["decks"],
  "edit" | "legal" | "errors" | "counts" | "savedOn" | "visibility" | "link" | "rename" | "remove" | "more" | "failures"
> &
  Pick<Dictionary["site"], "close">;

/** The slice of the dictionary that the list is handed. */
export function myDeckWords({ decks, site }: Pick<Dictionary, "decks" | "site">): MyDeckWords {
  const { edit, legal, errors, counts, savedOn, visibility, link, rename, remove, more, failures } = decks;
  const { close } = site;
  return { edit, legal, errors, counts, savedOn, visibility, link, rename, remove, more, failures, close };
}
