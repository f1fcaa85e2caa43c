import type { Lang } from "@/app/i18n/lang";
import { ERAS, type Era } from "@/engine/mtg";

/** Returns the eras in order, in groups of neighbors that `getKey` calls the same. */
export function groupEras(getKey: (era: Era) => string): readonly (readonly [Era, ...Era[]])[] {
  const groups: [Era, ...Era[]][] = [];
  for (const era of ERAS) {
    const last = groups.at(-1);
    if (last && getKey(last[0]) === getKey(era)) last.push(era);
    else groups.push([era]);
  }
  return groups;
}

/** Returns names of eras as a label, for islands, which have their words from elsewhere. */
export const joinEraNames = (eras: readonly Era[], names: Readonly<Record<Era, string>>, lang: Lang): string =>
  eras.map((era) => names[era]).join(lang === "ja" ? "・" : ", ");
