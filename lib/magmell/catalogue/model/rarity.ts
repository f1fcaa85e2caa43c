import type { CatalogueSet, Rarity } from "./types";

/** Returns the rarity of a printing from its set's list; an unknown code is its own name. Null without a rarity. */
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
