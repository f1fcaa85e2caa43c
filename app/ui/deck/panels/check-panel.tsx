"use client";

import type { ReactNode } from "react";
import type { Lang } from "@/app/ui/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { StatisticsView } from "@/app/ui/statistics/statistics-view";
import type { BuilderWords } from "../builder-words";
import type { DeckEditor } from "../draft/use-deck-editor";
import { ProblemList } from "./problem-list";

type Props = {
  editor: DeckEditor;
  lang: Lang;
  words: BuilderWords;
  /** The card in view, where there is room for it. */
  children: ReactNode;
};

/**
 * The problems of the deck, its statistics, and the card in view. In a window of its own height the problems give way:
 * statistics and card keep their place, whatever there is to put right.
 */
export function CheckPanel({ editor, lang, words, children }: Props) {
  const { check, zones } = words.builder;
  const { statistics } = words;
  const { grimoire, stoneDeck } = editor.deck;
  const empty = grimoire.length + stoneDeck.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 max-lg:gap-8 app:max-xl:flex-row">
      <section
        aria-label={check.title}
        className={classNames(
          "app:overflow-y-auto app:overscroll-contain app:max-xl:basis-1/2 app:xl:shrink-0",
          empty
            ? "app:xl:max-h-2/3 docked:max-h-[calc(100%-23rem)]"
            : "app:xl:max-h-1/2 docked:max-h-[calc(58%-16rem)]",
        )}
      >
        <h2 className="mb-1 text-lg">{check.title}</h2>
        <ProblemList
          problems={editor.problems}
          lang={lang}
          words={check}
          problemWords={words.problems}
          zoneNames={zones}
          title={editor.title}
          onFix={editor.fix}
          repair={{ words: words.editor.repair, onRepairAll: editor.repair }}
        />
      </section>
      <section
        aria-label={statistics.title}
        className="app:min-h-0 app:overflow-y-auto app:overscroll-contain app:max-xl:basis-1/2 app:xl:flex-1"
      >
        <h2 className="mb-1 text-lg">{statistics.title}</h2>
        <StatisticsView statistics={editor.statistics} words={statistics} cards={words.cards} />
      </section>
      {children}
    </div>
  );
}
