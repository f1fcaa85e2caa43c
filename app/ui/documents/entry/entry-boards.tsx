import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getErasHref } from "@/app/ui/links/library-address";
import { getBoardHref } from "@/app/ui/links/mtg-address";
import type { LibraryEntry } from "@/lib/documents/entries";
import { getEntryBoards, getEntrySwitches } from "@/lib/documents/references";
import styles from "../../magmell/rules/page/rule-page.module.css";

type Props = { entry: LibraryEntry; lang: Lang };

/** Renders examples of an entry: boards to run, and differences between eras that it causes. */
export function EntryBoards({ entry, lang }: Props) {
  const { library, libraryEras, mtg } = getDictionary(lang);
  const boards = getEntryBoards(entry.id);
  const switches = getEntrySwitches(entry.id);
  return (
    <>
      {boards.length > 0 ? (
        <section aria-labelledby="boards" className={styles.part}>
          <h2 id="boards">{library.boards}</h2>
          <ul className="grid">
            {boards.map(({ board, era }) => (
              <li key={board.id}>
                <a
                  href={getBoardHref(lang, board.id, era)}
                  className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
                >
                  {format(library.runBoard, { title: board.title[getTextLang(lang)], era: mtg.eras[era] })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {switches.length > 0 ? (
        <section aria-labelledby="switches" className={styles.part}>
          <h2 id="switches">{library.switches}</h2>
          <ul className="flex flex-wrap gap-x-4">
            {switches.map((name) => (
              <li key={name}>
                <a
                  href={getErasHref(lang, name)}
                  className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
                >
                  {libraryEras.switches[name]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
