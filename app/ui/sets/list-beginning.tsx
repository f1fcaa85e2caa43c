import { queryHref } from "@/app/ui/card/query-href";
import { type Dictionary, type Lang, say } from "@/app/ui/words";

/** A set of the usual size stands on its page whole; of a longer list the beginning is enough to know it by. */
const WHOLE = 200;
const BEGINNING = 120;

/** What of a list stands on the page of its set. */
export const beginningOf = <T,>(list: readonly T[]): readonly T[] =>
  list.length > WHOLE ? list.slice(0, BEGINNING) : list;

type Props = { list: readonly unknown[]; query: string; lang: Lang; words: Dictionary["sets"] };

/** Where a list goes on that is too long for the page: a checklist, which has pages. */
export function ListRest({ list, query, lang, words }: Props) {
  const left = list.length - beginningOf(list).length;
  if (left === 0) return null;
  return (
    <a
      href={queryHref(lang, `${query} order:set display:checklist`)}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      {say(words.more, { n: left })}
    </a>
  );
}
