import { getDictionary } from "@/app/i18n/dictionary";
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

/** Returns the names of eras as a label: `第6版・第8版`. */
export const formatEras = (eras: readonly Era[], lang: Lang): string =>
  eras.map((era) => getDictionary(lang).mtg.eras[era]).join(lang === "ja" ? "・" : ", ");
