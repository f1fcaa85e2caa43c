import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getRarityName } from "@/lib/magmell/catalogue/model/rarity";
import type { Rarity } from "@/lib/magmell/catalogue/model/types";

/** Returns the label of a rarity: its name, and its code if different. */
export function getRarityLabel(rarity: Rarity, lang: Lang): string {
  const name = getRarityName(rarity, getTextLang(lang));
  return name === rarity.code ? name : `${name} ${rarity.code}`;
}
