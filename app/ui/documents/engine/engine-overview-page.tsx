import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { getLibrarySearchHref } from "@/app/ui/links/library-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { API_DOCS_PATH } from "@/lib/api/api-paths";
import { type DocumentKey, LIBRARY_DOCUMENTS } from "@/lib/documents/documents";
import { ENTRY_STATUSES, getDocumentEntries, type LibraryEntry } from "@/lib/documents/entries";
import { getEntryProofs } from "@/lib/documents/references";

type Props = { lang: Lang };

/** Renders how many entries of each document the engine implements, and how many have tests, as links by status. */
export const EngineOverviewPage = ({ lang }: Props) => {
  const { api, libraryEngine: words, librarySearch } = getDictionary(lang);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="prose grid gap-3">
        <p>
          <a href={localizePath(lang, API_DOCS_PATH)} className="link">
            {api.title}
          </a>
        </p>
        <h1 className="text-2xl">{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <ul className="grid max-w-5xl gap-x-10 gap-y-6 md:grid-cols-2">
        {LIBRARY_DOCUMENTS.map(({ key, title }) => {
          const entries = getDocumentEntries(key);
          return (
            <li key={key} className="grid content-start gap-2 border-line border-t pt-3">
              <h2 className="text-lg">{title[getTextLang(lang)]}</h2>
              <dl className="grid grid-cols-[1fr_max-content] gap-x-6 text-sm tabular-nums">
                {ENTRY_STATUSES.map((status) => {
                  const count = entries.filter((entry) => entry.status === status).length;
                  return count === 0 ? null : (
                    <Fact key={status} count={count}>
                      <a href={getStatusHref(lang, key, status)} className="link inline-flex min-h-8 items-center">
                        {librarySearch.statuses[status]}
                      </a>
                    </Fact>
                  );
                })}
                <Fact count={countTested(entries)}>{words.tested}</Fact>
              </dl>
            </li>
          );
        })}
      </ul>
    </Unhydrated>
  );
};

const Fact = ({ count, children }: { count: number; children: React.ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid items-center">
    <dt>{children}</dt>
    <dd className="text-right">{count}</dd>
  </div>
);

const getStatusHref = (lang: Lang, doc: DocumentKey, status: string): string =>
  getLibrarySearchHref(lang, { doc, status });

const countTested = (entries: readonly LibraryEntry[]): number =>
  entries.filter(({ id }) => getEntryProofs(id).length > 0).length;
