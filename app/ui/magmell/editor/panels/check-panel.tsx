"use client";

import { type ReactNode, useId, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import type { DeckEditorOddsProps } from "@/app/ui/magmell/odds/deck-editor-odds";
import { StatisticsView } from "@/app/ui/magmell/statistics/statistics-view";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import { ProblemList } from "./problem-list";

const Odds = lazyComponent<DeckEditorOddsProps>(() => import("@/app/ui/magmell/odds/deck-editor-odds"));

const TABS = ["statistics", "odds"] as const;

type Props = {
  editor: DeckEditorState;
  catalogue: Catalogue;
  lang: Lang;
  /** The card in view, where there is room for it. */
  children: ReactNode;
};

/**
 * Renders the deck's errors, its statistics and the card in view. In a low window, the errors scroll, while statistics
 * and card keep their size.
 */
export function CheckPanel({ editor, catalogue, lang, children }: Props) {
  const check = useWords("builder.check");
  const statistics = useWords("deckStatistics");
  const odds = useWords("odds");
  const { grimoire, stoneDeck } = editor.deck;
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>("statistics");
  const empty = grimoire.length + stoneDeck.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 max-lg:gap-8 app:max-xl:flex-row">
      <section
        aria-label={check.title}
        className="app:overflow-y-auto app:overscroll-contain app:max-xl:basis-1/2 app:xl:max-h-1/2 app:xl:shrink-0 docked:max-h-[calc(58%-16rem)]"
      >
        <h2 className="mb-1 text-lg">{check.title}</h2>
        {empty ? (
          <p className="text-ink-soft text-sm">{check.empty}</p>
        ) : (
          <ProblemList
            problems={editor.problems}
            lang={lang}
            title={editor.title}
            onFix={editor.fix}
            onRepairAll={grimoire.length === 0 ? undefined : editor.repair}
          />
        )}
      </section>
      <section
        aria-label={statistics.title}
        className="app:min-h-0 app:overflow-y-auto app:overscroll-contain app:max-xl:basis-1/2 app:xl:flex-1"
      >
        <h2 className="sr-only">{odds.tabs}</h2>
        <div role="tablist" aria-label={odds.tabs} className="mb-1 flex gap-1">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              aria-selected={tab === one}
              aria-controls={`${id}-panel`}
              tabIndex={tab === one ? 0 : -1}
              onClick={() => setTab(one)}
              onKeyDown={({ key, currentTarget }) => {
                if (key !== "ArrowLeft" && key !== "ArrowRight") return;
                setTab(one === "statistics" ? "odds" : "statistics");
                const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
                if (other instanceof HTMLElement) other.focus();
              }}
              className="min-h-8 px-2 text-lg leading-tight aria-selected:shadow-[inset_0_-2px_0_var(--gold)] pointer-coarse:min-h-11"
            >
              {one === "statistics" ? statistics.title : odds.title}
            </button>
          ))}
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
          {tab === "statistics" ? (
            <StatisticsView statistics={editor.statistics} lang={lang} />
          ) : (
            <Odds
              deck={editor.deck}
              catalogue={catalogue}
              lang={lang}
              titleOf={editor.title}
              onDeck={editor.splitStones}
            />
          )}
        </div>
      </section>
      {children}
    </div>
  );
}
