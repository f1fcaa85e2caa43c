import type { ReactNode } from "react";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import type { LibraryDocument } from "@/lib/documents/documents";
import { type EntryKind, getDocumentEntries } from "@/lib/documents/entries";

type Props = { document: LibraryDocument; lang: Lang };

/** Renders a document's facts: edition, dates, authors, terms, and number of entries by kind. */
export function DocumentFacts({ document, lang }: Props) {
  const words = getDictionary(lang).library;
  const { edition, statedOn, corrected, compiler, translator, terms, rank, key } = document;
  const rows: readonly (readonly [keyof typeof words.facts, ReactNode])[] = [
    ["edition", edition[getTextLang(lang)]],
    ["stated", statedOn],
    [
      "corrected",
      corrected ? (
        <>
          {corrected.on} <span className="block text-ink-soft">{corrected.reason[getTextLang(lang)]}</span>
        </>
      ) : null,
    ],
    ["compiler", compiler?.[getTextLang(lang)]],
    ["translator", translator?.[getTextLang(lang)]],
    ["terms", terms?.[getTextLang(lang)]],
    ["rank", words.ranks[rank]],
    ["kinds", kindsOf(key, words)],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {rows.map(([fact, value]) =>
        value ? (
          <div key={fact} className="grid grid-cols-subgrid sm:col-span-2">
            <dt className="text-ink-soft">{words.facts[fact]}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The numbers of entries by kind: `見出し 175、ルール 830`. */
function kindsOf(key: LibraryDocument["key"], words: Dictionary["library"]): string {
  const counts = new Map<EntryKind, number>();
  for (const { kind } of getDocumentEntries(key)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${words.kinds[kind]} ${count}`).join(" · ");
}
