import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";

/** Number of cards up to which a set is listed in full. Only the beginning of a longer list is shown. */
const WHOLE = 200;
const BEGINNING = 120;

/** Returns the first entries of a list, as many as the page of its set shows. */
export const truncateList = <T,>(list: readonly T[]): readonly T[] =>
  list.length > WHOLE ? list.slice(0, BEGINNING) : list;

type Props = { list: readonly unknown[]; query: string; lang: Lang };

/**
 * Renders the link from a shortened list to the full checklist. The link has no count, because the search may count
 * differently: it treats a second printing in the same set as a reprint.
 */
export function ListRestLink({ list, query, lang }: Props) {
  if (truncateList(list).length === list.length) return null;
  return (
    <a
      href={getCanonicalSearchHref(lang, `${query} unique:prints order:set display:checklist`)}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      {getDictionary(lang).sets.whole}
    </a>
  );
}
