import { memoizeWeakly } from "@/lib/cache";
import { createNameCompleter } from "@/lib/japanese/name-completer";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";

/** Returns the name completer of the cards that are not withdrawn, made once per list of cards. */
export const getCardCompleter = memoizeWeakly((cards: Catalogue["cards"]) =>
  createNameCompleter(cards.filter(({ retired }) => !retired)),
);
