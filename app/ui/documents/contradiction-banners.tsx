import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getContradictionAnchor, getEntryHref } from "@/app/ui/links/library-address";
import { NoBreakDates } from "@/app/ui/mtg/formats/no-break-dates";
import type { Contradiction } from "@/lib/documents/contradictions/contradiction";
import { classifyConflict, findContradictions, getSideDates } from "@/lib/documents/contradictions/contradictions";
import { getEntry, type LibraryEntry } from "@/lib/documents/entries";
import styles from "../magmell/rules/page/rule-page.module.css";
import { ContradictionDecision, ContradictionReasons } from "./contradiction-reasons";
import { formatEntryName } from "./entry-label";

type Props = { entry: LibraryEntry; lang: Lang };

/** Renders a banner for each contradiction of an entry: what applies, with the reasons collapsed. */
export const ContradictionBanners = ({ entry, lang }: Props) =>
  findContradictions(entry.id).map((contradiction) => (
    <section key={contradiction.number} aria-labelledby={`${getContradictionAnchor(contradiction.number)}-title`}>
      <details className={`rounded-[3px] border border-gold border-l-4 bg-leaf px-4 py-2 ${styles.section}`}>
        <summary className="cursor-pointer">
          <h2 id={`${getContradictionAnchor(contradiction.number)}-title`} className="inline text-lg">
            {getDictionary(lang).library.conflicts[classifyConflict(contradiction)]}
            {lang === "ja" ? "：" : ": "}
            {contradiction.topic[getTextLang(lang)]}
          </h2>
          <ContradictionDecision contradiction={contradiction} lang={lang} />
        </summary>
        {/* A place inside of the fold opens it when a URL leads there. */}
        <div id={getContradictionAnchor(contradiction.number)} className="grid scroll-mt-20 gap-3 py-2">
          <ul className="grid gap-2">
            {contradiction.sides.map((side) => (
              <li key={side.says.en} className="grid gap-1">
                <ContradictionSideText side={side} lang={lang} />
              </li>
            ))}
          </ul>
          <ContradictionReasons contradiction={contradiction} lang={lang} />
        </div>
      </details>
    </section>
  ));

type SideProps = { side: Contradiction["sides"][number]; lang: Lang };

/** One side of a contradiction: its statement, entries and dates. */
function ContradictionSideText({ side, lang }: SideProps) {
  const { says, rules } = side;
  const days = getSideDates(side);
  return (
    <>
      {says[getTextLang(lang)]}
      <small className="flex flex-wrap items-baseline gap-x-3">
        <EntryNumberLinks ids={rules} lang={lang} />
        {days.length === 0 ? null : (
          <span className="text-ink-soft">
            <NoBreakDates
              text={format(getDictionary(lang).libraryEras.saidOn, { days: days.join(lang === "ja" ? "、" : ", ") })}
            />
          </span>
        )}
      </small>
    </>
  );
}

type NamesProps = { ids: readonly LibraryEntry["id"][]; lang: Lang };

/** Renders links to entries, each with document and number, in a line of text. */
export const EntryNumberLinks = ({ ids, lang }: NamesProps) => (
  <span className="inline-flex flex-wrap gap-x-3">
    {ids.map((id) => (
      <a
        key={id}
        href={getEntryHref(lang, id)}
        className="link inline-flex min-h-6 items-center whitespace-nowrap pointer-coarse:min-h-11"
      >
        {formatEntryName(getEntry(id), lang)}
      </a>
    ))}
  </span>
);
