import type { Dictionary } from "@/app/i18n/dictionary";
import { type SymbolWords, symbolWords } from "@/app/ui/card/symbols";
import type { CatalogueRevision } from "@/lib/catalogue/model/types";

type FieldChange = { readonly name: string; readonly before: string; readonly after: string };

type Words = SymbolWords & Pick<Dictionary["site"], "fields" | "kinds" | "timings">;

/** The changed fields between two revisions, besides the text, in the order of rule 204.2. */
export function revisionChanges(older: CatalogueRevision, newer: CatalogueRevision, words: Words): FieldChange[] {
  const { fields, none } = words;
  const values = ({ kind, timing, useCost, catalyst, ap, hp }: CatalogueRevision): [string, string][] => [
    [fields.kind, words.kinds[kind]],
    [fields.timing, timing ? words.timings[timing] : none],
    [fields.useCost, symbolWords(useCost, words)],
    [fields.catalyst, symbolWords(catalyst, words)],
    [fields.ap, ap === null ? none : String(ap)],
    [fields.hp, hp === null ? none : String(hp)],
  ];
  const before = new Map(values(older));
  return values(newer).flatMap(([name, after]) => {
    const was = before.get(name) ?? none;
    return was === after ? [] : [{ name, before: was, after }];
  });
}
