import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getCardInResultsHref, getSearchHref } from "@/app/ui/links/browse-address";
import { PAGE_SIZE } from "@/lib/collections";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { ResultNeighbors } from "@/lib/magmell/search/result-neighbors";

/**
 * The search from which a card was opened: its canonical text (`query`), its text in the reader's language (`said`),
 * and the position of the card in the results.
 */
export type SearchTrail = ResultNeighbors & { readonly query: string; readonly said: string };

type Props = { trail: SearchTrail; lang: Lang };

/**
 * Renders the line above a card that was opened from a search: links to the previous and next result, and back to the
 * search.
 */
export function CardTrail({ trail, lang }: Props) {
  const { cards, cardPage } = getDictionary(lang);
  const { before, after, place, total, query, said } = trail;
  return (
    <nav aria-label={cardPage.trail.label} data-trail="" className="no-print -mb-6 flex items-center gap-1 text-sm">
      <Step rel="prev" to={before} query={query} lang={lang} label={cards.page.previous} />
      <a
        href={getSearchHref(lang, query, Math.ceil(place / PAGE_SIZE))}
        className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-[3px] px-2 no-underline hover:bg-wash"
      >
        <span className="link truncate">{format(cardPage.trail.back, { query: said })}</span>
        <span className="shrink-0 text-ink-soft">
          {place} / {total}
        </span>
      </a>
      <Step rel="next" to={after} query={query} lang={lang} label={cards.page.next} />
    </nav>
  );
}

type StepProps = { rel: "prev" | "next"; to: CatalogueCard | null; query: string; lang: Lang; label: string };

function Step({ rel, to, query, lang, label }: StepProps) {
  const glyph = <Icon name={rel === "prev" ? "left" : "right"} />;
  const shape = "inline-flex size-11 shrink-0 items-center justify-center rounded-[3px]";
  if (!to)
    return (
      <span aria-hidden="true" className={`${shape} opacity-30`}>
        {glyph}
      </span>
    );
  const name = `${label} ${lang === "ja" ? to.name : to.englishName}`;
  return (
    <a
      href={getCardInResultsHref(lang, to.name, query)}
      rel={rel}
      aria-label={name}
      title={name}
      aria-keyshortcuts={rel === "prev" ? "ArrowLeft" : "ArrowRight"}
      className={`${shape} hover:bg-wash`}
    >
      {glyph}
    </a>
  );
}
