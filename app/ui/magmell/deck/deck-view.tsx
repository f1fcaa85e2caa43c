import type { ReactNode } from "react";
import { type Dictionary, type DictionaryPath, getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { CopyField } from "@/app/ui/kit/copy-field";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { Notice } from "@/app/ui/kit/notice";
import { appendQuery } from "@/app/ui/links/page-part";
import { createCardTitleFormatter } from "@/app/ui/magmell/editor/cards/card-title";
import { sortDeckForReading } from "@/app/ui/magmell/editor/cards/deck-groups";
import { ProblemList } from "@/app/ui/magmell/editor/panels/problem-list";
import { DeckOddsSection } from "@/app/ui/magmell/odds/deck-odds-section";
import { describeGoal } from "@/app/ui/magmell/odds/describe-goal";
import { createOddsQuestion, DEFAULT_ODDS_SETTING } from "@/app/ui/magmell/odds/setting";
import { StaticOddsTable } from "@/app/ui/magmell/odds/static-odds-table";
import { BalanceChart } from "@/app/ui/magmell/statistics/balance-chart";
import { CurveChart } from "@/app/ui/magmell/statistics/curve-chart";
import { StatisticsView } from "@/app/ui/magmell/statistics/statistics-view";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { checkDeck, DECK_ZONES, type Deck, toNameKey } from "@/engine/magmell";
import { computeDeckOdds, createOddsDeck } from "@/engine/magmell/odds";
import { memoizeBounded, memoizeWeakly } from "@/lib/cache";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { findUnreadTexts } from "@/lib/magmell/catalogue/views/coverage";
import { printListForPost } from "@/lib/magmell/decks/lists/print-list";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";
import { DeckCards } from "./deck-cards";

/** Dictionary parts of the odds. */
const ODDS_WORDS = [
  "odds",
  "deckStatistics.table",
  "deckStatistics.join",
  "site.colors",
  "site.colorLetters",
  "site.close",
] as const satisfies readonly DictionaryPath[];

type Props = {
  deck: Deck;
  catalogue: Catalogue;
  lang: Lang;
  /** How the cards are shown, and the URL of this page, where the reader may change that. */
  view: "list" | "cards";
  here: string;
  /** Deck name in the URL of a deck code. */
  given?: string | null;
  /** An opening hand, above the cards. */
  hand?: ReactNode;
  /** How the deck is played, shown next to the cards. */
  beside?: ReactNode;
  /** Longer text, below the cards. */
  below?: ReactNode;
};

/** Maximum number of decks whose odds are cached, because they cost more than the rest of the page's figures. */
const MOST_DECKS = 300;

const oddsOfDecks = memoizeWeakly((definitions: Catalogue["definitions"]) =>
  memoizeBounded((written: string) => {
    const oddsDeck = createOddsDeck(definitions, JSON.parse(written));
    const isKnown = oddsDeck !== null && oddsDeck.size > 0 && oddsDeck.stoneCount > 0;
    return { oddsDeck, found: isKnown ? computeDeckOdds(oddsDeck, createOddsQuestion(DEFAULT_ODDS_SETTING)) : null };
  }, MOST_DECKS),
);

const getDeckOdds = ({ grimoire, stoneDeck }: Deck, definitions: Catalogue["definitions"]) =>
  oddsOfDecks(definitions)(JSON.stringify({ grimoire, stoneDeck }));

/**
 * Renders a deck to read: its cards by kind, and next to them deck errors, curve, colors and two sentences of odds. All
 * other figures and the list as text are collapsed at first. The page provides the heading. Rendered on the server.
 */
export function DeckView({ deck, catalogue, lang, view, here, given = null, hand, beside, below }: Props) {
  const words = getDictionary(lang);
  const { builder, deckSocial } = words;
  const title = createCardTitleFormatter(catalogue, lang);
  const problems = checkDeck(deck, catalogue.definitions);
  const statistics = computeDeckStatistics(deck, catalogue.definitions);
  const { oddsDeck, found } = getDeckOdds(deck, catalogue.definitions);
  const odds = {
    deck: oddsDeck,
    titles: Object.fromEntries(deck.grimoire.map(({ name }) => [name, title(name)])),
  };
  const overview = { statistics, lang, withTable: false };
  const code = encodeDeck(deck, createNumberTable(catalogue.cards));
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {hand}
          <LinkTabs
            label={deckSocial.page.view}
            className="no-print"
            tabs={(["cards", "list"] as const).map((tab) => ({
              href: tab === "cards" ? `${here}#cards` : `${appendQuery(here, "view=list")}#cards`,
              label: deckSocial.page[tab],
              icon: tab === "list" ? "list" : "grid",
              current: tab === view,
            }))}
          />
          <DeckCards deck={deck} catalogue={catalogue} lang={lang} view={view} />
          {below}
        </div>
        <div className="grid content-start gap-6">
          {problems.length > 0 ? (
            <section aria-label={builder.check.title}>
              <h2 className="mb-2 text-xl">{builder.check.title}</h2>
              <ProblemList problems={problems} lang={lang} title={title} />
            </section>
          ) : null}
          <ByHandCards deck={deck} catalogue={catalogue} title={title} lang={lang} />
          <Unhydrated as="section" aria-label={deckSocial.page.overview} className="grid gap-4 text-sm">
            <h2 className="sr-only">{deckSocial.page.overview}</h2>
            {statistics.curve.length > 0 ? <CurveChart id="curve" {...overview} /> : null}
            {deck.stoneDeck.length > 0 ? <BalanceChart id="balance" {...overview} /> : null}
            {found === null ? null : (
              <div className="grid gap-1 text-base">
                {describeGoal(found, DEFAULT_ODDS_SETTING.turn, words.odds).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            )}
            <p className="no-print">
              <a href="#odds" className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
                {words.odds.details}
              </a>
            </p>
          </Unhydrated>
          {beside}
        </div>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2 [&>[open]]:col-span-full">
        <WithWords lang={lang} words={ODDS_WORDS}>
          <DeckOddsSection
            {...odds}
            plain={
              <Unhydrated>
                <StaticOddsTable {...odds} found={found} lang={lang} />
              </Unhydrated>
            }
            trainer={code.ok ? localizePath(lang, `/goldfish/${code.code}/trainer${buildNameQuery(given)}`) : null}
          >
            <Unhydrated as="section" aria-label={words.deckStatistics.title}>
              <h2 className="mb-2 text-xl">{words.deckStatistics.title}</h2>
              <StatisticsView id="statistics" statistics={statistics} lang={lang} />
            </Unhydrated>
          </DeckOddsSection>
        </WithWords>
        <details className="no-print rounded-[3px] border border-line bg-leaf px-4 py-2">
          <summary className="min-h-9 cursor-pointer content-center font-medium pointer-coarse:min-h-11">
            {builder.code.text}
          </summary>
          <div className="pt-2">
            <CopyField
              label={builder.export.list}
              hint={builder.code.textHint}
              rows={12}
              value={printListForPost({ deck: sortDeckForReading(deck, catalogue) }, catalogue, getTextLang(lang))}
              words={copyWords(builder.export)}
            />
          </div>
        </details>
      </div>
    </div>
  );
}

type ByHandProps = {
  deck: Deck;
  catalogue: Catalogue;
  title: (name: string) => string;
  lang: Lang;
};

/** Renders the cards with text that is played by hand; nothing if there are none. */
function ByHandCards({ deck, catalogue, title, lang }: ByHandProps) {
  const words = getDictionary(lang).reading;
  const unread = DECK_ZONES.flatMap((zone) => deck[zone]).filter(({ name }) => {
    const card = catalogue.names.keys.get(toNameKey(name));
    return card !== undefined && findUnreadTexts(card.abilities).length > 0;
  });
  if (unread.length === 0) return null;
  return (
    <Notice tone="info" title={words.byHand}>
      {unread.map(({ name }) => title(name)).join(words.join)}
    </Notice>
  );
}

const copyWords = ({ copy, copied, copyFailed }: Dictionary["builder"]["export"]) => ({ copy, copied, copyFailed });
