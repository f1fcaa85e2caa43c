import type { Lang } from "../../words/lang";
import type { ChangeWords } from "./change-list";

type Known = { nameOf: (card: number) => string; lang: Lang; words: ChangeWords };

/** A value of a card file as people read it: cards by their names, what is one of a few in words. */
export function sayValue(field: string, value: string, { nameOf, lang, words }: Known): string {
  if (field === "cards" || field === "card") {
    const names = value.split(", ").map((number) => nameOf(Number(number)));
    return names.join(lang === "ja" ? "、" : ", ");
  }
  if (field === "tags") {
    const tags: Readonly<Record<string, string>> = words.values.tags;
    const called = value.split(", ").map((tag) => tags[tag] ?? tag);
    return called.join(lang === "ja" ? "、" : ", ");
  }
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: words.site.kinds,
    timing: words.site.timings,
    type: words.values.types,
    finish: words.values.finishes,
    token: words.import.truth,
    retired: words.import.truth,
  };
  return named[field]?.[value] ?? value;
}
