import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getEntryHref, getErasHref } from "@/app/ui/links/library-address";
import { ALL_ERAS, getBoardHref, getFormatHref, getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { groupEras } from "@/app/ui/mtg/era-groups";
import { formatEras } from "@/app/ui/mtg/format-eras";
import { NoBreakDates } from "@/app/ui/mtg/formats/no-break-dates";
import { CHECK_BOARDS, ERAS, PLAYABLE_BOARDS, SAMPLE_DECKS } from "@/engine/mtg";
import { lazy } from "@/lib/cache";
import type { Contradiction } from "@/lib/documents/contradictions/contradiction";
import { getDecidingStatement } from "@/lib/documents/contradictions/contradictions";
import { getEntry, type LibraryEntry } from "@/lib/documents/entries";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { toListLines } from "@/lib/mtg/decks/lists/pasted-list";
import { formatEntryName, formatEntryText } from "./entry-label";
import { formatSwitchValue } from "./switch-values";

type Props = { contradiction: Contradiction; lang: Lang };

/** The code of a list of ours, with which hands are dealt. */
const sampleCode = lazy(() => encodeList({ main: toListLines(SAMPLE_DECKS[0]?.library ?? []), side: [] }));

const LINK = "link inline-flex min-h-8 items-center pointer-coarse:min-h-11";

/**
 * Renders what applies in a contradiction, by era or by a ruling of this site; nothing if the later statement decides.
 */
export function ContradictionDecision({ contradiction: { bySwitch, rulings }, lang }: Props) {
  const { allEras } = getDictionary(lang).libraryEras;
  const [ruling] = rulings;
  if (!bySwitch)
    return ruling ? <span className="block text-sm">{formatEntryText(getEntry(ruling), lang)}</span> : null;
  return (
    <span className="block text-sm">
      {groupEras((era) => formatSwitchValue(bySwitch, era, lang)).map((eras) => (
        <span key={eras[0]} className="mr-4 inline-block">
          <span className="text-ink-soft">
            {eras.length === ERAS.length ? allEras : formatEras(eras, lang)}
            {lang === "ja" ? "：" : ": "}
          </span>
          {formatSwitchValue(bySwitch, eras[0], lang)}
        </span>
      ))}
    </span>
  );
}

/** Renders the reasons why one side of a contradiction applies (era, date or rulings), and links to examples. */
export function ContradictionReasons({ contradiction, lang }: Props) {
  const { bySwitch, rulings } = contradiction;
  const text = getDictionary(lang).libraryEras;
  const newer = getDecidingStatement(contradiction);
  return (
    <ul className="grid gap-1 text-sm">
      {bySwitch ? (
        <li>
          <a href={getErasHref(lang, bySwitch)} className={LINK}>
            {text.compare}
          </a>
        </li>
      ) : null}
      {newer ? (
        <li>
          <NoBreakDates text={format(text.newer, { day: newer.day })} />{" "}
          <a href={getEntryHref(lang, newer.rule)} className={LINK}>
            {formatEntryName(getEntry(newer.rule), lang)}
          </a>
        </li>
      ) : null}
      {rulings.map((id) => (
        <DecidingRuling key={id} entry={getEntry(id)} lang={lang} />
      ))}
      <Seen contradiction={contradiction} lang={lang} />
    </ul>
  );
}

/** The deciding ruling with its text. */
function DecidingRuling({ entry, lang }: { entry: LibraryEntry } & Pick<Props, "lang">) {
  const words = getDictionary(lang);
  return (
    <li>
      {words.libraryEras.decides}{" "}
      <a href={getEntryHref(lang, entry.id)} className={LINK}>
        {formatEntryName(entry, lang)}
      </a>
      {lang === "ja" ? "：" : ": "}
      {formatEntryText(entry, lang)}
    </li>
  );
}

/** Links to demonstrations of a contradiction: a board in each era, or another page. */
function Seen({ contradiction: { board: id, elsewhere }, lang }: Props) {
  const { libraryEras: text, mtg } = getDictionary(lang);
  const board = [...CHECK_BOARDS, ...PLAYABLE_BOARDS].find((one) => one.id === id);
  if (board)
    return (
      <li className="no-print flex flex-wrap items-baseline gap-x-4">
        {format(text.run, { title: board.title[getTextLang(lang)] })}
        {ERAS.map((era) => (
          <a key={era} href={getBoardHref(lang, board.id, era)} className={LINK}>
            {mtg.eras[era]}
          </a>
        ))}
        <a href={getBoardHref(lang, board.id, ALL_ERAS)} className={LINK}>
          {text.runAll}
        </a>
      </li>
    );
  if (elsewhere === "goldfish")
    return (
      <li className="no-print flex flex-wrap items-baseline gap-x-4">
        {text.elsewhere.goldfish}
        {ERAS.map((era) => (
          <a key={era} href={getMtgGoldfishHref(lang, sampleCode(), { era })} className={LINK}>
            {mtg.eras[era]}
          </a>
        ))}
      </li>
    );
  if (elsewhere === "extended")
    return (
      <li className="no-print">
        <a href={getFormatHref(lang, "extended")} className={LINK}>
          {text.elsewhere.extended}
        </a>
      </li>
    );
  return null;
}
