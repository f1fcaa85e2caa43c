import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";

type Props = {
  label: string;
  /** URLs; `null` at an end of the list. */
  previous: string | null;
  next: string | null;
  /** Position in the list, if known. */
  place?: string;
  lang: Lang;
};

/** Renders links to the previous and next page of a deck list; nothing for a single page. */
export function DeckPager({ label, previous, next, place, lang }: Props) {
  if (previous === null && next === null) return null;
  const words = getDictionary(lang).deckSearch;
  return (
    <nav aria-label={label} className="mt-2 flex flex-wrap items-center justify-between gap-3">
      {previous === null ? (
        <span />
      ) : (
        <ButtonLink href={previous} rel="prev">
          {words.previous}
        </ButtonLink>
      )}
      {place === undefined ? null : <span className="text-ink-soft text-sm">{place}</span>}
      {next === null ? (
        <span />
      ) : (
        <ButtonLink href={next} rel="next">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Returns the URLs of the previous and next page. */
export const getNeighborPages = (page: number, pages: number, hrefOf: (page: number) => string) => ({
  previous: page > 1 ? hrefOf(page - 1) : null,
  next: page < pages ? hrefOf(page + 1) : null,
});
