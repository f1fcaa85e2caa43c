"use client";

import { type Ref, useMemo, useRef, useState } from "react";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Glyph } from "@/app/ui/kit/glyph";
import { IconButton } from "@/app/ui/kit/icon-button";
import { CONSTRUCTION, type Deck } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { copiesOf } from "@/lib/decks/draft";
import type { BuilderWords } from "../builder-words";
import type { CardListEntry } from "./card-list-row";
import { DeckCardList } from "./deck-card-list";
import { zoneOf } from "./deck-groups";
import { NO_CHOICES, type PoolChoices } from "./pool-choices";
import { PoolFilters } from "./pool-filters";
import type { PoolResult } from "./pool-search";
import { PoolWarnings } from "./pool-warnings";
import type { RowAct } from "./row-keys";
import type { PoolParts } from "./use-catalogue";
import { usePool } from "./use-pool";

type Props = {
  parts: PoolParts;
  deck: Deck;
  title: (name: string) => string;
  searchRef: Ref<HTMLInputElement>;
  onAct: (act: RowAct, row: CardListEntry) => void;
  onPoint: (row: CardListEntry) => void;
  pageOf: (name: string) => string;
  singleKeys: boolean;
  words: BuilderWords;
};

/** So many results are drawn at once. */
const STEP = 60;

/** The catalogue to take cards from: a search that answers within the keystroke, chips, and the results as rows. */
export function CardPool({
  parts: { find, complete, Field },
  deck,
  title,
  searchRef,
  onAct,
  onPoint,
  pageOf,
  singleKeys,
  words,
}: Props) {
  const [text, setText] = useState("");
  const [choices, setChoices] = useState<PoolChoices>(NO_CHOICES);
  const [shown, setShown] = useState(STEP);
  const results = useRef<HTMLDivElement>(null);
  const found = usePool(find, { text, choices, deck });
  const rows = useMemo(
    () => found.first(shown).map((card) => rowOf(card, deck, title(card.name), found)),
    [found, shown, deck, title],
  );
  const { pool, row } = words.builder;

  const search = (value: string) => {
    setText(value);
    setShown(STEP);
  };
  const [first] = rows;

  return (
    <div className="grid gap-3">
      <div className="grid gap-3 bg-paper py-1 max-lg:sticky max-lg:top-0 max-lg:z-10">
        <div className="relative">
          <Glyph name="search" className="pointer-events-none absolute top-3 left-3 text-ink-soft" />
          <Field
            text={text}
            complete={complete}
            fieldRef={searchRef}
            label={pool.search}
            words={words.search}
            onText={search}
            onFirst={() => first && onAct({ do: "add" }, first)}
            onLeave={() => results.current?.querySelector<HTMLElement>("[data-act=main]")?.focus()}
          />
          {text ? (
            <IconButton
              icon="close"
              label={pool.clear}
              className="absolute! top-0 right-0"
              onClick={() => search("")}
            />
          ) : null}
        </div>
        <PoolFilters
          choices={choices}
          onChoose={(next) => {
            setChoices(next);
            setShown(STEP);
          }}
          words={pool}
          cards={words.cards}
        />
      </div>
      <p className="flex items-baseline justify-between text-ink-soft text-sm">
        <span role="status">{format(pool.found, { n: found.total })}</span>
        {text && rows.length > 0 ? <span className="pointer-coarse:hidden">{pool.hint}</span> : null}
      </p>
      <PoolWarnings text={text} warnings={found.warnings} onMend={search} words={words.search} />
      <div ref={results}>
        {rows.length === 0 ? (
          <p className="py-6 text-center text-ink-soft text-sm">{pool.none}</p>
        ) : (
          <DeckCardList
            label={pool.results}
            groups={[{ id: "results", heading: null, rows }]}
            onClick="add"
            onAct={onAct}
            onPoint={onPoint}
            pageOf={pageOf}
            singleKeys={singleKeys}
            words={row}
            cards={words.cards}
          />
        )}
      </div>
      {found.total > shown ? (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {format(pool.more, { n: Math.min(STEP, found.total - shown) })}
        </Button>
      ) : null}
    </div>
  );
}

function rowOf(card: CatalogueCard, deck: Deck, title: string, { parts }: PoolResult): CardListEntry {
  const zone = zoneOf(card);
  return {
    id: card.key,
    zone,
    name: card.name,
    title,
    parts: parts(card, title),
    card,
    count: copiesOf(deck[zone], card.name),
    most: CONSTRUCTION[zone].copies,
  };
}
