import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/** The words for values of a card file that are one of a few. */
export type ValueWords = {
  readonly import: Dictionary["adminImport"];
  readonly site: Pick<Dictionary["site"], "kinds" | "timings">;
  readonly values: {
    readonly types: Dictionary["sets"]["types"];
    readonly finishes: Dictionary["adminEdit"]["card"]["finishes"];
    readonly tags: Dictionary["search"]["tags"];
  };
};

type Context = { nameOf: (card: number) => string; lang: Lang; words: ValueWords };

/** Formats a value of a card file for reading: card numbers as names, values that are one of a few as words. */
export function formatValue(field: string, value: string, { nameOf, lang, words }: Context): string {
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
