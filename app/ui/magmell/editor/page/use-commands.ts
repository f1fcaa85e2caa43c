"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { isComposition, isTextField, type KeyPress } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckEditorCommand, DeckEditorDialog } from "../dialogs/deck-editor-dialogs";
import type { DeckSaveState } from "../draft/draft-store";
import type { DraftSession } from "../draft/use-draft-session";
import type { DeckEditorAction } from "./deck-editor-actions";

const loadActions = registerLazyModule(() => import("./late-code"));

const ACTS: readonly string[] = ["sample", "goldfish", "create", "duplicate", "remove"] satisfies DeckEditorAction[];
const isAct = (
  command: DeckEditorCommand,
): command is Extract<DeckEditorCommand, { readonly show: DeckEditorAction }> => ACTS.includes(command.show);

type UseCommandsOptions = {
  workspace: DraftSession;
  saveState: DeckSaveState;
  signedIn: boolean;
  catalogue: Catalogue;
  lang: Lang;
  singleKeys: boolean;
  show: (dialog: DeckEditorDialog) => void;
  tell: (text: string) => void;
  /** Shows the pool and puts the focus into its search. */
  toSearch: () => void;
};

/** Returns the function that runs a command of the deck editor, and handles the keyboard shortcuts of the page. */
export function useDeckEditorCommands(options: UseCommandsOptions): (command: DeckEditorCommand) => void {
  const { workspace, saveState, signedIn, catalogue, lang, singleKeys, show, tell, toSearch } = options;
  const builder = useWords("builder");
  const { noRoom } = useWords("editor.deck");
  const { store, saver } = workspace;
  const run = (command: DeckEditorCommand) => {
    if (!isAct(command)) return show(command);
    const { failures, failed } = builder;
    const refusals: Partial<Record<DeckEditorAction, string>> = { ...failures, duplicate: noRoom };
    void loadActions().then(
      ({ runDeckEditorAction }) => {
        if (!runDeckEditorAction(command.show, { store, catalogue, lang, words: builder }))
          tell(refusals[command.show] ?? failed.text);
      },
      () => tell(failed.text),
    );
  };
  const save = async () => {
    const { save: texts } = builder;
    if (!signedIn) return tell(texts.local);
    if (saveState.at === "saved") return tell(texts.already);
    await saver.save();
  };
  const doOnPage: Readonly<Record<DeckEditorKeyAction, () => void>> = {
    undo: store.undo,
    redo: store.redo,
    legend: () => show({ show: "keys" }),
    save: () => void save(),
    search: toSearch,
    create: () => run({ show: "create" }),
    duplicate: () => run({ show: "duplicate" }),
    export: () => run({ show: "export" }),
  };
  useKeyListener((event) => {
    const does = getDeckEditorKeyAction(event, { writing: isTextField(event.target), singleKeys });
    if (does) doOnPage[does]();
    return does !== null;
  });
  return run;
}

/** Up to this width, and under fingers, the step back of the browser closes a window instead of leaving the page. */
const SHEETS = "(width < 64rem), (pointer: coarse)";

/**
 * Returns the open dialog and functions that show and close it. On small and touch screens, an open dialog adds a
 * history entry, so that going back closes it.
 */
export function useDeckEditorDialog() {
  const [dialog, setDialog] = useState<DeckEditorDialog | null>(null);
  const stepped = useRef(false);

  useEffect(() => {
    const back = () => {
      if (!stepped.current) return;
      stepped.current = false;
      setDialog(null);
    };
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);

  const show = useCallback((next: DeckEditorDialog) => {
    if (!stepped.current && next.show !== "conflict" && window.matchMedia(SHEETS).matches) {
      window.history.pushState(null, "", window.location.href);
      stepped.current = true;
    }
    setDialog(next);
  }, []);
  const close = useCallback(() => {
    // Going back closes it, so that no empty step is left behind.
    if (stepped.current) window.history.back();
    else setDialog(null);
  }, []);
  return { dialog, show, close };
}

type DeckEditorKeyAction = "search" | "undo" | "redo" | "save" | "legend" | "create" | "duplicate" | "export";

const SINGLE_KEYS: Readonly<Record<string, DeckEditorKeyAction>> = {
  "/": "search",
  "?": "legend",
  n: "create",
  e: "export",
};

/**
 * Returns the deck editor's action for a key pressed anywhere on the page; null if the browser handles the key. In text
 * fields only Ctrl+K, Ctrl+S and Ctrl+D act, so that undo there undoes typing. Single keys do not repeat while held.
 */
export function getDeckEditorKeyAction(
  press: KeyPress,
  { writing, singleKeys }: { writing: boolean; singleKeys: boolean },
): DeckEditorKeyAction | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (isComposition(press) || altKey) return null;
  const key = press.key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (key === "s" && !shiftKey) return "save";
    if (key === "k" && !shiftKey) return "search";
    if (key === "d" && !shiftKey) return "duplicate";
    if (writing) return null;
    if (key === "z") return shiftKey ? "redo" : "undo";
    return key === "y" && !shiftKey ? "redo" : null;
  }
  if (writing || !singleKeys || press.repeat) return null;
  return SINGLE_KEYS[key] ?? null;
}
