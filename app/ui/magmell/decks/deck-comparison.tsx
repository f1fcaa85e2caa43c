import { formatDate } from "@/app/i18n/dates";
import { describeDeckProblem } from "@/app/i18n/describe-deck-problem";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Panel } from "@/app/ui/kit/panel";
import { getCardHref } from "@/app/ui/links/browse-address";
import { FieldChanges } from "@/app/ui/magmell/card/page/field-changes";
import { TextChanges } from "@/app/ui/magmell/card/page/text-changes";
import { DeckDiffView } from "@/app/ui/magmell/deck/deck-diff-view";
import { createCardTitleFormatter } from "@/app/ui/magmell/editor/cards/card-title";
import { BalanceChart } from "@/app/ui/magmell/statistics/balance-chart";
import { CurveChart } from "@/app/ui/magmell/statistics/curve-chart";
import { checkDeck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { findChangedCardTexts } from "@/lib/magmell/decks/compare/changed-texts";
import type { ComparedDeck } from "@/lib/magmell/decks/compare/types";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";

type Props = { a: ComparedDeck; b: ComparedDeck; catalogue: Catalogue; lang: Lang };

/**
 * Renders a comparison of two decks: added and removed cards, cards whose information changed in between, and the
 * curve, colors and deck check of each deck.
 */
export function DeckComparison({ a, b, catalogue, lang }: Props) {
  const { deckCompare: texts } = getDictionary(lang);
  const title = createCardTitleFormatter(catalogue, lang);
  const changed = findChangedCardTexts([a, b], catalogue.names);
  const [nameA, nameB] = [comparedName(a, lang, texts), comparedName(b, lang, texts)];
  const labels = nameA === nameB ? { before: texts.a, after: texts.b } : { before: nameA, after: nameB };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label={texts.lists}>
        <h2 className="mb-2 text-xl">{texts.lists}</h2>
        <DeckDiffView
          diff={diffDecks(a, b)}
          lang={lang}
          labels={labels}
          title={title}
          pageOf={(name) => getCardHref(lang, name)}
        />
      </section>
      {changed.length > 0 ? (
        <section aria-label={texts.texts} className="lg:col-start-1">
          <h2 className="mb-1 text-xl">{texts.texts}</h2>
          <p className="mb-3 text-ink-soft text-sm">{texts.textsNote}</p>
          <ul className="grid gap-4">
            {changed.map(({ card, before, after }) => (
              <li key={card.number} className="grid gap-1 border-l-4 border-l-gold pl-3 text-sm">
                <a href={getCardHref(lang, card.name)} className="link justify-self-start font-medium">
                  {title(card.name)}
                </a>
                <FieldChanges older={before} newer={after} lang={lang} />
                {before.text === after.text ? null : (
                  <TextChanges before={before.text} after={after.text} lang={lang} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={texts.sides} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2 className="mb-2 text-xl">{texts.sides}</h2>
        <div className="grid items-start gap-6 md:max-lg:grid-cols-2">
          <Side id="a" side={a} catalogue={catalogue} lang={lang} />
          <Side id="b" side={b} catalogue={catalogue} lang={lang} />
        </div>
      </section>
    </div>
  );
}

/** The name of a compared deck in the page's language, with its version if the URL names one. */
function comparedName(side: ComparedDeck, lang: Lang, words: Dictionary["deckCompare"]): string {
  const name = (lang !== "ja" ? side.englishName : side.name) || words.coded;
  return side.version === null ? name : format(words.version, { name, n: side.version });
}

type SideProps = { id: string; side: ComparedDeck; catalogue: Catalogue; lang: Lang };

function Side({ id, side, catalogue, lang }: SideProps) {
  const { deckCompare: texts, decks, problems: problemWords } = getDictionary(lang);
  const statistics = computeDeckStatistics(side.deck, catalogue.definitions);
  const errors = checkDeck(side.deck, catalogue.definitions).filter(({ severity }) => severity === "error");
  const name = comparedName(side, lang, texts);
  const shared = { statistics, lang };
  return (
    <Panel className="grid gap-4 text-sm">
      <div>
        <h3 className="text-lg">
          {side.path ? (
            <a href={localizePath(lang, side.path)} className="link">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {side.savedOn ? (
          <p className="text-ink-soft">{format(texts.savedOn, { date: formatDate(lang, side.savedOn) })}</p>
        ) : null}
      </div>
      <div>
        <p className={errors.length > 0 ? "font-medium text-red" : "font-medium text-gold"}>
          {errors.length > 0 ? formatPlural(lang, decks.errors, errors.length) : texts.legal}
        </p>
        <ul className="mt-1 grid gap-1">
          {errors.map((problem) => (
            <li key={[problem.code, problem.zone, problem.color, ...problem.names].join("/")}>
              {describeDeckProblem(problemWords, problem, createCardTitleFormatter(catalogue, lang))}
            </li>
          ))}
        </ul>
      </div>
      {statistics.curve.length > 0 ? <CurveChart id={`${id}-curve`} {...shared} /> : null}
      <BalanceChart id={`${id}-balance`} {...shared} />
    </Panel>
  );
}
