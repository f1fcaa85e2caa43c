import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { LibraryNav } from "@/app/ui/documents/library-nav";
import { LibrarySearchForm } from "@/app/ui/documents/search/filter-form";
import { EntrySearchResults } from "@/app/ui/documents/search/found-entries";
import { getFeedLinks } from "@/app/ui/feeds/feed-links";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getEntryHref, getLibrarySearchHref } from "@/app/ui/links/library-address";
import { RuleText } from "@/app/ui/links/rule-text";
import { RuleSearchForm } from "@/app/ui/magmell/rules/rule-search-form";
import { Rulebook } from "@/app/ui/magmell/rules/rulebook";
import { PageFilter } from "@/app/ui/page-filter/page-filter";
import { RULE_IDS } from "@/engine/magmell/rulebook";
import { findEntry } from "@/lib/documents/entries";
import { findBestEntries, getOnlyGame, searchEntries } from "@/lib/documents/find-entries";
import { findEntriesByNumber, findEntriesInRange } from "@/lib/documents/find-numbers";
import {
  hasNoFilters,
  type LibraryFilters,
  parseLibraryFilters,
  serializeLibraryFilters,
} from "@/lib/documents/search-filters";
import { getOfficialTexts, getSearchableTexts } from "@/lib/documents/texts/data";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).rules;
  const isWhole = hasNoFilters(parseLibraryFilters(await searchParams));
  const { alternates, ...told } = await generatePageMetadata(lang, { title, description, path: "/rules" }, { isWhole });
  const types = getFeedLinks(lang, "rulings");
  return { ...told, alternates: { ...alternates, types }, ...(isWhole ? {} : { robots: { index: false } }) };
}

export default async function Rules({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const filters = parseLibraryFilters(await searchParams);
  const open = hasNoFilters({ ...filters, game: "" });
  const exact = isOnlyText(filters) ? findEntriesByNumber(filters.q) : [];
  const [named] = exact;
  if (named && (exact.length === 1 || findEntry(named)?.document === "mag")) redirect(getEntryHref(lang, named));
  const numbered = named || !isOnlyText(filters) ? exact : findEntriesInRange(filters.q);
  const found = open ? [] : searchEntries(filters, await getOfficialTexts(), await getSearchableTexts(), "best");
  const best = numbered.length > 0 ? [] : findBestEntries(filters);
  // What only Magic answers is shown as a search of Magic.
  if (filters.game === "" && isOnlyText(filters) && getOnlyGame(found, best) === "mtg")
    redirect(getLibrarySearchHref(lang, { ...serializeLibraryFilters(filters), game: "mtg" }));
  const { rules } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      {open ? null : <LibraryNav lang={lang} here={null} />}
      <h1 className="text-2xl">{rules.title}</h1>
      {open ? <Doors lang={lang} /> : null}
      <div className="grid gap-2">
        <RuleSearchForm typed={filters.q} game={filters.game} lang={lang} />
        {open ? null : <LibrarySearchForm filters={filters} open={isNarrowed(filters)} lang={lang} />}
        {open ? (
          <WithWords lang={lang} words={["pageFilter"]}>
            <PageFilter
              root="rulebook"
              field="main search input"
              entries="li[id], article[id]"
              headings="h3[id], h4[id]"
              aside="section nav, details > div > p"
            />
          </WithWords>
        ) : null}
      </div>
      {open ? (
        <>
          <Rulebook lang={lang} />
          <footer className="grid gap-4 border-line border-t pt-6">
            <div className="prose grid gap-1 text-ink-soft text-sm">
              <p>{format(rules.summaries, { count: RULE_IDS.length })}</p>
              <p>{rules.silence}</p>
              <p>
                <RuleText text={rules.official} lang={lang} />
              </p>
            </div>
            <LibraryNav lang={lang} here={null} />
            <LibrarySearchForm filters={filters} open={false} lang={lang} />
          </footer>
        </>
      ) : (
        <EntrySearchResults filters={filters} found={found} numbered={numbered} best={best} lang={lang} />
      )}
    </main>
  );
}

/** The two ways to begin: to play, and to look something up. */
function Doors({ lang }: { lang: Lang }) {
  const { learn, rules } = getDictionary(lang);
  const doors = [
    { href: localizePath(lang, "/learn"), title: learn.title, text: rules.doors.learn },
    { href: "#contents", title: rules.doors.title, text: format(rules.doors.rules, { count: RULE_IDS.length }) },
  ];
  return (
    <ul className="no-print grid max-w-[46rem] gap-3 sm:grid-cols-2">
      {doors.map(({ href, title, text }) => (
        <li key={href}>
          <a
            href={href}
            className="grid gap-1 rounded-[3px] border border-edge bg-leaf px-4 py-3 no-underline hover:bg-wash"
          >
            <span className="font-mincho font-semibold text-lg">{title}</span>
            <span className="text-ink-soft text-sm">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns whether the search has only text, which may be a rule number, and no filters. */
const isOnlyText = (filters: LibraryFilters): boolean => filters.q !== "" && !isNarrowed(filters);

const isNarrowed = (filters: LibraryFilters): boolean => !hasNoFilters({ ...filters, q: "", game: "" });
