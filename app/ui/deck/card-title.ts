import type { Lang } from "@/app/ui/words/lang";
import type { CardTitle } from "@/app/ui/words/say-problem";
import { nameKey } from "@/engine";
import type { Catalogue } from "@/lib/catalogue/types";

/** The name of a card in a language; a name that is no card stays as it was written. */
export function cardTitle({ names }: Pick<Catalogue, "names">, lang: Lang): CardTitle {
  return (name) => {
    const card = names.keys.get(nameKey(name));
    if (!card) return name;
    return lang === "en" ? card.englishName : card.name;
  };
}
