import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { boardHref } from "@/app/ui/links/mtg-address";
import { BOARDS, CHECKS, ERAS, type Era } from "@/engine/mtg";
import { Citation } from "../citation";
import styles from "./checks-table.module.css";

type Words = Pick<Dictionary, "mtg" | "mtgChecks">;
type CheckRow = (typeof CHECKS)[number];
type RowId = keyof Words["mtgChecks"]["rows"];

/** Names of checks in the dictionary have no points. */
const wordId = (id: string): RowId => id.replace(".", "_").replace(".", "_") as RowId;

/** A ready board on which a check finds something in an era. */
const boardFor = ({ rule }: CheckRow, era: Era) =>
  BOARDS.find(({ finds }) => rule[era] !== null && finds[era].includes(rule[era]));

/** All state-based checks with their number in each era. Each cell leads to a board on which it happens. */
export const ChecksTable = ({ lang, words }: { lang: Lang; words: Words }) => (
  <table className={styles.table}>
    <caption className="sr-only">{words.mtgChecks.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.mtgChecks.check}</th>
        {ERAS.map((era) => (
          <th key={era} scope="col">
            {words.mtg.eras[era]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {CHECKS.map((row) => (
        <tr key={row.id} id={row.id}>
          <th scope="row">
            {words.mtgChecks.rows[wordId(row.id)]}
            <Tie id={row.id} words={words.mtgChecks} />
          </th>
          {ERAS.map((era) => (
            <td key={era} data-era={words.mtg.eras[era]}>
              <Cell row={row} era={era} lang={lang} words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The fate of those between which a check cannot choose, because they came at one moment; nothing for other checks. */
function Tie({ id, words: { ties } }: { id: string; words: Words["mtgChecks"] }) {
  const text = Object.entries(ties).find(([key]) => key === wordId(id))?.[1];
  return text === undefined ? null : <small className="block font-normal text-ink-soft">{text}</small>;
}

function Cell({ row, era, lang, words }: { row: CheckRow; era: Era; lang: Lang; words: Words }) {
  const rule = row.rule[era];
  if (rule === null)
    return (
      <span role="img" aria-label={words.mtgChecks.none} className="text-ink-soft">
        —
      </span>
    );
  const board = boardFor(row, era);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <Citation rule={rule} lang={lang} words={words.mtg} />
      {board === undefined ? null : (
        <a
          href={boardHref(lang, board.id, era)}
          aria-label={`${words.mtgChecks.open}: ${board.title[lang]}, ${words.mtg.eras[era]}`}
          className="link inline-flex min-h-8 items-center text-xs pointer-coarse:min-h-11"
        >
          {words.mtgChecks.open}
        </a>
      )}
    </span>
  );
}
