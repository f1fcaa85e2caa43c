import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

type Props = { card: CatalogueCard; lang: Lang; children: ReactNode };

/** Renders links to print a card, correct it and read it as data, after the actions of the page. */
export function CardLinks({ card, lang, children }: Props) {
  const words = getDictionary(lang).cardPage;
  const page = `/cards/${encodeURIComponent(card.name)}`;
  return (
    <nav aria-label={words.ways} className="no-print flex flex-wrap gap-2">
      {children}
      <ButtonLink href={localizePath(lang, `${page}/proxy`)} size="small">
        {words.sheet}
      </ButtonLink>
      <ButtonLink href={localizePath(lang, `${page}/suggest`)} size="small" rel="nofollow">
        {words.suggest}
      </ButtonLink>
      <ButtonLink href={`/api/v1/cards/${encodeURIComponent(card.name)}`} size="small">
        {words.data}
      </ButtonLink>
    </nav>
  );
}
