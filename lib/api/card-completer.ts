import { weakMemo } from "@/lib/cache";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { nameCompleter } from "@/lib/japanese/name-completer";

/** Returns the name completer of the cards that are not withdrawn, made once per list of cards. */
export const cardCompleter = weakMemo((cards: Catalogue["cards"]) =>
  nameCompleter(cards.filter(({ retired }) => !retired)),
);
