import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { getEntryHref, getGlossaryHref, getLibrarySearchHref } from "@/app/ui/links/library-address";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getDocument } from "@/lib/documents/documents";
import { type EntryId, getEntry, type LibraryEntry } from "@/lib/documents/entries";
import { type BestEntries, type DocumentSearchResult, findRetiredWords } from "@/lib/documents/find-entries";
import { type LibraryFilters, serializeLibraryFilters } from "@/lib/documents/search-filters";
import { findParentOfNumber, suggestQueryWords } from "@/lib/documents/suggestions";
import { describeRetiredWord } from "../describe-retired";
import { formatEntryName } from "../entry-label";
import { EntryRows } from "../entry-rows";
import { CollapsedEntryRows } from "../folded-rows";

type Props = {
  filters: LibraryFilters;
  found: readonly DocumentSearchResult[];
  /** Entries with the typed number or in the typed range. */
  numbered: readonly EntryId[];
  /** Best entries of each game. */
  best: readonly BestEntries[];
  lang: Lang;
};

/** Entries of one document that are shown before a link narrows the search to it. */
const SHOWN = 30;

/**
 * Renders search results: the best entries of each game, then all matches by document. Adds the current term for a
 * retired one, and alternatives if nothing matches.
 */
export function EntrySearchResults({ filters, found, numbered, best, lang }: Props) {
  const { library, librarySearch, rulesSearch } = getDictionary(lang);
  const { q } = filters;
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const isExact = count > 0 || numbered.length > 0;
  const heading = isExact ? rulesSearch.title : best.length > 0 ? rulesSearch.closest : rulesSearch.none;
  return (
    <Unhydrated as="section" aria-labelledby="found" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="found" className="text-xl">
          {q === "" ? librarySearch.filtered : format(heading, { typed: q })}
        </h2>
        <RetiredWords q={q} lang={lang} />
      </div>
      <Across id="numbered" title={librarySearch.numbers} entries={numbered.map(getEntry)} lang={lang} />
      {best.map(({ game, entries }) => (
        <Across key={game} id={`best-${game}`} title={library[game]} entries={entries} lang={lang} />
      ))}
      {isExact ? null : <Advice filters={filters} lang={lang} />}
      {count > 0 ? (
        <details open={best.length === 0 || filters.doc !== ""}>
          <summary className="min-h-9 content-center pointer-coarse:min-h-11">
            {formatPlural(lang, librarySearch.byDocument, count)}
          </summary>
          <div className="grid gap-6 pt-4">
            {found.map((group) => (
              <Group key={group.document} group={group} filters={filters} lang={lang} />
            ))}
          </div>
        </details>
      ) : null}
      <p className="flex flex-wrap gap-x-6">
        {filters.game === "" ? null : (
          <a
            href={getLibrarySearchHref(lang, { ...serializeLibraryFilters(filters), game: "" })}
            className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            {librarySearch.bothGames}
          </a>
        )}
        <a
          href={localizePath(lang, "/rules")}
          className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {rulesSearch.all}
        </a>
      </p>
    </Unhydrated>
  );
}

type PartProps = Pick<Props, "lang">;

/** Entries of several documents under one heading; nothing without entries. */
const Across = ({
  id,
  title,
  entries,
  lang,
}: PartProps & { id: string; title: string; entries: readonly LibraryEntry[] }) =>
  entries.length === 0 ? null : (
    <section aria-labelledby={id} className="grid max-w-3xl gap-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <CollapsedEntryRows entries={entries} lang={lang} first={SHOWN} named />
    </section>
  );

function Group({
  group: { document, entries },
  filters,
  lang,
}: PartProps & { group: DocumentSearchResult; filters: LibraryFilters }) {
  const words = getDictionary(lang);
  // The whole of one document is shown once the search is narrowed to it, and of MAGMELL's always.
  const { game, title } = getDocument(document);
  const shown = game === "magmell" || filters.doc !== "" ? entries : entries.slice(0, SHOWN);
  return (
    <section aria-labelledby={`found-${document}`} className="grid max-w-3xl gap-2">
      <h3 id={`found-${document}`} className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {title[getTextLang(lang)]}
        <span className="text-ink-soft text-sm">{formatPlural(lang, words.rulesSearch.found, entries.length)}</span>
      </h3>
      <EntryRows entries={shown} lang={lang} named={document.endsWith("house")} />
      {shown.length < entries.length ? (
        <a
          href={getLibrarySearchHref(lang, { ...serializeLibraryFilters(filters), doc: document })}
          className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
        >
          {formatPlural(lang, words.library.more, entries.length - shown.length)}
        </a>
      ) : null}
    </section>
  );
}

const RetiredWords = ({ q, lang }: PartProps & { q: string }) =>
  findRetiredWords(q).map((word) => (
    <p key={`${word.use.rule} ${word.concept.id}`} className="border-gold border-l-4 bg-leaf px-4 py-2">
      <a href={getGlossaryHref(lang, word.concept.id)} className="link">
        {describeRetiredWord(word, lang)}
      </a>{" "}
      <a href={getEntryHref(lang, word.use.rule)} className="link text-sm">
        {formatEntryName(getEntry(word.use.rule), lang)}
      </a>
    </p>
  ));

/** Renders alternatives for a search without results: the entry above a number, similar terms, fewer filters, cards. */
function Advice({ filters, lang }: PartProps & { filters: LibraryFilters }) {
  const { librarySearch, rulesSearch } = getDictionary(lang);
  const { q } = filters;
  const above = findParentOfNumber(q);
  const narrowed = Object.keys(serializeLibraryFilters(filters)).length > 1 && q !== "";
  const ways: readonly (readonly [href: string, label: string])[] = [
    ...(above === null
      ? []
      : [
          [
            getEntryHref(lang, above),
            format(librarySearch.above, { entry: formatEntryName(getEntry(above), lang) }),
          ] as const,
        ]),
    ...suggestQueryWords(q).map(
      (word) => [getLibrarySearchHref(lang, { q: word }), format(librarySearch.maybe, { word })] as const,
    ),
    ...(narrowed ? [[getLibrarySearchHref(lang, { q }), librarySearch.widen] as const] : []),
    ...(q === "" ? [] : [[getCanonicalSearchHref(lang, `any:"${q.replaceAll('"', "")}"`), rulesSearch.cards] as const]),
  ];
  return (
    <div className="prose grid gap-2">
      <p>{rulesSearch.advice}</p>
      <ul className="grid">
        {ways.map(([address, label]) => (
          <li key={address}>
            <a href={address} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
