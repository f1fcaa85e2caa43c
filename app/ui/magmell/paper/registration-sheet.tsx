import { describeDeckProblem } from "@/app/i18n/describe-deck-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { RegistrationSheetFrame, RegistrationSheetZone } from "@/app/ui/decks/registration-sheet";
import styles from "@/app/ui/decks/registration-sheet.module.css";
import { getRuleNumber } from "@/app/ui/links/rule-address";
import { groupDeckLines } from "@/app/ui/magmell/editor/cards/deck-groups";
import { getLocalizedCardName } from "@/app/ui/magmell/picture/drawing-context";
import {
  countDeckLineCards,
  DECK_LIMITS,
  DECK_ZONES,
  type Deck,
  type DeckProblem,
  type DeckZone,
} from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createQrSymbol } from "@/lib/qr/qr-symbol";
import { createCardTitleFormatter } from "../editor/cards/card-title";

type Props = {
  name: string;
  deck: Deck;
  problems: readonly DeckProblem[];
  code: string | null;
  /** The absolute URL that the QR code holds. */
  address: string;
  catalogue: Catalogue;
  lang: Lang;
};

/** Millimeters of a module of the QR code. Half a millimeter is the least that a camera reads from paper with ease. */
const MODULE = { usual: 0.6, least: 0.51 } as const;
/** Millimeters of the fields beside the QR code: it takes no more room from the cards until its modules are at their least. */
const BESIDE = 35;

/**
 * Renders an A4 sheet for registering a deck at an event: both decks with counts and totals, and blank fields to fill
 * in.
 */
export function RegistrationSheet({ name, deck, problems, code, address, catalogue, lang }: Props) {
  const { paper, site } = getDictionary(lang);
  const { sheet } = paper;
  const { size } = createQrSymbol(address);
  const side = size * Math.max(MODULE.least, Math.min(MODULE.usual, BESIDE / size));
  return (
    <RegistrationSheetFrame
      title={sheet.heading}
      name={{ label: sheet.deck, value: name }}
      words={sheet}
      qr={{ text: address, label: sheet.qr, side }}
      zones={DECK_ZONES.map((zone) => <Zone key={zone} zone={zone} deck={deck} catalogue={catalogue} lang={lang} />)}
      foot={
        <>
          <CheckResult problems={problems} catalogue={catalogue} lang={lang} />
          <p>
            {sheet.code} <code className={styles.code}>{code ?? sheet.noCode}</code>
          </p>
          <p className={styles.small}>
            {format(sheet.data, { version: catalogue.version })} — {site.siteName}
          </p>
        </>
      }
      judge={sheet.judge}
    />
  );
}

type ZoneProps = { zone: DeckZone; deck: Deck; catalogue: Catalogue; lang: Lang };

function Zone({ zone, deck, catalogue, lang }: ZoneProps) {
  const { builder, paper, site } = getDictionary(lang);
  const { sheet } = paper;
  const groups = groupDeckLines(deck[zone], catalogue);
  const have = countDeckLineCards(deck[zone]);
  const parts = groups.map(({ kind, copies }) => format(sheet.kindTotal, { kind: builder.zones[kind], n: copies }));
  return (
    <RegistrationSheetZone
      title={site.zones[zone]}
      total={format(sheet.total, { have, want: DECK_LIMITS[zone].size })}
      columns={[sheet.count, sheet.name, sheet.check]}
      groups={groups.map(({ kind, copies, entries }) => ({
        caption: `${builder.zones[kind]} ${format(site.copies, { n: copies })}`,
        lines: entries.map(({ line, card }) => ({
          ...line,
          shown: card ? getLocalizedCardName({ lang }, card) : line.name,
        })),
      }))}
    >
      {parts.length > 1 ? <p className={styles.sum}>{format(sheet.sum, { parts: parts.join(" ＋ "), have })}</p> : null}
    </RegistrationSheetZone>
  );
}

type CheckProps = Pick<Props, "problems" | "catalogue" | "lang">;

function CheckResult({ problems, catalogue, lang }: CheckProps) {
  const { paper, problems: problemWords } = getDictionary(lang);
  const { sheet } = paper;
  const errors = problems.filter(({ severity }) => severity === "error");
  const title = createCardTitleFormatter(catalogue, lang);
  if (errors.length === 0)
    return (
      <p>
        {sheet.result} <b>{sheet.legal}</b>
      </p>
    );
  return (
    <div>
      <p>
        {sheet.result} <b>{format(sheet.errors, { n: errors.length })}</b>
      </p>
      <ul>
        {errors.map((problem) => (
          <li key={`${problem.zone} ${problem.code} ${problem.names.join(" ")}`}>
            {describeDeckProblem(problemWords, problem, title)}
            {format(sheet.rule, { rules: getRuleNumber(problem.rule) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
