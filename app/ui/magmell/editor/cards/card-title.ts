import type { FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import type { Lang } from "@/app/i18n/lang";
import { toNameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";

/** Creates a function that returns a card's name in a language. An unknown name stays as written. */
export function createCardTitleFormatter({ names }: Pick<Catalogue, "names">, lang: Lang): FormatCardTitle {
  return (name) => {
    const card = names.keys.get(toNameKey(name));
    if (!card) return name;
    return lang !== "ja" ? card.englishName : card.name;
  };
}
