import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getBoardHref } from "@/app/ui/links/mtg-address";
import { CHECK_BOARDS, ERAS, type Era, RULE_CHECKS } from "@/engine/mtg";
import { Citation } from "../citation";
import styles from "../era-table.module.css";

type CheckRow = (typeof RULE_CHECKS)[number];
type RowId = keyof Dictionary["mtgChecks"]["rows"];

/** Names of checks in the dictionary have no points. */
const wordId = (id: string): RowId => id.replace(".", "_").replace(".", "_") as RowId;

/** An example board on which a check finds something in an era. */
const boardFor = ({ rule }: CheckRow, era: Era) =>
  CHECK_BOARDS.find(({ finds }) => rule[era] !== null && finds[era].includes(rule[era]));

/** Renders all state-based checks with their number in each era. Each cell leads to a board on which it happens. */
export function ChecksTable({ lang }: { lang: Lang }) {
  const { mtg, mtgChecks } = getDictionary(lang);
  return (
    <table className={`w-full text-[0.875rem] ${styles.table}`}>
      <caption className="sr-only">{mtgChecks.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{mtgChecks.check}</th>
          {ERAS.map((era) => (
            <th key={era} scope="col">
              {mtg.eras[era]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RULE_CHECKS.map((row) => (
          <tr key={row.id} id={row.id}>
            <th scope="row">
              {mtgChecks.rows[wordId(row.id)]}
              <Tie id={row.id} lang={lang} />
            </th>
            {ERAS.map((era) => (
              <td key={era} data-era={mtg.eras[era]}>
                <Cell row={row} era={era} lang={lang} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The outcome of those between which a check cannot choose, because they came at one moment; nothing for other checks. */
function Tie({ id, lang }: { id: string; lang: Lang }) {
  const text = Object.entries(getDictionary(lang).mtgChecks.ties).find(([key]) => key === wordId(id))?.[1];
  return text === undefined ? null : <small className="block font-normal text-ink-soft">{text}</small>;
}

function Cell({ row, era, lang }: { row: CheckRow; era: Era; lang: Lang }) {
  const { mtg, mtgChecks } = getDictionary(lang);
  const rule = row.rule[era];
  if (rule === null)
    return (
      <span role="img" aria-label={mtgChecks.none} className="text-ink-soft">
        —
      </span>
    );
  const board = boardFor(row, era);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <Citation rule={rule} lang={lang} />
      {board === undefined ? null : (
        <a
          href={getBoardHref(lang, board.id, era)}
          aria-label={`${mtgChecks.open}: ${board.title[getTextLang(lang)]}, ${mtg.eras[era]}`}
          className="link inline-flex min-h-8 items-center text-xs pointer-coarse:min-h-11"
        >
          {mtgChecks.open}
        </a>
      )}
    </span>
  );
}
