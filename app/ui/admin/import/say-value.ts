import type { Lang } from "@/app/ui/i18n/lang";
import type { ChangeWords } from "./change-list";

type Known = { nameOf: (card: number) => string; lang: Lang; words: ChangeWords };

/** A value of a card file as people read it: cards by their names, what is one of a few in words. */
export function formatValue(field: string, value: string, { nameOf, lang, words }: Known): string {
  const each = (call: (one: string) => string) =>
    value
      .split(", ")
      .map(call)
      .join(lang === "ja" ? "、" : ", ");
  if (field === "cards" || field === "card") return each((number) => nameOf(Number(number)));
  const tags: Readonly<Record<string, string>> = words.values.tags;
  if (field === "tags") return each((tag) => tags[tag] ?? tag);
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
