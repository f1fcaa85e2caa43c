"use client";

import { type Ref, useLayoutEffect, useMemo, useRef, useState } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { DECK_LIMITS } from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { countCopies, type DeckDraft } from "@/lib/magmell/decks/draft";
import type { SortKey, SortTerm } from "@/lib/magmell/search/query/types";
import { groupRows } from "../rows/arrange-rows";
import type { GroupKey, ListArrangement, ListSortKey } from "../rows/arrangement";
import type { CardListEntry } from "../rows/card-list-entry";
import { DeckCardList } from "../rows/deck-card-list";
import { GroupHeading } from "../rows/group-heading";
import type { CardListHandlers } from "../rows/row-keys";
import { useArrangement } from "../rows/use-arrangement";
import { ViewMenu } from "../rows/view-menu";
import { getHomeZone } from "./deck-groups";
import { NO_POOL_CHOICES, type PoolChoices } from "./pool-choices";
import { PoolFilters } from "./pool-filters";
import type { PoolResult } from "./pool-search";
import { PoolWarnings } from "./pool-warnings";
import type { PoolModules } from "./use-catalogue";
import { useInitialPoolSearch, usePool, useSyncPoolAddress } from "./use-pool";

const SORT_KEYS: Readonly<Record<ListSortKey | Exclude<GroupKey, "none" | "tag">, SortKey>> = {
  cost: "use",
  name: "name",
  color: "color",
  kind: "kind",
  timing: "timing",
  set: "set",
};

const by = (key: SortKey): SortTerm => ({ by: key, descending: false });

/** Returns how an arrangement groups and sorts the pool's results. */
function getPoolOrder({ group, sort }: Pick<ListArrangement, "group" | "sort">): {
  readonly groups: readonly SortTerm[];
  readonly order: readonly SortTerm[];
} {
  const order = sort === "cost" ? [by("use")] : [by(SORT_KEYS[sort]), by("use")];
  return { groups: group === "none" || group === "tag" ? [] : [by(SORT_KEYS[group])], order };
}

type Props = {
  parts: PoolModules;
  catalogue: Catalogue;
  draft: DeckDraft;
  title: (name: string) => string;
  searchRef: Ref<HTMLInputElement>;
  tools: CardListHandlers;
  /** Begins to choose rows. */
  onSelect: () => void;
};

/** Number of results rendered at once. */
const STEP = 60;

/** Renders the card pool: a search that updates on each key press, filter chips, and results. */
export function CardPool({
  parts: { find, complete, Field, Empty },
  catalogue,
  draft,
  title,
  searchRef,
  tools,
  onSelect,
}: Props) {
  const results = useRef<HTMLDivElement>(null);
  const texts = useWords("builder.pool");
  const [arrangement, arrange] = useArrangement("pool");
  const { text, choices, shown, found, settle, search, choose, more } = usePoolSearch(find, draft, arrangement);
  const rows = useMemo(
    () => found.first(shown).map((card) => rowOf(card, draft, title(card.name), found)),
    [found, shown, draft, title],
  );
  const drawn = useRef(rows);
  useLayoutEffect(() => {
    drawn.current = rows;
  });
  const names = () => found.first(found.total).map(({ name }) => name);

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="sr-only">{texts.title}</h2>
      <div className="grid gap-2 bg-paper py-1 max-lg:sticky max-lg:top-0 max-lg:z-10">
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-soft" />
          <Field
            text={text}
            complete={complete}
            fieldRef={searchRef}
            label={texts.search}
            onText={search}
            onFirst={() => {
              settle();
              const [first] = drawn.current;
              if (first) tools.onAct({ do: "add" }, first, []);
            }}
            onLeave={() => {
              settle();
              results.current?.querySelector<HTMLElement>("[data-act=main]")?.focus();
            }}
          />
          {text ? (
            <IconButton
              icon="close"
              label={texts.clear}
              className="absolute! top-0 right-0"
              onClick={() => search("")}
            />
          ) : null}
        </div>
        <PoolFilters choices={choices} onChoose={choose}>
          <span role="status" className="text-ink-soft text-sm">
            {formatPlural(tools.lang, texts.found, found.total)}
          </span>
          {text && rows.length > 0 ? (
            <span className="text-ink-soft text-sm pointer-coarse:hidden">{texts.hint}</span>
          ) : null}
          <span className="ml-auto">
            <ViewMenu
              list="pool"
              name={texts.title}
              arrangement={arrangement}
              onArrange={arrange}
              onSelect={onSelect}
            />
          </span>
        </PoolFilters>
      </div>
      <PoolWarnings text={text} warnings={found.warnings} onMend={search} />
      <div ref={results} className="min-h-0 flex-1 lg:overflow-y-auto lg:overscroll-contain lg:p-0.5">
        {rows.length === 0 ? (
          <Empty
            found={found}
            cards={catalogue.cards}
            lang={tools.lang}
            onSearch={(query) => {
              choose(NO_POOL_CHOICES);
              search(query);
            }}
          />
        ) : (
          <PoolRows rows={rows} catalogue={catalogue} arrangement={arrangement} tools={tools} names={names} />
        )}
        {found.total > shown ? (
          <Button size="small" className="mt-2 w-full" onClick={more}>
            {format(texts.more, { n: Math.min(STEP, found.total - shown) })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** State of the pool search, kept in the URL. */
function usePoolSearch(find: PoolModules["find"], { deck }: DeckDraft, { group, sort }: ListArrangement) {
  const atFirst = useInitialPoolSearch();
  const [text, setText] = useState(atFirst.text);
  const [choices, setChoices] = useState<PoolChoices>(atFirst.choices);
  const [shown, setShown] = useState(STEP);
  const order = useMemo(() => getPoolOrder({ group, sort }), [group, sort]);
  const { found, settle } = usePool(find, { text, choices, deck, ...order });
  useSyncPoolAddress(found.canonical, { text, choices });
  return {
    text,
    choices,
    shown,
    found,
    settle,
    search: (value: string) => {
      setText(value);
      setShown(STEP);
    },
    choose: (next: PoolChoices) => {
      setChoices(next);
      setShown(STEP);
    },
    more: () => setShown(shown + STEP),
  };
}

type RowsProps = {
  rows: readonly CardListEntry[];
  catalogue: Catalogue;
  arrangement: ListArrangement;
  tools: CardListHandlers;
  names: () => readonly string[];
};

function PoolRows({ rows, catalogue, arrangement: { view, group }, tools, names }: RowsProps) {
  const { results } = useWords("builder.pool");
  const groups = groupRows(rows, group).map(({ id, rows: members }) => ({
    id,
    heading: group === "none" ? null : <GroupHeading group={group} id={id} sets={catalogue.sets} lang={tools.lang} />,
    rows: members,
  }));
  // All that were found are chosen by "all", not only those that are drawn.
  const all: CardListHandlers = {
    ...tools,
    onAct: (act, row, drawn) => tools.onAct(act, row, act.do === "choose" && act.which === "all" ? names() : drawn),
  };
  return <DeckCardList label={results} place="pool" view={view} groups={groups} onClick="add" tools={all} />;
}

function rowOf(card: CatalogueCard, draft: DeckDraft, title: string, { parts }: PoolResult): CardListEntry {
  const zone = getHomeZone(card);
  return {
    id: card.key,
    place: "pool",
    zone,
    home: zone,
    name: card.name,
    title,
    parts: parts(card, title),
    card,
    count: countCopies(draft.deck[zone], card.name),
    most: DECK_LIMITS[zone].copies,
    candidates: countCopies(draft.candidates, card.name),
    noted: false,
    tags: [],
  };
}
