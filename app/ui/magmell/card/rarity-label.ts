import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getRarityName } from "@/lib/magmell/catalogue/model/rarity";
import type { Rarity } from "@/lib/magmell/catalogue/model/types";

/** Returns a rarity as it is shown: its name, and the code that stands on the card where it is another. */
export function getRarityLabel(rarity: Rarity, lang: Lang): string {
  const name = getRarityName(rarity, getTextLang(lang));
  return name === rarity.code ? name : `${name} ${rarity.code}`;
}
