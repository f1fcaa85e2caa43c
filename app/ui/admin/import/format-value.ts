import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";

type Context = { nameOf: (card: number) => string; lang: Lang };

/** Formats a value of a card file for display: card numbers as names, enumerated values as words. */
export function formatValue(field: string, value: string, { nameOf, lang }: Context): string {
  const each = (call: (one: string) => string) =>
    value
      .split(", ")
      .map(call)
      .join(lang === "ja" ? "、" : ", ");
  if (field === "cards" || field === "card") return each((number) => nameOf(Number(number)));
  const { adminEdit, adminImport, search, sets, site } = getDictionary(lang);
  if (field === "readings")
    return each((choice) => {
      const [, sentence, reading] = choice.split("=");
      return format(adminImport.chosenReading, { n: Number(sentence) + 1, reading: reading?.slice(0, 4) ?? "" });
    });
  const tags: Readonly<Record<string, string>> = search.tags;
  if (field === "tags") return each((tag) => tags[tag] ?? tag);
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: site.kinds,
    timing: site.timings,
    type: sets.types,
    finish: adminEdit.card.finishes,
    token: adminImport.truth,
    retired: adminImport.truth,
  };
  return named[field]?.[value] ?? value;
}
