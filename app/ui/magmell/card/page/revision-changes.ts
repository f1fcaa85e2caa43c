import type { CardWords } from "@/app/ui/magmell/card/card-words";
import { describeSymbols } from "@/app/ui/magmell/card/symbols";
import type { CatalogueRevision } from "@/lib/magmell/catalogue/model/types";

type FieldChange = { readonly name: string; readonly before: string; readonly after: string };

/** Returns the fields other than the text that differ between two revisions, in the order of rule 204.2. */
export function diffRevisions(older: CatalogueRevision, newer: CatalogueRevision, words: CardWords): FieldChange[] {
  const { fields, none } = words;
  const values = ({ kind, timing, useCost, catalyst, ap, hp }: CatalogueRevision): [string, string][] => [
    [fields.kind, words.kinds[kind]],
    [fields.timing, timing ? words.timings[timing] : none],
    [fields.useCost, describeSymbols(useCost, words)],
    [fields.catalyst, describeSymbols(catalyst, words)],
    [fields.ap, ap === null ? none : String(ap)],
    [fields.hp, hp === null ? none : String(hp)],
  ];
  const before = new Map(values(older));
  return values(newer).flatMap(([name, after]) => {
    const was = before.get(name) ?? none;
    return was === after ? [] : [{ name, before: was, after }];
  });
}
