"use client";

import { useMemo } from "react";
import type { FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { checkDeck, countDeckLineCards, DECK_LIMITS, type DeckLine } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckDraft } from "@/lib/magmell/decks/draft";
import { sortDeckForReading } from "../cards/deck-groups";
import { ProblemList } from "../panels/problem-list";

type Props = Pick<DeckDraft, "name" | "deck" | "candidates"> & {
  catalogue: Catalogue;
  lang: Lang;
  title: FormatCardTitle;
  /** Whether the cards are listed, or only the errors. */
  withCards: boolean;
};

/** Renders the deck as it will be after an import: its cards by list with their sums, and its errors. */
export function ImportPreview({ name, deck, candidates, catalogue, lang, title, withCards }: Props) {
  const words = useWords("deckLists.preview");
  const zones = useWords("deckDiff.zones");
  const sorted = useMemo(() => sortDeckForReading(deck, catalogue), [deck, catalogue]);
  const errors = useMemo(
    () => checkDeck(deck, catalogue.definitions).filter(({ severity }) => severity === "error"),
    [deck, catalogue],
  );
  const lists = [
    { zone: "grimoire", lines: sorted.grimoire, size: DECK_LIMITS.grimoire.size },
    { zone: "stoneDeck", lines: sorted.stoneDeck, size: DECK_LIMITS.stoneDeck.size },
    { zone: "candidates", lines: candidates, size: null },
  ] as const;
  return (
    <section aria-label={words.title} className="grid gap-3">
      <h3 className="text-base">
        {words.title}
        {name === "" ? null : <span className="ml-3 font-gothic text-ink-soft text-sm">{name}</span>}
      </h3>
      {withCards
        ? lists.map(({ zone, lines, size }) => {
            const n = countDeckLineCards(lines);
            const sum = size === null ? format(words.cards, { n }) : format(words.sum, { n, size });
            return size === null && n === 0 ? null : (
              <CardLines key={zone} heading={`${zones[zone]} ${sum}`} lines={lines} title={title} />
            );
          })
        : null}
      <ProblemList problems={errors} lang={lang} title={title} />
    </section>
  );
}

type CardLinesProps = { heading: string; lines: readonly DeckLine[]; title: FormatCardTitle };

const CardLines = ({ heading, lines, title }: CardLinesProps) => (
  <div className="text-sm">
    <h4 className="font-medium text-sm">{heading}</h4>
    <ul className="gap-x-6 sm:columns-2">
      {lines.map(({ name, count }) => (
        <li key={name} className="flex gap-2">
          <span className="w-6 shrink-0 text-right tabular-nums">{count}</span>
          {title(name)}
        </li>
      ))}
    </ul>
  </div>
);
