import type { CatalogueSet, Rarity } from "./types";

/**
 * Returns the rarity of a printing from the list of its set; null if the printing has none. An unknown code serves as
 * its own name.
 */
export function findRarity(
  { rarity: code }: { readonly rarity?: string | undefined },
  set: Pick<CatalogueSet, "rarities"> | null | undefined,
): Rarity | null {
  if (!code) return null;
  const known = set?.rarities?.find((rarity) => rarity.code === code);
  return known ?? { code, name: code, englishName: "" };
}

/** Returns the name of a rarity in a language, or the Japanese name if there is no translation. */
export const getRarityName = ({ name, englishName }: Rarity, lang: "ja" | "en"): string =>
  lang === "en" && englishName !== "" ? englishName : name;
