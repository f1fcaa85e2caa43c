import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getGlossaryHref } from "@/app/ui/links/library-address";
import type { EntryId } from "@/lib/documents/entries";
import { findMagicCounterparts, findMagmellCounterparts } from "@/lib/documents/words/counterparts";
import styles from "../magmell/rules/page/rule-page.module.css";
import { EntryNumberLinks } from "./contradiction-banners";

type Props = { id: EntryId; lang: Lang };

/** Anchor of the table of both games in the glossary. */
export const GAMES_TABLE_ANCHOR = "games";

/** Renders the other game's terms for an entry; nothing if the table has no row for the entry. */
export function CounterpartRows({ id, lang }: Props) {
  const { games, none } = getDictionary(lang).libraryWords;
  const isMtg = id.startsWith("mtg-");
  const found = isMtg
    ? findMagmellCounterparts(id as Parameters<typeof findMagmellCounterparts>[0])
    : findMagicCounterparts(id as Parameters<typeof findMagicCounterparts>[0]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="counterparts" className={styles.part}>
      <h2 id="counterparts">{isMtg ? games.onMtg : games.onMagmell}</h2>
      <ul className="grid gap-3">
        {found.map(({ magmell, mtg, differs }) => {
          const [own, other] = isMtg ? [mtg, magmell] : [magmell, mtg];
          return (
            <li key={own?.en} className="grid gap-0.5">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span>
                  {own?.[getTextLang(lang)]} <span aria-hidden>↔</span> {other?.[getTextLang(lang)] ?? none}
                </span>
                {other ? (
                  <small>
                    <EntryNumberLinks ids={other.rules} lang={lang} />
                  </small>
                ) : null}
              </span>
              {differs ? <span className="text-ink-soft text-sm">{differs[getTextLang(lang)]}</span> : null}
            </li>
          );
        })}
      </ul>
      <p className="no-print text-sm">
        <a
          href={getGlossaryHref(lang, GAMES_TABLE_ANCHOR)}
          className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {games.whole}
        </a>
      </p>
    </section>
  );
}
