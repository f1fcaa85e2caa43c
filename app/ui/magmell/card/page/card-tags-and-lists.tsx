import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import type { CatalogueCard, CuratedList } from "@/lib/magmell/catalogue/model/types";

type Props = { card: CatalogueCard; lists: readonly CuratedList[]; lang: Lang };

const LINK = "link inline-flex min-h-8 items-center pointer-coarse:min-h-11";

/** Renders nicknames, uses and lists of a card; nothing if there are none. */
export function CardTagsAndLists({ card, lists, lang }: Props) {
  const { cardPage, search } = getDictionary(lang);
  const holding = lists.filter(({ cards }) => cards.includes(card.number));
  if (card.aliases.length + card.tags.length + holding.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 text-[0.9375rem]">
      {card.aliases.length > 0 ? (
        <Tie name={cardPage.also}>
          {card.aliases.map((alias) => (
            <span key={alias} lang="ja" className="inline-flex min-h-8 items-center">
              {alias}
            </span>
          ))}
        </Tie>
      ) : null}
      {card.tags.length > 0 ? (
        <Tie name={cardPage.tags}>
          {card.tags.map((tag) => (
            <a key={tag} href={getCanonicalSearchHref(lang, `tag:${tag}`)} className={LINK}>
              {search.tags[tag]}
            </a>
          ))}
        </Tie>
      ) : null}
      {holding.length > 0 ? (
        <Tie name={cardPage.lists}>
          {holding.map((list) => (
            <a key={list.id} href={localizePath(lang, `/lists/${encodeURIComponent(list.id)}`)} className={LINK}>
              {lang === "ja" ? list.name : list.englishName}
            </a>
          ))}
        </Tie>
      ) : null}
    </dl>
  );
}

const Tie = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="flex flex-wrap gap-x-4">{children}</dd>
  </>
);
