import type { CatalogueCard, CatalogueSet } from "@/lib/magmell/catalogue/model/types";

/** English names of the counters that the rules define (224.4). */
const RULED: Readonly<Record<string, string>> = { パワー: "power", ウィーク: "weak", 火葬: "cremation" };

const COUNTER = /([\p{Script=Han}\p{Script=Katakana}ー]+?)カウンター/gu;

/** Returns the counters that a card text mentions: their Japanese names, and their English names if they have any. */
export function getMentionedCounters(
  { text }: Pick<CatalogueCard, "text">,
  sets: readonly CatalogueSet[],
): readonly string[] {
  if (!text.includes("カウンター")) return [];
  const english = new Map(Object.entries(RULED));
  for (const { counters = {} } of sets)
    for (const [name, inEnglish] of Object.entries(counters)) english.set(name, inEnglish);
  const read = [...text.matchAll(COUNTER)].map(([, name = ""]) => name);
  const known = [...english.keys()].filter((name) => text.includes(`${name}カウンター`));
  return [...new Set([...read, ...known])].flatMap((name) => [name, english.get(name) ?? name]);
}
