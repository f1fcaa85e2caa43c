import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getCardHref } from "@/app/ui/links/browse-address";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getIllustratorPrintings, listIllustrators } from "@/lib/magmell/catalogue/views/set-printings";

export async function generateMetadata({ params }: PageProps<"name">): Promise<Metadata> {
  const { lang, name: part } = await params;
  const name = decodePathSegment(part);
  if (!isLang(lang) || getIllustratorPrintings(await getCatalogue(), name).length === 0) return {};
  const { artists } = getDictionary(lang).sets;
  const alternates = getLanguageAlternates(lang, `/illustrators/${encodeURIComponent(name)}`);
  return { title: format(artists.one, { name }), description: format(artists.oneDescription, { name }), alternates };
}

/** Longer lists go on as a checklist, which has pages. */
const ON_PAGE = 60;

export default async function Illustrator({ params }: PageProps<"name">) {
  const { lang, name: part } = await params;
  if (!isLang(lang)) notFound();
  const name = decodePathSegment(part);
  const snapshot = await getCatalogue();
  const printed = getIllustratorPrintings(snapshot, name);
  if (printed.length === 0) notFound();
  const { sets } = getDictionary(lang);
  const query = `a="${name.replaceAll('"', "")}"`;
  const all = listIllustrators(snapshot).map(([one]) => one);
  const place = all.indexOf(name);
  const way = (one: string | undefined) =>
    one === undefined ? null : { href: localizePath(lang, `/illustrators/${encodeURIComponent(one)}`), label: one };
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{format(sets.artists.one, { name })}</h1>
          <p className="text-ink-soft">{formatPlural(lang, sets.artists.printings, printed.length)}</p>
        </div>
        <ButtonLink href={getCanonicalSearchHref(lang, query)}>{sets.artists.search}</ButtonLink>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {printed.slice(0, ON_PAGE).map(({ card, printing }) => (
          <li key={`${printing.set} ${printing.number}`}>
            <a href={getCardHref(lang, card.name)} className="block no-underline">
              <CardFace card={card} printing={printing} lang={lang} small />
              <span className="block pt-1 text-center text-ink-soft text-sm">{printing.number}</span>
            </a>
          </li>
        ))}
      </ul>
      {printed.length > ON_PAGE ? (
        <a
          href={getCanonicalSearchHref(lang, `${query} unique:prints order:set display:checklist`)}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {sets.whole}
        </a>
      ) : null}
      <NeighborLinks
        label={sets.artists.title}
        before={way(all[place - 1])}
        after={way(all[place + 1])}
        all={{ href: localizePath(lang, "/illustrators"), label: sets.artists.all }}
        words={sets.artists}
      />
    </Unhydrated>
  );
}
