import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";
import { getMtgDeckEditorHref } from "@/app/ui/links/mtg-address";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";

/** Renders the page for a code without a deck: possible causes, and a link to a new deck. */
export function InvalidDeckPage({ lang }: { lang: Lang }) {
  const { page } = getDictionary(lang).mtgDesk;
  return (
    <main id="main" tabIndex={-1} className="page grid justify-items-start gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/decks/new" />
      <h1 className="text-2xl">{page.title}</h1>
      <Notice tone="error" title={page.broken} className="prose">
        <p>{page.brokenText}</p>
      </Notice>
      <ButtonLink href={getMtgDeckEditorHref(lang)}>{page.desk}</ButtonLink>
    </main>
  );
}
