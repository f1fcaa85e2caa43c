import type { CatalogueSet, Rarity } from "./types";

/**
 * Returns the rarity of a printing in the list of its set; a code that the list does not know stands for itself. `null` for
 * none.
 */
export function findRarity(
  { rarity: code }: { readonly rarity?: string | undefined },
  set: Pick<CatalogueSet, "rarities"> | null | undefined,
): Rarity | null {
  if (!code) return null;
  const known = set?.rarities?.find((rarity) => rarity.code === code);
  return known ?? { code, name: code, englishName: "" };
}

/** Returns the name of a rarity in a language; the Japanese one where nobody has translated it. */
export const getRarityName = ({ name, englishName }: Rarity, lang: "ja" | "en"): string =>
  lang === "en" && englishName !== "" ? englishName : name;
