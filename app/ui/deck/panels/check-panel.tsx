"use client";

import type { Lang } from "@/app/ui/i18n/lang";
import { quietPart } from "@/app/ui/late/quiet-part";
import { StatisticsView } from "@/app/ui/statistics/statistics-view";
import { nameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { BuilderWords } from "../builder-words";
import type { DeckEditor } from "../draft/use-deck-editor";
import { ProblemList } from "./problem-list";

const CardPreview = quietPart(() => import("../cards/card-preview"));

type Props = {
  editor: DeckEditor;
  catalogue: Catalogue;
  lang: Lang;
  words: BuilderWords;
  pageOf: (name: string) => string;
  /** The card under the pointer or the focus, or the last one that was. */
  pointed: string | null;
};

/** The problems of the deck, its statistics, and on wide screens the card under the pointer. */
export function CheckPanel({ editor, catalogue, lang, words, pageOf, pointed }: Props) {
  const { check, zones, preview } = words.builder;
  const { statistics } = words;
  const card = pointed === null ? undefined : catalogue.names.keys.get(nameKey(pointed));
  return (
    <div className="grid gap-8">
      <section aria-label={check.title}>
        <h2 className="mb-2 text-lg">{check.title}</h2>
        <ProblemList
          problems={editor.problems}
          lang={lang}
          words={check}
          problemWords={words.problems}
          zoneNames={zones}
          title={editor.title}
          onFix={editor.fix}
        />
      </section>
      <section aria-label={preview.title} className="max-xl:hidden">
        {card ? (
          <CardPreview card={card} lang={lang} words={words} page={pageOf(card.name)} />
        ) : (
          <p className="mx-auto flex aspect-[63/88] w-60 items-center justify-center rounded-[8px] border border-line border-dashed p-6 text-center text-ink-soft text-sm">
            {preview.hint}
          </p>
        )}
      </section>
      <section aria-label={statistics.title}>
        <h2 className="mb-2 text-lg">{statistics.title}</h2>
        <StatisticsView statistics={editor.statistics} words={statistics} cards={words.cards} />
      </section>
    </div>
  );
}
