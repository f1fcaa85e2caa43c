import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { CatalogueRevision } from "@/lib/magmell/catalogue/model/types";
import { diffRevisions } from "./revision-changes";

type Props = { older: CatalogueRevision; newer: CatalogueRevision; lang: Lang };

/** Renders the changed fields between two revisions: the old value struck out, the new one underlined. */
export function FieldChanges({ older, newer, lang }: Props) {
  const changes = diffRevisions(older, newer, getDictionary(lang).site);
  if (changes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {name} <del className="text-red">{before}</del> <span aria-hidden="true">→</span>{" "}
          <ins className="text-green">{after}</ins>
        </li>
      ))}
    </ul>
  );
}
