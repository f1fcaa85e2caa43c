import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { contradictionAnchor, entryHref, erasHref } from "@/app/ui/links/library-address";
import { contradictionsOn } from "@/lib/library/contradictions/contradictions";
import { entryWith, type LibraryEntry } from "@/lib/library/entries";
import { formatEntryName } from "./entry-label";

type Props = { entry: LibraryEntry; lang: Lang; words: Pick<Dictionary, "library"> };

/** A banner for each question on which an entry disagrees with others, with both sides and what decides. */
export const Disagreements = ({ entry, lang, words }: Props) =>
  contradictionsOn(entry.id).map(({ number, topic, sides, bySwitch, rulings }) => (
    <section
      key={number}
      aria-labelledby={`disagreement-${number}`}
      className="grid gap-2 rounded-[3px] border border-gold border-l-4 bg-leaf p-4"
    >
      <h2 id={`disagreement-${number}`} className="text-lg">
        {words.library.disagreement}:{" "}
        <a href={erasHref(lang, contradictionAnchor(number))} className="link">
          {topic[lang]}
        </a>
      </h2>
      <ul className="grid gap-1">
        {sides.map(({ says, rules }) => (
          <li key={says.en}>
            {says[lang]}{" "}
            <span className="text-sm">
              <EntryNames ids={rules} lang={lang} words={words} />
            </span>
          </li>
        ))}
      </ul>
      {bySwitch ? <p className="text-sm">{words.library.byEra}</p> : null}
      {rulings.length > 0 ? (
        <p className="text-sm">
          {words.library.decided} <EntryNames ids={rulings} lang={lang} words={words} />
        </p>
      ) : null}
    </section>
  ));

type NamesProps = { ids: readonly LibraryEntry["id"][] } & Pick<Props, "lang" | "words">;

/** Numbers of entries with their documents, each a link, in a line of text. */
export const EntryNames = ({ ids, lang, words }: NamesProps) => (
  <span className="inline-flex flex-wrap gap-x-3">
    {ids.map((id) => (
      <a
        key={id}
        href={entryHref(lang, id)}
        className="link inline-flex min-h-6 items-center whitespace-nowrap pointer-coarse:min-h-11"
      >
        {formatEntryName(entryWith(id), lang, words)}
      </a>
    ))}
  </span>
);
