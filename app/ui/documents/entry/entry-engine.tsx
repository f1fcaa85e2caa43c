import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getErasHref } from "@/app/ui/links/library-address";
import { getBoardHref } from "@/app/ui/links/mtg-address";
import type { LibraryEntry } from "@/lib/documents/entries";
import { getEntryBoards, getEntryProofs, getEntrySwitches } from "@/lib/documents/references";
import styles from "../../magmell/rules/page/rule-page.module.css";
import { RuleTests } from "../../magmell/rules/page/rule-proofs";

type Props = { entry: LibraryEntry; lang: Lang };

/** Renders the part of the engine in an entry: its status, the tests that prove it, boards to run, eras that differ by it. */
export function EntryEngineStatus({ entry, lang }: Props) {
  const { library, libraryEras, mtg } = getDictionary(lang);
  const proofs = getEntryProofs(entry.id);
  const boards = getEntryBoards(entry.id);
  const switches = getEntrySwitches(entry.id);
  return (
    <>
      {entry.status === null || entry.kind === "note" ? null : (
        <RuleTests
          status={statusText(entry, proofs.length > 0, library)}
          proofs={proofs}
          lang={lang}
          title={entry.status === "done" ? undefined : library.touching}
        />
      )}
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

/** The status of an entry in a sentence. One outside the engine may still be touched by tests, which prove a part at most. */
function statusText({ status, why }: LibraryEntry, isTested: boolean, words: Dictionary["library"]): string {
  if (status === null) return "";
  const told = status === "outside" && isTested ? words.statuses.partly : words.statuses[status];
  return format(told, { why: why ? words.outside[why] : "" });
}
