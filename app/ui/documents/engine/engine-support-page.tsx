import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getEngineSupportHref, getEntryHref } from "@/app/ui/links/library-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import type { LibraryEntry } from "@/lib/documents/entries";
import { getEntryProofs } from "@/lib/documents/references";
import styles from "../../magmell/rules/page/rule-page.module.css";
import { formatEntryName, formatEntryText } from "../entry-label";

type Props = { entry: LibraryEntry; lang: Lang };

/** Renders the engine's support of an entry: its status, and its tests with their files. */
export function EngineSupportPage({ entry, lang }: Props) {
  const { libraryEngine: words } = getDictionary(lang);
  const proofs = getEntryProofs(entry.id);
  const status = formatStatus(entry, proofs.length > 0, words);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <header className="prose grid gap-3">
        <p>
          <a href={getEngineSupportHref(lang)} className="link">
            {words.title}
          </a>
        </p>
        <h1 className="text-2xl">{format(words.entryTitle, { entry: formatEntryName(entry, lang) })}</h1>
        <p>
          <a href={getEntryHref(lang, entry.id)} className="link">
            {formatEntryText(entry, lang)}
          </a>
        </p>
        {status ? <p>{status}</p> : null}
      </header>
      {proofs.length > 0 ? (
        <section aria-labelledby="tests" className={`max-w-3xl ${styles.part}`}>
          <h2 id="tests" className="flex flex-wrap items-baseline gap-x-3">
            {entry.status === "outside" ? words.related : words.tests}
            <span className="text-ink-soft text-sm">{formatPlural(lang, words.count, proofs.length)}</span>
          </h2>
          <p className="text-ink-soft text-sm">{words.note}</p>
          <ul lang="en" className="grid gap-2">
            {proofs.map(({ title, file }) => (
              <li key={`${file} ${title}`} className="text-[0.875rem] leading-normal">
                {title}
                <code className="block wrap-anywhere text-[0.75rem] text-ink-soft">engine/{file}</code>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Unhydrated>
  );
}

/** The status of an entry in a sentence. One outside the engine may still be touched by tests, which prove a part at most. */
function formatStatus(
  { status, why, kind }: LibraryEntry,
  isTested: boolean,
  words: Dictionary["libraryEngine"],
): string {
  if (status === null || kind === "note") return "";
  const told = status === "outside" && isTested ? words.statuses.partly : words.statuses[status];
  return format(told, { why: why ? words.outside[why] : "" });
}
