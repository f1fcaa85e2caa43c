import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getDocumentChapterHref, getEntryHref } from "@/app/ui/links/library-address";
import { getDocument } from "@/lib/documents/documents";
import type { LibraryEntry } from "@/lib/documents/entries";
import { LIBRARY_TOPICS, type LibraryTopic } from "@/lib/documents/topics";
import { formatEntryText, formatPrintedNumber } from "./entry-label";

type Props = { lang: Lang };

/** Renders the topics of the library, each collapsed, with its sections in every document. */
export const TopicList = ({ lang }: Props) => (
  <ul className="grid items-start gap-x-10 lg:grid-cols-2">
    {LIBRARY_TOPICS.map((topic) => (
      <li key={topic.key} id={`topic-${topic.key}`} className="border-line border-t">
        <Topic topic={topic} lang={lang} />
      </li>
    ))}
  </ul>
);

function Topic({ topic: { title, parts }, lang }: { topic: LibraryTopic } & Props) {
  const places = parts.reduce((sum, { chapters, entries }) => sum + chapters.length + entries.length, 0);
  return (
    <details>
      <summary className="min-h-9 cursor-pointer content-center pointer-coarse:min-h-11">
        <h3 className="inline font-gothic font-medium text-base">{title[getTextLang(lang)]}</h3>{" "}
        <span className="text-ink-soft text-xs">
          {formatPlural(lang, getDictionary(lang).library.topicPlaces, places)}
        </span>
      </summary>
      <dl className="grid gap-2 pb-4">
        {parts.map(({ document, chapters, entries }) => (
          <div key={document}>
            <dt className="text-ink-soft text-xs">{getDocument(document).title[getTextLang(lang)]}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {chapters.map(({ key, title: name }) => (
                <Place key={key} href={getDocumentChapterHref(lang, document, key)}>
                  {name[getTextLang(lang)]}
                </Place>
              ))}
              {entries.map((entry) => (
                <Place key={entry.id} href={getEntryHref(lang, entry.id)}>
                  {formatPlace(entry, lang)}
                </Place>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const Place = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="link inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11">
    {children}
  </a>
);

/** Returns the number and title of a section, or the name of an entry that has no number. */
const formatPlace = (entry: LibraryEntry, lang: Lang): string =>
  entry.kind === "heading"
    ? `${formatPrintedNumber(entry, lang)} ${formatEntryText(entry, lang)}`
    : formatPrintedNumber(entry, lang);
