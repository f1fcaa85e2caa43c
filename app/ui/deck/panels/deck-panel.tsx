"use client";

import type { ReactNode } from "react";
import { Button } from "@/app/ui/kit/button";
import { applyFix, CONSTRUCTION, countLines, type Deck, type DeckProblem, isLegal } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { BuilderWords } from "../builder-words";
import type { CardListEntry } from "../cards/card-list-row";
import type { RowAct } from "../cards/row-keys";
import type { WorkbenchCommand } from "../dialogs/workbench-dialogs";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditor } from "../draft/use-deck-editor";
import { DeckZoneList } from "./deck-zone-list";
import { LegalSeal } from "./legal-seal";
import { ZoneCounter } from "./zone-counter";

type Props = {
  editor: DeckEditor;
  store: DraftStore;
  catalogue: Catalogue;
  deck: Deck;
  title: (name: string) => string;
  onAct: (act: RowAct, row: CardListEntry) => void;
  onPoint: (row: CardListEntry) => void;
  onCommand: (command: WorkbenchCommand) => void;
  pageOf: (name: string) => string;
  singleKeys: boolean;
  /** Further ways to begin, while the deck is empty. */
  beginnings?: ReactNode;
  words: BuilderWords;
};

/** Grimoire, stone deck and candidates, to change in place; the counters count the two decks. */
export function DeckPanel({ editor, store, beginnings, onCommand, ...lists }: Props) {
  const { deck, words } = lists;
  const { zones, check, views } = words.builder;
  const have = { grimoire: countLines(deck.grimoire), stoneDeck: countLines(deck.stoneDeck) };
  const fill = editor.problems.find(isFill);
  const { candidates } = editor.draft.history.present;
  return (
    <div className="grid gap-6">
      <div className="sticky top-0 z-10 flex items-center gap-4 bg-paper py-2">
        <h2 className="sr-only">{views.deck}</h2>
        <ZoneCounter
          label={zones.grimoire}
          have={have.grimoire}
          want={CONSTRUCTION.grimoire.size}
          words={zones}
          className="flex-1"
        />
        <ZoneCounter
          label={zones.stoneDeck}
          have={have.stoneDeck}
          want={CONSTRUCTION.stoneDeck.size}
          words={zones}
          className="flex-1"
        />
        {isLegal(editor.problems) ? <LegalSeal label={check.legal} size="small" /> : null}
      </div>
      {have.grimoire + have.stoneDeck === 0 ? (
        <StartPanel words={words} onCommand={onCommand}>
          {beginnings}
        </StartPanel>
      ) : null}
      <section aria-label={zones.grimoire}>
        <h2 className="text-lg">{zones.grimoire}</h2>
        <DeckZoneList zone="grimoire" lines={deck.grimoire} {...lists} />
      </section>
      <section aria-label={zones.stoneDeck}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{zones.stoneDeck}</h2>
          {fill ? (
            <Button size="small" onClick={() => fillStones(store, fill)}>
              {zones.fill}
            </Button>
          ) : null}
        </div>
        <DeckZoneList zone="stoneDeck" lines={deck.stoneDeck} {...lists} />
      </section>
      {candidates.length > 0 ? (
        <section aria-label={words.diff.zones.candidates}>
          <h2 className="text-lg">{words.diff.zones.candidates}</h2>
          <DeckZoneList zone="candidates" lines={candidates} {...lists} />
        </section>
      ) : null}
    </div>
  );
}

type StartProps = { words: BuilderWords; onCommand: (command: WorkbenchCommand) => void; children: ReactNode };

function StartPanel({ words, onCommand, children }: StartProps) {
  const { start } = words.builder;
  return (
    <section className="grid gap-3 rounded-[3px] border border-line bg-leaf p-4">
      <h2 className="text-lg">{start.title}</h2>
      <p className="text-sm">{start.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onCommand({ show: "sample" })}>{start.sample}</Button>
        <Button variant="quiet" onClick={() => onCommand({ show: "import" })}>
          {start.import}
        </Button>
      </div>
      {children}
    </section>
  );
}

const isFill = ({ fix }: DeckProblem): boolean => fix?.do === "fill";

function fillStones(store: DraftStore, { fix }: DeckProblem): void {
  if (fix) store.edit({ do: "replace", why: "stones", deck: applyFix(store.get().history.present.deck, fix) });
}
