import type { Lang } from "../../words/lang";
import type { ChangeWords } from "./change-list";

type Known = { nameOf: (card: number) => string; lang: Lang; words: ChangeWords };

/** A value of a card file as people read it: cards by their names, kinds and timings in words. */
export function sayValue(field: string, value: string, { nameOf, lang, words }: Known): string {
  if (field === "cards" || field === "card") {
    const names = value.split(", ").map((number) => nameOf(Number(number)));
    return names.join(lang === "ja" ? "、" : ", ");
  }
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: words.site.kinds,
    timing: words.site.timings,
    token: words.import.truth,
    retired: words.import.truth,
  };
  return named[field]?.[value] ?? value;
}
