"use client";

import { useId } from "react";
import { formatPlural } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { useLazyComponent } from "@/app/ui/lazy/use-lazy-component";
import type { DeckEditorOddsProps } from "@/app/ui/magmell/odds/deck-editor-odds";
import { BalanceChart } from "@/app/ui/magmell/statistics/balance-chart";
import { CurveChart } from "@/app/ui/magmell/statistics/curve-chart";
import { StatisticsView } from "@/app/ui/magmell/statistics/statistics-view";
import { useMediaQuery } from "@/app/ui/play/use-media-query";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { PreviewProps } from "../cards/card-preview";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { CardListHandlers } from "../rows/row-keys";
import { ProblemList } from "./problem-list";

const Odds = lazyComponent<DeckEditorOddsProps>(() => import("@/app/ui/magmell/odds/deck-editor-odds"));
const fetchPreview = registerLazyModule(async () => (await import("../page/late-code")).CardPreview);

const TABS = ["check", "statistics", "odds", "card"] as const;
export type CheckTab = (typeof TABS)[number];

/** Media query for screens that show the selected card next to the deck. Smaller screens show it in a dialog. */
export const BESIDE_DECK = "(width >= 80rem) and (height >= 32rem)";

type Props = {
  editor: DeckEditorState;
  catalogue: Catalogue;
  /** The part that was chosen, if any. */
  chosen: CheckTab | null;
  onChoose: (tab: CheckTab) => void;
  /** The card in view. */
  row: PreviewProps["row"] | null;
  tools: CardListHandlers;
  onStep: PreviewProps["onStep"];
};

/**
 * Renders one of four tabs: deck check, statistics, odds, or the selected card. The check is open at first, or the card
 * while the deck is empty. A deck without errors also shows curve and colors in the check.
 */
export function CheckPanel({ editor, catalogue, chosen, onChoose, row, tools, onStep }: Props) {
  const { check, preview, views } = useWords("builder");
  const statistics = useWords("deckStatistics");
  const odds = useWords("odds");
  const { lang } = tools;
  const { grimoire, stoneDeck } = editor.deck;
  const id = useId();
  const hasCard = useMediaQuery(BESIDE_DECK, false);
  const tabs = TABS.filter((one) => hasCard || one !== "card");
  const empty = grimoire.length + stoneDeck.length === 0;
  const wanted = chosen ?? (empty && row ? "card" : "check");
  const tab = tabs.includes(wanted) ? wanted : "check";
  const errors = empty ? 0 : editor.problems.filter(({ severity }) => severity === "error").length;
  const labels = { check: check.title, statistics: statistics.title, odds: odds.title, card: preview.tab };
  const parts = {
    check: () => (
      <section aria-label={check.title}>
        {empty ? (
          <p className="text-ink-soft text-sm">{check.empty}</p>
        ) : (
          <div className="grid gap-6">
            <ProblemList
              problems={editor.problems}
              lang={lang}
              title={editor.title}
              onFix={editor.fix}
              onRepairAll={grimoire.length === 0 ? undefined : editor.repair}
            />
            {errors === 0 ? (
              <>
                <CurveChart id={`${id}-curve`} statistics={editor.statistics} lang={lang} withTable={false} />
                <BalanceChart id={`${id}-balance`} statistics={editor.statistics} lang={lang} withTable={false} />
              </>
            ) : null}
          </div>
        )}
      </section>
    ),
    statistics: () => (
      <section aria-label={statistics.title}>
        <StatisticsView id={id} statistics={editor.statistics} lang={lang} />
      </section>
    ),
    odds: () => (
      <Odds deck={editor.deck} catalogue={catalogue} lang={lang} titleOf={editor.title} onDeck={editor.splitStones} />
    ),
    card: () => <CardInView row={row} tools={tools} onStep={onStep} />,
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h2 className="sr-only">{views.check}</h2>
      <div role="tablist" aria-label={views.check} className="flex gap-1 border-line border-b">
        {tabs.map((one, place) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-label={labels[one]}
            aria-describedby={one === "check" && errors > 0 ? `${id}-errors` : undefined}
            aria-selected={tab === one}
            aria-controls={`${id}-panel`}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => onChoose(one)}
            onKeyDown={({ key }) => {
              const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
              const next = by === 0 ? undefined : tabs.at((place + by) % tabs.length);
              if (next === undefined) return;
              onChoose(next);
              document.getElementById(`${id}-${next}`)?.focus();
            }}
            className="min-h-11 whitespace-nowrap px-2 text-sm focus-visible:-outline-offset-2 aria-selected:font-medium aria-selected:shadow-[inset_0_-2px_0_var(--gold)]"
          >
            {labels[one]}
            {one === "check" && errors > 0 ? (
              <span id={`${id}-errors`} className="ml-1 text-red">
                <span aria-hidden="true">{errors}</span>
                <span className="sr-only">{formatPlural(lang, check.errors, errors)}</span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div
        key={tab}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className="min-h-0 flex-1 py-3 app:overflow-y-auto app:overscroll-contain"
      >
        {parts[tab]()}
      </div>
    </div>
  );
}

type CardInViewProps = Pick<Props, "row" | "tools" | "onStep">;

function CardInView({ row, tools, onStep }: CardInViewProps) {
  const Preview = useLazyComponent(fetchPreview, true);
  const preview = useWords("builder.preview");
  return (
    <section aria-label={preview.title}>
      {row && Preview ? (
        <Preview row={row} docked tools={tools} onStep={onStep} />
      ) : (
        <p className="text-ink-soft text-sm">{preview.hint}</p>
      )}
    </section>
  );
}
