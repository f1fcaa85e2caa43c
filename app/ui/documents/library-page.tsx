import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getDocumentHref, getEntryHref } from "@/app/ui/links/library-address";
import { RuleSearchForm } from "@/app/ui/magmell/rules/rule-search-form";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { LIBRARY_DOCUMENTS, type LibraryDocument } from "@/lib/documents/documents";
import { getDocumentEntries } from "@/lib/documents/entries";
import { LibraryNav } from "./library-nav";
import { TopicList } from "./topic-list";

type Props = { lang: Lang };

/** Renders all documents of the library: MAGMELL first, then Magic. */
export const LibraryPage = ({ lang }: Props) => {
  const words = getDictionary(lang);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <LibraryNav lang={lang} here="/rules/library" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{words.library.title}</h1>
        <p>{words.library.lead}</p>
      </header>
      <RuleSearchForm lang={lang} />
      <section aria-labelledby="topics" className="grid gap-4">
        <h2 id="topics" className="text-xl">
          {words.library.topics}
        </h2>
        <TopicList lang={lang} />
      </section>
      {(["magmell", "mtg"] as const).map((game) => (
        <section key={game} aria-labelledby={game} className="grid gap-4">
          <h2 id={game} className="text-xl">
            {format(words.library.documentsOf, { game: words.library[game] })}
          </h2>
          <ul className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
            {LIBRARY_DOCUMENTS.filter((document) => document.game === game).map((document) => (
              <Card key={document.key} document={document} lang={lang} />
            ))}
          </ul>
        </section>
      ))}
    </Unhydrated>
  );
};

const Card = ({ document, lang }: Props & { document: LibraryDocument }) => (
  <li className="grid content-start gap-2 border-line border-t pt-3">
    <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
      <a href={addressOf(document, lang)} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
        {document.title[getTextLang(lang)]}
      </a>
      <span className="text-ink-soft text-sm">
        {formatPlural(lang, getDictionary(lang).library.entries, getDocumentEntries(document.key).length)}
      </span>
    </h3>
    <p className="text-sm">{document.edition[getTextLang(lang)]}</p>
  </li>
);

/** URL of a document. The rulings on MAGMELL are at the end of its rules. */
const addressOf = ({ key }: LibraryDocument, lang: Lang): string =>
  key === "house" ? getEntryHref(lang, "house:1").replace(/\/house\/1$/, "#rulings") : getDocumentHref(lang, key);
