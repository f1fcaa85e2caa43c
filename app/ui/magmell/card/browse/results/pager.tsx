import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Icon } from "@/app/ui/kit/svg-icon";

type Props = {
  page: number;
  pages: number;
  /** The URL of a page by its number. */
  hrefOf: (page: number) => string;
  lang: Lang;
};

/** Renders links to the previous and next page; nothing if there is only one page. */
export function Pager({ page, pages, hrefOf, lang }: Props) {
  const words = getDictionary(lang).search.pages;
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.label} className="no-print flex flex-wrap items-center justify-center gap-4">
      {page > 1 ? (
        <ButtonLink href={hrefOf(page - 1)} rel="prev">
          <Icon name="left" />
          {words.previous}
        </ButtonLink>
      ) : null}
      <span>{format(words.at, { page, pages })}</span>
      {page < pages ? (
        <ButtonLink href={hrefOf(page + 1)} rel="next">
          {words.next}
          <Icon name="right" />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
