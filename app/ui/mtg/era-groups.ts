import type { Lang } from "@/app/i18n/lang";
import { ERAS, type Era } from "@/engine/mtg";

/** Returns the eras in order, grouped with neighbors that have the same key. */
export function groupEras(getKey: (era: Era) => string): readonly (readonly [Era, ...Era[]])[] {
  const groups: [Era, ...Era[]][] = [];
  for (const era of ERAS) {
    const last = groups.at(-1);
    if (last && getKey(last[0]) === getKey(era)) last.push(era);
    else groups.push([era]);
  }
  return groups;
}

/** Joins names of eras to one label. Client components pass the names, because they get their words elsewhere. */
export const joinEraNames = (eras: readonly Era[], names: Readonly<Record<Era, string>>, lang: Lang): string =>
  eras.map((era) => names[era]).join(lang === "ja" ? "・" : ", ");
