import type { ReactNode } from "react";
import { type Dictionary, type DictionaryPath, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { CopyField } from "@/app/ui/kit/copy-field";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { Notice } from "@/app/ui/kit/notice";
import { getCardHref } from "@/app/ui/links/browse-address";
import { appendQuery } from "@/app/ui/links/page-part";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import { createCardTitleFormatter } from "@/app/ui/magmell/editor/cards/card-title";
import { type DeckEntry, groupDeckLines, sortDeckForReading } from "@/app/ui/magmell/editor/cards/deck-groups";
import { ProblemList } from "@/app/ui/magmell/editor/panels/problem-list";
import { ZoneCounter } from "@/app/ui/magmell/editor/panels/zone-counter";
import { DeckOddsSection } from "@/app/ui/magmell/odds/deck-odds-section";
import { StaticOddsTable } from "@/app/ui/magmell/odds/static-odds-table";
import { StatisticsView } from "@/app/ui/magmell/statistics/statistics-view";
import { checkDeck, countDeckLineCards, DECK_ZONES, type Deck, type DeckZone, toNameKey } from "@/engine/magmell";
import { createOddsDeck } from "@/engine/magmell/odds";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { printListForPost } from "@/lib/magmell/decks/lists/print-list";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";

/** The places of the words of odds. */
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
  /** How the cards are shown, and the address of this page, where the reader may change that. */
  view: "list" | "cards";
  here: string;
  /** The name that the address of a deck by its code gives. */
  given?: string | null;
  /** Text below the cards, beside what the deck is made of. */
  below?: ReactNode;
};

/**
 * Renders a deck to read: its cards by kind with their costs, what the rules say of it, what it is made of, and its text. The
 * page gives the heading. Rendered on the server; only the copy button needs script.
 */
export function DeckView({ deck, catalogue, lang, view, here, given = null, below }: Props) {
  const words = getDictionary(lang);
  const { builder, deckSocial } = words;
  const title = createCardTitleFormatter(catalogue, lang);
  const odds = {
    deck: createOddsDeck(catalogue.definitions, deck),
    titles: Object.fromEntries(deck.grimoire.map(({ name }) => [name, title(name)])),
  };
  const code = encodeDeck(deck, createNumberTable(catalogue.cards));
  return (
    <div id="cards" className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-8">
        <LinkTabs
          label={deckSocial.page.view}
          className="no-print"
          tabs={(["list", "cards"] as const).map((tab) => ({
            href: tab === "list" ? `${here}#cards` : `${appendQuery(here, "view=cards")}#cards`,
            label: deckSocial.page[tab],
            icon: tab === "list" ? "list" : "grid",
            current: tab === view,
          }))}
        />
        {DECK_ZONES.map((zone) => (
          <ZoneView key={zone} zone={zone} deck={deck} catalogue={catalogue} lang={lang} view={view} />
        ))}
        {below}
      </div>
      <div className="grid content-start gap-8">
        <section aria-label={builder.check.title}>
          <h2 className="mb-2 text-xl">{builder.check.title}</h2>
          <ProblemList problems={checkDeck(deck, catalogue.definitions)} lang={lang} title={title} />
        </section>
        <ByHandCards deck={deck} catalogue={catalogue} title={title} lang={lang} />
        <section aria-label={words.deckStatistics.title}>
          <h2 className="mb-2 text-xl">{words.deckStatistics.title}</h2>
          <StatisticsView statistics={computeDeckStatistics(deck, catalogue.definitions)} lang={lang} />
        </section>
        <WithWords lang={lang} words={ODDS_WORDS}>
          <DeckOddsSection
            {...odds}
            plain={<StaticOddsTable {...odds} lang={lang} />}
            trainer={code.ok ? localizePath(lang, `/goldfish/${code.code}/trainer${buildNameQuery(given)}`) : null}
          />
        </WithWords>
        <details className="no-print rounded-[3px] border border-line bg-leaf px-4 py-2">
          <summary className="min-h-9 content-center font-medium">{builder.code.text}</summary>
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

/** The cards whose text the engine does not understand as a whole; nothing when it understands all. */
function ByHandCards({ deck, catalogue, title, lang }: ByHandProps) {
  const words = getDictionary(lang).reading;
  const unread = DECK_ZONES.flatMap((zone) => deck[zone]).filter(({ name }) => {
    const card = catalogue.names.keys.get(toNameKey(name));
    return card !== undefined && card.coverage !== "full";
  });
  if (unread.length === 0) return null;
  return (
    <Notice tone="info" title={words.byHand}>
      {unread.map(({ name }) => title(name)).join(words.join)}
    </Notice>
  );
}

type ZoneProps = { zone: DeckZone } & Pick<Props, "deck" | "catalogue" | "lang" | "view">;

function ZoneView({ zone, deck, catalogue, lang, view }: ZoneProps) {
  const { zones } = getDictionary(lang).builder;
  return (
    <section aria-label={zones[zone]}>
      <h2 className="sr-only">{zones[zone]}</h2>
      <ZoneCounter zone={zone} have={countDeckLineCards(deck[zone])} lang={lang} className="text-lg" />
      {groupDeckLines(deck[zone], catalogue).map(({ kind, copies, entries }) => (
        <div key={kind} className="mt-4">
          <h3 className="flex items-baseline gap-2 border-line border-b text-sm">
            {zones[kind]} <span className="font-gothic font-normal text-ink-soft">{copies}</span>
          </h3>
          {view === "cards" ? (
            <DeckFaces entries={entries} lang={lang} />
          ) : (
            <ul>
              {entries.map((entry) => (
                <li key={entry.line.name} className="border-line border-b">
                  <EntryRow entry={entry} lang={lang} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function EntryRow({ entry: { line, card }, lang }: { entry: DeckEntry; lang: Lang }) {
  const count = (
    <span className="w-10 shrink-0 whitespace-nowrap text-right font-medium tabular-nums">
      {line.count}
      <span className="text-ink-soft text-sm">×</span>
    </span>
  );
  if (!card) {
    return (
      <p className="flex min-h-9 items-center gap-3 pl-3.5">
        {count}
        <span>{line.name}</span>
        <span className="text-red text-sm">{getDictionary(lang).builder.row.unknown}</span>
      </p>
    );
  }
  const page = localizePath(lang, `/cards/${encodeURIComponent(card.name)}`);
  return <CardRow card={card} lang={lang} href={page} before={count} />;
}

const copyWords = ({ copy, copied, copyFailed }: Dictionary["builder"]["export"]) => ({ copy, copied, copyFailed });

type FacesProps = { entries: readonly DeckEntry[]; lang: Lang };

/** Renders lines of a deck as faces with their copies beneath; each leads to its card. */
function DeckFaces({ entries, lang }: FacesProps) {
  const { builder, deckSocial } = getDictionary(lang);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 py-2">
      {entries.map(({ line, card }) => (
        <li key={line.name} className="grid content-start gap-1 text-center text-sm">
          {card ? (
            <a
              href={getCardHref(lang, card.name)}
              className="grid gap-1 no-underline"
              aria-label={format(deckSocial.page.copiesOf, {
                name: lang !== "ja" ? card.englishName : card.name,
                n: line.count,
              })}
            >
              <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small />
              <span aria-hidden="true" className="font-medium tabular-nums">
                {line.count}
                <span className="text-ink-soft">×</span>
              </span>
            </a>
          ) : (
            <>
              <span className="wrap-anywhere grid aspect-[63/88] place-items-center border border-edge border-dashed p-1">
                {line.name}
              </span>
              <span className="text-red">{builder.row.unknown}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
