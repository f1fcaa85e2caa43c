import type { ReactNode } from "react";
import { describeMtgProblem } from "@/app/i18n/describe-mtg-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { ButtonLink } from "@/app/ui/kit/button-link";
import {
  getFormatHref,
  getMtgDeckCodeHref,
  getMtgDeckEditorHref,
  getMtgGoldfishHref,
} from "@/app/ui/links/mtg-address";
import { Citation } from "@/app/ui/mtg/citation";
import { ERAS } from "@/engine/mtg";
import {
  checkDeck,
  type FormatData,
  getFormatName,
  getFormatOn,
  MTG_DECK_ZONES,
  type MtgDeck,
  type MtgDeckProblem,
} from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { type KnownCards, toMtgCardData } from "@/lib/mtg/catalogue/card-facts";
import { encodeMtgDeck } from "@/lib/mtg/decks/deck-code";
import { groupDeckLines } from "@/lib/mtg/decks/deck-groups";
import { getFormatVerdicts } from "@/lib/mtg/decks/format-verdicts";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import type { DeckView } from "./deck-query";
import { DeckStatsPanel } from "./deck-stats-panel";
import { DeckVerdict } from "./deck-verdict";
import { ExportField } from "./export-field";

type Props = {
  shown: DeckView;
  cards: KnownCards | null;
  book: FormatData;
  /** Parts of a saved deck: its author, the edit link for its owner, and the actions only its owner may use. */
  saved?: { readonly byline: ReactNode; readonly editHref: string | null; readonly own: ReactNode };
  lang: Lang;
};

/** Renders a deck for readers: its cards by zone and type, its legality, and links. */
export function DeckPage({ shown, cards, book, saved, lang }: Props) {
  const { deck, name, format: id, on } = shown;
  const { mtg, mtgDesk: deckWords, mtgFormats, mtgSaved } = getDictionary(lang);
  const check = { format: id, on, cards: toMtgCardData(cards), book };
  const problems = checkDeck(deck, check);
  const legal = getFormatVerdicts(deck, check).filter(({ verdict }) => verdict === "legal");
  const code = encodeMtgDeck(deck);
  const parts = { format: id, on, name };
  const nameOf = (format: string) => getFormatName(format, book)[getTextLang(lang)];
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-3">
        <h1 className="text-2xl">{name === "" ? deckWords.unnamed : name}</h1>
        <p>
          {getFormatOn(id, on, book) === null ? (
            nameOf(id)
          ) : (
            <a href={getFormatHref(lang, id, on)} className="link">
              {nameOf(id)}
            </a>
          )}
          {" · "}
          {format(mtgFormats.on, { day: on })}
        </p>
        {saved?.byline}
        <div className="no-print flex flex-wrap gap-2">
          {saved?.editHref ? (
            <ButtonLink href={saved.editHref} variant="primary">
              {mtgSaved.edit}
            </ButtonLink>
          ) : null}
          <ButtonLink href={getMtgDeckEditorHref(lang, parts, code)} variant={saved?.editHref ? undefined : "primary"}>
            {saved ? mtgSaved.copy : deckWords.page.edit}
          </ButtonLink>
          <ButtonLink href={getMtgDeckCodeHref(lang, code, parts, true)}>{deckWords.share.sheet}</ButtonLink>
          {(deck.main.length === 0 ? [] : ERAS).map((era) => (
            <ButtonLink
              key={era}
              size="small"
              href={getMtgGoldfishHref(lang, encodeList({ main: deck.main, side: [] }), { era })}
            >
              {format(deckWords.share.goldfishIn, { era: mtg.eras[era] })}
            </ButtonLink>
          ))}
        </div>
      </header>
      {saved?.own}
      <CheckSummary problems={problems} format={nameOf(id)} on={on} lang={lang} />
      {legal.length === 0 ? null : (
        <p className="text-sm">
          {format(deckWords.check.elsewhere, {
            formats: legal.map((one) => nameOf(one.id)).join(lang === "ja" ? "、" : ", "),
          })}
        </p>
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {MTG_DECK_ZONES.filter((zone) => deck[zone].length > 0).map((zone) => (
          <Zone key={zone} zone={zone} deck={deck} cards={cards} lang={lang} />
        ))}
      </div>
      {deck.main.length === 0 ? null : <DeckStatsPanel main={deck.main} cards={cards} lang={lang} />}
      <div className="no-print">
        <WithWords lang={lang} words={["mtgDesk.share"]}>
          <ExportField deck={deck} name={name} />
        </WithWords>
      </div>
    </article>
  );
}

type ZoneProps = { zone: keyof MtgDeck; deck: MtgDeck; cards: KnownCards | null; lang: Lang };

function Zone({ zone, deck, cards, lang }: ZoneProps) {
  const w = getDictionary(lang).mtgDesk.sorted;
  return (
    <section aria-labelledby={`zone-${zone}`} className="grid gap-2">
      <h2 id={`zone-${zone}`} className="flex flex-wrap justify-between gap-x-4 border-line border-b text-lg">
        {w.zones[zone]}
        <span className="font-gothic text-base">{formatPlural(lang, w.count, countListCards(deck[zone]))}</span>
      </h2>
      {groupDeckLines(deck[zone], cards).map(({ kind, lines }) => (
        <div key={kind}>
          <h3 className="text-ink-soft text-sm">
            {kind === "basic" ? w.lands : kind === "card" ? w.cards : w.types[kind]}{" "}
            {format(w.some, { n: countListCards(lines) })}
          </h3>
          <ul>
            {lines.map(({ name, count }) => (
              <li key={name} className="flex gap-3">
                <span className="w-8 shrink-0 text-right tabular-nums">{count}</span>
                <span className="min-w-0 break-words">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type SummaryProps = {
  problems: readonly MtgDeckProblem[];
  format: string;
  on: string;
  lang: Lang;
};

function CheckSummary({ problems, format: name, on, lang }: SummaryProps) {
  const { mtgDesk, mtgDeckProblems } = getDictionary(lang);
  const { check } = mtgDesk;
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    return (
      <section aria-label={check.title} className="grid gap-2">
        <p className="font-medium text-red">{format(check.errors, { n: errors.length })}</p>
        <ul className="grid gap-1 text-sm">
          {errors.map((problem) => (
            <li key={[problem.code, ...problem.names].join("/")} className="border-l-4 border-l-red pl-3">
              {describeMtgProblem(mtgDeckProblems, problem)}{" "}
              <span className="text-ink-soft text-xs">
                <Citation rule={problem.rule} lang={lang} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  const unknown = [...new Set(problems.flatMap(({ code, names }) => (code === "SETS_UNKNOWN" ? names : [])))];
  return (
    <section aria-label={check.title} className="grid gap-2">
      <div className="flex items-center gap-4">
        <DeckVerdict isSure={problems.length === 0} format={name} on={on} lang={lang} />
      </div>
      {unknown.length === 0 ? null : (
        <p className="border-l-4 border-l-gold pl-3 text-sm">
          {formatPlural(lang, check.unknownSets, unknown.length, { names: unknown.join(", ") })}
        </p>
      )}
    </section>
  );
}
