import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getBoardHref } from "@/app/ui/links/mtg-address";
import { CHECK_BOARDS, ERAS, RULE_CHECKS } from "@/engine/mtg";
import { formatEntryNumber } from "@/lib/documents/words/entry-names";
import { groupEras } from "../era-groups";
import { formatEras } from "../format-eras";

type CheckRow = (typeof RULE_CHECKS)[number];
type RowId = keyof Dictionary["mtgChecks"]["rows"];

/** Anchor of the menu on the page of the boards. */
const CHECKS_ANCHOR = "checks";

/** Names of checks in the dictionary have no points. */
const wordId = (id: string): RowId => id.replace(".", "_").replace(".", "_") as RowId;

/**
 * Renders all state-based checks with their rule numbers. Each links to an example board, in the latest era that has
 * the check.
 */
export function ChecksMenu({ lang }: { lang: Lang }) {
  const { mtgChecks } = getDictionary(lang);
  return (
    <section aria-labelledby={`${CHECKS_ANCHOR}-title`} className="print:hidden">
      <details className="border-line border-y">
        <summary className="min-h-11 cursor-pointer content-center">
          <h2 id={`${CHECKS_ANCHOR}-title`} className="inline font-gothic font-medium text-base">
            {mtgChecks.title}
          </h2>
        </summary>
        {/* A place inside of the fold opens it when an address leads there. */}
        <div id={CHECKS_ANCHOR} className="grid scroll-mt-20 gap-3">
          <div className="prose grid gap-1">
            <p>{mtgChecks.lead}</p>
            <p className="text-ink-soft text-sm">{mtgChecks.house}</p>
          </div>
          <ul className="grid gap-x-10 lg:grid-cols-2">
            {RULE_CHECKS.map((row) => (
              <li key={row.id} id={row.id} className="grid border-line border-t">
                <Check row={row} lang={lang} />
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}

function Check({ row, lang }: { row: CheckRow; lang: Lang }) {
  const { rows, ties } = getDictionary(lang).mtgChecks;
  const example = findExample(row);
  const tie = Object.entries(ties).find(([key]) => key === wordId(row.id))?.[1];
  const text = (
    <>
      <span>
        <span className={example === null ? undefined : "link"}>{rows[wordId(row.id)]}</span>
      </span>
      {tie === undefined ? null : <span className="text-ink-soft text-sm">{tie}</span>}
      <span className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
        {groupEras((era) => row.rule[era] ?? "").map((eras) => {
          const rule = row.rule[eras[0]];
          return rule === null ? null : (
            <span key={eras[0]}>
              {formatEras(eras, lang)} {formatEntryNumber(rule, getTextLang(lang))}
            </span>
          );
        })}
      </span>
    </>
  );
  return example === null ? (
    <p className="grid content-start gap-0.5 py-2">{text}</p>
  ) : (
    <a
      href={getBoardHref(lang, example.board, example.era)}
      className="grid content-start gap-0.5 py-2 no-underline hover:bg-wash"
    >
      {text}
    </a>
  );
}

/** A board on which a check finds something, in the latest era that has the check. */
function findExample({ rule }: CheckRow) {
  const era = ERAS.findLast((one) => rule[one] !== null);
  const number = era === undefined ? null : rule[era];
  const board = CHECK_BOARDS.find(({ finds }) => era && number && finds[era].includes(number));
  return era === undefined || board === undefined ? null : { board: board.id, era };
}
