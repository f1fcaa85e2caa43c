"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { classNames } from "@/app/ui/kit/class-names";
import { IconButton } from "@/app/ui/kit/icon-button";
import { countDeckLineCards, DECK_LIMITS } from "@/engine/magmell";
import type { DeckEditorCommand } from "../dialogs/deck-editor-dialogs";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";

const DECK_EDITOR_VIEWS = ["cards", "deck", "check"] as const;
/** The part of the deck editor that a narrow screen shows. */
export type DeckEditorView = (typeof DECK_EDITOR_VIEWS)[number];

/** Returns the view shown on a narrow screen and its setter. Each view keeps its own scroll position. */
export function useDeckEditorView(): [DeckEditorView, (view: DeckEditorView) => void] {
  const [view, setView] = useState<DeckEditorView>("cards");
  const left = useRef<Partial<Record<DeckEditorView, number>>>({});
  const shown = useRef(view);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: left.current[view] ?? 0, behavior: "instant" });
  }, [view]);

  const show = useCallback((next: DeckEditorView) => {
    left.current[shown.current] = window.scrollY;
    setView(next);
  }, []);
  return [view, show];
}

type Props = {
  editor: DeckEditorState;
  store: DraftStore;
  view: DeckEditorView;
  onView: (view: DeckEditorView) => void;
  onCommand: (command: DeckEditorCommand) => void;
};

/**
 * Renders the bar at the bottom of a narrow screen: the views with their counts, undo and redo. On the cards view of an
 * empty deck, it also offers ways to start.
 */
export function DeckEditorBar({ editor, store, view, onView, onCommand }: Props) {
  const { views, zones, history, check, start } = useWords("builder");
  const { deck, problems } = editor;
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const empty = deck.grimoire.length + deck.stoneDeck.length === 0;
  const counts = (["grimoire", "stoneDeck"] as const).map((zone) => ({
    zone,
    text: `${countDeckLineCards(deck[zone])}/${DECK_LIMITS[zone].size}`,
  }));
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-4 mt-auto border-edge border-t bg-leaf px-2 pb-[env(safe-area-inset-bottom)] lg:hidden">
      {empty && view === "cards" ? (
        <div className="flex flex-wrap gap-2 border-line border-b py-2 low:hidden">
          <Button size="small" className="flex-1 whitespace-nowrap" onClick={() => onCommand({ show: "sample" })}>
            {start.sample}
          </Button>
          <Button size="small" variant="quiet" className="whitespace-nowrap" onClick={() => onView("deck")}>
            {start.others}
          </Button>
        </div>
      ) : null}
      <nav aria-label={views.label} className="flex items-stretch gap-1">
        {DECK_EDITOR_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
            className={classNames(
              "flex min-h-14 flex-1 flex-col items-center justify-center text-sm leading-tight",
              view === name && "bg-wash font-medium shadow-[inset_0_3px_0_var(--gold)]",
            )}
          >
            {views[name]}
            {name === "deck" ? (
              <span className="flex gap-2 whitespace-nowrap text-xs">
                {counts.map(({ zone, text }) => (
                  <span key={zone}>
                    <span className="sr-only">{zones[zone]} </span>
                    {text}
                  </span>
                ))}
              </span>
            ) : null}
            {name === "check" && !empty ? (
              <span className={classNames("text-xs", errors > 0 ? "text-red" : "text-gold")}>
                {errors > 0 ? errors : check.legal}
              </span>
            ) : null}
          </button>
        ))}
        {(["undo", "redo"] as const).map((act) => (
          <IconButton
            key={act}
            icon={act}
            label={history[act]}
            aria-disabled={editor.draft.history[act === "undo" ? "past" : "future"].length === 0}
            className="h-auto!"
            onClick={store[act]}
          />
        ))}
      </nav>
    </div>
  );
}
