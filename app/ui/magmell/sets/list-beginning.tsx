import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";

/** A set of the usual size stands on its page whole; of a longer list the beginning is enough to know it by. */
const WHOLE = 200;
const BEGINNING = 120;

/** Returns the beginning of a list that the page of its set shows. */
export const truncateList = <T,>(list: readonly T[]): readonly T[] =>
  list.length > WHOLE ? list.slice(0, BEGINNING) : list;

type Props = { list: readonly unknown[]; query: string; lang: Lang };

/**
 * Renders the link to the whole of a list that is too long for the page: a checklist, which has pages. How many it finds is
 * said there, because a query may count otherwise: to it a second printing in one set is a reprint as well.
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
