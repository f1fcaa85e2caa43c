import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { activeFilters } from "@/app/ui/card/browse/active-filters";
import { browseHref, browseQuery, readView, VIEWS } from "@/app/ui/card/browse/browse-address";
import { CardGrid } from "@/app/ui/card/browse/card-grid";
import { CardList } from "@/app/ui/card/browse/card-list";
import { FilterForm } from "@/app/ui/card/browse/filter-form";
import { NoCards } from "@/app/ui/card/browse/no-cards";
import { Pager } from "@/app/ui/card/browse/pager";
import { QueryWarnings } from "@/app/ui/card/browse/query-warnings";
import { languageAlternates } from "@/app/ui/frame/language-alternates";
import { Glyph } from "@/app/ui/kit/glyph";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { href, isLang, say, sayCount, words } from "@/app/ui/words";
import { catalogue } from "@/lib/catalogue/data";
import { PAGE_SIZE, pageOf } from "@/lib/catalogue/page-of";
import { searchCards } from "@/lib/catalogue/search";
import { type CardQuery, DEFAULT_QUERY, type PageParams, readCardQuery } from "@/lib/catalogue/url";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = words(lang).cards;
  return { title, description, alternates: languageAlternates(lang, "/cards") };
}

export default async function Cards({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const given = await searchParams;
  const view = readView(given.view);
  const { query, warnings } = readCardQuery(given, ["view"]);
  // A form writes every field; the address that stays in the bar is the one short form. With warnings it stays as typed.
  if (warnings.length === 0 && writeGiven(given) !== browseQuery(query, view)) redirect(browseHref(lang, query, view));

  const { prepared, sets } = await catalogue();
  const dictionary = words(lang);
  const { cards: text, site } = dictionary;
  const addressOf = (changed: Partial<CardQuery>) => browseHref(lang, { ...query, page: 1, ...changed }, view);
  const found = pageOf(searchCards(prepared, query.filters, query.sort), query.page);
  const active = activeFilters(query.filters, sets, dictionary);
  const clearHref = addressOf({ filters: DEFAULT_QUERY.filters });
  return (
    <main id="main" tabIndex={-1} className="page grid gap-5 py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{text.title}</h1>
        <a
          href={href(lang, "/cards/write")}
          className="link no-print inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
        >
          {dictionary.write.title}
        </a>
      </div>
      <FilterForm lang={lang} query={query} view={view} sets={sets} words={dictionary} />
      <QueryWarnings warnings={warnings} words={text} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-medium">
          {found.pages > 1 && found.items.length > 0
            ? say(text.countOf, { ...placesOf(found.page, found.items.length), total: found.total })
            : sayCount(lang, text.count, found.total)}
        </p>
        <ul aria-label={text.active} className="no-print flex flex-wrap gap-2">
          {active.map(({ label, without }) => (
            <li key={label}>
              <a
                href={addressOf({ filters: without })}
                aria-label={say(text.remove, { filter: label })}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-wash px-3 text-sm no-underline hover:bg-line pointer-coarse:min-h-11"
              >
                {label}
                <Glyph name="close" size={14} />
              </a>
            </li>
          ))}
        </ul>
        <LinkTabs
          label={text.view.label}
          className="no-print ml-auto"
          tabs={VIEWS.map((one) => ({
            href: browseHref(lang, query, one),
            label: text.view[one],
            icon: one,
            current: one === view,
          }))}
        />
      </div>
      {found.items.length > 0 ? (
        view === "grid" ? (
          <CardGrid cards={found.items} lang={lang} words={site} />
        ) : (
          <CardList cards={found.items} lang={lang} words={site} />
        )
      ) : found.total > 0 ? (
        <p>
          {text.beyond}{" "}
          <a className="link" href={addressOf({})}>
            {text.firstPage}
          </a>
        </p>
      ) : (
        <NoCards
          lang={lang}
          words={text}
          clearHref={clearHref}
          ways={active.map((filter) => ({
            ...filter,
            href: addressOf({ filters: filter.without }),
            count: searchCards(prepared, filter.without).length,
          }))}
        />
      )}
      <Pager page={found.page} pages={found.pages} hrefOf={(page) => addressOf({ page })} words={text.pages} />
    </main>
  );
}

const placesOf = (page: number, count: number) => ({
  from: (page - 1) * PAGE_SIZE + 1,
  to: (page - 1) * PAGE_SIZE + count,
});

/** The parameters as they came, written as `browseQuery` writes them. */
function writeGiven(given: PageParams): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value ?? []].flat()) parameters.append(name, one);
  }
  return parameters.toString().replaceAll("%2C", ",");
}
