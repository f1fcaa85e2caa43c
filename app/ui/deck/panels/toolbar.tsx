"use client";

import { useRef } from "react";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { FIELD_CLASS } from "@/app/ui/kit/class-names";
import { Glyph, type GlyphName } from "@/app/ui/kit/glyph";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { DRAFT_LIMITS } from "@/lib/decks/draft";
import type { BuilderWords } from "../builder-words";
import type { WorkbenchCommand } from "../dialogs/workbench-dialogs";
import type { SaveState } from "../draft/deck-saver";
import { describeEdit } from "../draft/describe-edit";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditor } from "../draft/use-deck-editor";
import type { Workspace } from "../draft/use-workspace";
import { SaveStatus } from "./save-status";

type Props = {
  editor: DeckEditor;
  workspace: Workspace;
  saveState: SaveState;
  signedIn: boolean;
  lang: Lang;
  words: BuilderWords;
  onCommand: (command: WorkbenchCommand) => void;
};

/** The name of the deck, undo and redo by name, saving, and everything that is needed less often. */
export function Toolbar({ editor, workspace, saveState, signedIn, lang, words, onCommand }: Props) {
  const { store } = workspace;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 lg:mb-2">
      <div className="flex flex-[1_1_20rem] flex-wrap items-center gap-2 lg:max-w-xl lg:basis-136">
        <NameField store={store} name={editor.draft.history.present.name} words={words.builder} />
        <HistoryButtons editor={editor} store={store} words={words} />
        <WorkbenchMenu store={store} words={words.builder} onCommand={onCommand} />
      </div>
      <MainActs words={words.builder} onCommand={onCommand} />
      <SaveStatus
        draft={editor.draft}
        workspace={workspace}
        state={saveState}
        signedIn={signedIn}
        lang={lang}
        onCommand={onCommand}
        words={words.builder.save}
      />
    </header>
  );
}

type NameProps = { store: DraftStore; name: string; words: BuilderWords["builder"] };

function NameField({ store, name, words }: NameProps) {
  const typing = useRef(false);
  return (
    <input
      type="text"
      aria-label={words.name}
      placeholder={words.namePlaceholder}
      value={name}
      maxLength={DRAFT_LIMITS.name}
      autoComplete="off"
      enterKeyHint="done"
      onFocus={() => {
        typing.current = false;
      }}
      onChange={(event) => {
        store.edit({ do: "rename", to: event.target.value, typing: typing.current });
        typing.current = true;
      }}
      className={`${FIELD_CLASS} min-w-0 flex-[1_1_10rem] font-mincho text-lg!`}
    />
  );
}

function HistoryButtons({ editor, store, words }: { editor: DeckEditor; store: DraftStore; words: BuilderWords }) {
  const { past, future } = editor.draft.history;
  const { history } = words.builder;
  const last = past.at(-1);
  const next = future.at(-1);
  const undo = last ? format(history.undoEdit, { edit: describeEdit(words, last.edit, editor.title) }) : history.undo;
  const redo = next ? format(history.redoEdit, { edit: describeEdit(words, next.edit, editor.title) }) : history.redo;
  return (
    <>
      <Button
        aria-disabled={!last}
        aria-label={undo}
        title={undo}
        aria-keyshortcuts="Control+Z"
        className="px-3! lg:w-44 lg:justify-start!"
        onClick={store.undo}
      >
        <Glyph name="undo" />
        <span aria-hidden="true" className="truncate text-sm max-lg:hidden">
          {undo}
        </span>
      </Button>
      <Button
        aria-disabled={!next}
        aria-label={redo}
        title={redo}
        aria-keyshortcuts="Control+Y"
        className="px-3!"
        onClick={store.redo}
      >
        <Glyph name="redo" />
      </Button>
    </>
  );
}

/** The main actions for a deck: buttons on a wide screen, entries of the menu elsewhere. */
const MAIN_ACTS = [
  { show: "goldfish", glyph: "shuffle" },
  { show: "export", glyph: "share" },
] as const satisfies readonly { show: WorkbenchCommand["show"]; glyph: GlyphName }[];

type MainActsProps = { words: BuilderWords["builder"]; onCommand: (command: WorkbenchCommand) => void };

function MainActs({ words, onCommand }: MainActsProps) {
  return (
    <div className="flex gap-2 max-lg:hidden">
      {MAIN_ACTS.map(({ show, glyph }) => (
        <Button key={show} className="px-3! text-sm!" onClick={() => onCommand({ show })}>
          <Glyph name={glyph} />
          {words.menu[show]}
        </Button>
      ))}
    </div>
  );
}

const WISHES = ["import", "bulk", "export", "goldfish", "sample", "history", "keys"] as const;
const isMainAct = (show: WorkbenchCommand["show"]): boolean => MAIN_ACTS.some((act) => act.show === show);

type MenuProps = { store: DraftStore; words: BuilderWords["builder"]; onCommand: (command: WorkbenchCommand) => void };

function WorkbenchMenu({ store, words, onCommand }: MenuProps) {
  const { menu } = words;
  const choose = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    act();
  };
  return (
    <Menu label={menu.label} icon="more" iconOnly variant="plain">
      <ul>
        {WISHES.map((show) => (
          <li key={show} className={isMainAct(show) ? "lg:hidden" : undefined}>
            <button type="button" className={MENU_ITEM_CLASS} onClick={choose(() => onCommand({ show }))}>
              {menu[show]}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={MENU_ITEM_CLASS} onClick={choose(() => store.edit({ do: "clear" }))}>
            {menu.clear}
          </button>
        </li>
      </ul>
    </Menu>
  );
}
