"use client";

import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { LegalSeal } from "@/app/ui/editor/legal-seal";
import { Button } from "@/app/ui/kit/button";
import { applyFix, countDeckLineCards, type DeckProblem, hasNoErrors } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckEditorCommand } from "../dialogs/deck-editor-dialogs";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { CardListHandlers } from "../rows/row-keys";
import { useArrangement } from "../rows/use-arrangement";
import { ViewMenu } from "../rows/view-menu";
import { DeckZoneList } from "./deck-zone-list";
import { ZoneCounter } from "./zone-counter";

type Props = {
  editor: DeckEditorState;
  store: DraftStore;
  catalogue: Catalogue;
  tools: CardListHandlers;
  onCommand: (command: DeckEditorCommand) => void;
  /** Begins to choose rows. */
  onSelect: () => void;
  /** Further ways to start a deck, shown while the deck is empty. */
  beginnings?: ReactNode;
};

/** The look of a list that a dragged card may be dropped on. */
const DROP_CLASS = "rounded-[3px] data-over:bg-wash data-over:shadow-[inset_0_0_0_2px_var(--gold)]";

/** Renders the editable lists of a deck, each with its counter: grimoire, stone deck and candidates. */
export function DeckPanel({ editor, store, catalogue, tools, beginnings, onCommand, onSelect }: Props) {
  const texts = useWords("editor.candidates");
  const { deck, present: draft } = editor;
  const zones = useWords("builder.zones");
  const views = useWords("builder.views");
  const [arrangement, arrange] = useArrangement("deck");
  const have = { grimoire: countDeckLineCards(deck.grimoire), stoneDeck: countDeckLineCards(deck.stoneDeck) };
  // Stones follow the colors of the grimoire, and there are none yet.
  const fill = have.grimoire === 0 ? undefined : editor.problems.find(isFill);
  const shared = { draft, catalogue, title: editor.title, arrangement, tools };
  const candidates = countDeckLineCards(draft.candidates);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <DeckHead have={have} legal={hasNoErrors(editor.problems)} lang={tools.lang}>
        <ViewMenu list="deck" name={views.deck} arrangement={arrangement} onArrange={arrange} onSelect={onSelect} />
      </DeckHead>
      <div className="grid min-h-0 flex-1 content-start gap-5 app:overflow-y-auto app:overscroll-contain app:p-0.5">
        {have.grimoire + have.stoneDeck + candidates === 0 ? (
          <StartPanel onCommand={onCommand}>{beginnings}</StartPanel>
        ) : null}
        <section aria-label={zones.grimoire} data-drop="grimoire" className={DROP_CLASS}>
          <h2 className="text-lg">{zones.grimoire}</h2>
          <DeckZoneList zone="grimoire" {...shared} />
        </section>
        <section aria-label={zones.stoneDeck} data-drop="stoneDeck" className={DROP_CLASS}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg">{zones.stoneDeck}</h2>
            {fill ? (
              <Button size="small" onClick={() => fillStones(store, fill)}>
                {zones.fill}
              </Button>
            ) : null}
          </div>
          <DeckZoneList zone="stoneDeck" {...shared} />
        </section>
        <section aria-label={texts.title} data-drop="candidates" className={DROP_CLASS}>
          <h2 className="flex items-baseline gap-2 border-line border-t pt-3 text-lg">
            {texts.title}
            <span className="font-gothic font-normal text-ink-soft text-sm">
              {candidates > 0 ? format(texts.count, { n: candidates }) : null}
            </span>
          </h2>
          <p className="text-ink-soft text-xs">{texts.hint}</p>
          <DeckZoneList zone="candidates" {...shared} />
        </section>
      </div>
    </div>
  );
}

type HeadProps = {
  have: { readonly grimoire: number; readonly stoneDeck: number };
  legal: boolean;
  lang: Lang;
  children: ReactNode;
};

function DeckHead({ have, legal, lang, children }: HeadProps) {
  const check = useWords("builder.check");
  const views = useWords("builder.views");
  return (
    <div className="flex items-start gap-2 bg-paper py-2 sm:gap-4 max-lg:sticky max-lg:top-0 max-lg:z-10">
      <h2 className="sr-only">{views.deck}</h2>
      {(["grimoire", "stoneDeck"] as const).map((zone) => (
        <ZoneCounter key={zone} zone={zone} have={have[zone]} lang={lang} className="flex-1" />
      ))}
      {legal ? (
        // Narrow screens say it in the bar at their foot.
        <span className="max-lg:hidden">
          <LegalSeal label={check.legal} size="small" />
        </span>
      ) : null}
      {children}
    </div>
  );
}

type StartProps = { onCommand: (command: DeckEditorCommand) => void; children: ReactNode };

function StartPanel({ onCommand, children }: StartProps) {
  const start = useWords("builder.start");
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
