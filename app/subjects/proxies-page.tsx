import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPagePartPath } from "@/app/ui/links/page-part";
import { CARDS_PER_SHEET, ProxySheet } from "@/app/ui/magmell/card/proxy/proxy-sheet";
import { listProxyChoices, MAX_PROXIES } from "@/app/ui/magmell/paper/proxy-choices";
import { ProxyChooser } from "@/app/ui/magmell/paper/proxy-chooser";
import { listDeckTiles } from "@/app/ui/magmell/picture/deck-facts";
import { PrintButton } from "@/app/ui/share/print-button";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import type { DeckSubject } from "./deck-subject";

type Props = {
  subject: DeckSubject | null;
  lang: string;
  query: Readonly<Record<string, string | string[] | undefined>>;
};

/** Renders a page with a deck's cards in their actual size, for printing and cutting out. */
export async function ProxiesPage({ subject, lang, query }: Props) {
  if (!isLang(lang) || !subject) notFound();
  const { paper, reading } = getDictionary(lang);
  const tiles = listDeckTiles(subject.deck, await getCatalogue());
  const choices = listProxyChoices(tiles, query);
  const cards = choices.flatMap(({ card, count }) => Array<typeof card>(count).fill(card));
  const unknown = tiles.filter(({ card }) => !card).map(({ name }) => name);
  const pages = Math.ceil(cards.length / CARDS_PER_SHEET);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-10 print:block print:max-w-none print:p-0"
    >
      <header className="no-print grid gap-3">
        <h1 className="text-2xl">{format(paper.proxies.title, { name: subject.name })}</h1>
        <p className="prose">{paper.proxies.lead}</p>
        {unknown.length > 0 ? <p>{format(paper.proxies.unknown, { names: unknown.join(reading.join) })}</p> : null}
        <ProxyChooser
          choices={choices}
          address={localizePath(lang, getPagePartPath(subject.path, "proxies"))}
          lang={lang}
        />
        <p role="status">
          {cards.length === 0 ? paper.proxies.nothing : format(paper.proxies.sheets, { n: cards.length, pages })}
          {cards.length >= MAX_PROXIES ? ` ${format(paper.proxies.most, { n: MAX_PROXIES })}` : ""}
        </p>
        <div className="flex flex-wrap gap-2">
          {cards.length > 0 ? <PrintButton label={paper.print} /> : null}
          <ButtonLink href={localizePath(lang, subject.path)}>{paper.back}</ButtonLink>
        </div>
      </header>
      {cards.length > 0 ? (
        <ProxySheet cards={cards} label={format(paper.proxies.sheets, { n: cards.length, pages })} lang={lang} />
      ) : null}
    </main>
  );
}
