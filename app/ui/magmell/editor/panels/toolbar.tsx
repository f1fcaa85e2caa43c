"use client";

import { useRef } from "react";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { isLocalId } from "@/app/ui/editor/draft-slots";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { Icon, type IconName } from "@/app/ui/kit/svg-icon";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { DRAFT_LIMITS } from "@/lib/magmell/decks/draft";
import type { DeckEditorCommand } from "../dialogs/deck-editor-dialogs";
import { useDescribeEdit } from "../draft/describe-edit";
import type { DeckSaveState, DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { DraftSession } from "../draft/use-draft-session";
import { SaveStatus } from "./save-status";

type Props = {
  editor: DeckEditorState;
  workspace: DraftSession;
  saveState: DeckSaveState;
  signedIn: boolean;
  lang: Lang;
  onCommand: (command: DeckEditorCommand) => void;
};

/** Renders the deck name, with undo, save state and actions next to it. */
export function Toolbar({ editor, workspace, saveState, signedIn, lang, onCommand }: Props) {
  const { store } = workspace;
  return (
    <header className="no-print flex flex-wrap items-center gap-x-2 py-1 lg:py-2">
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-1">
        <NameField store={store} name={editor.draft.history.present.name} />
        <HistoryButtons editor={editor} store={store} />
        <span className="lg:hidden">
          <DeckEditorMenu workspace={workspace} lang={lang} onCommand={onCommand} />
        </span>
      </div>
      <SaveStatus
        draft={editor.draft}
        workspace={workspace}
        state={saveState}
        signedIn={signedIn}
        lang={lang}
        onCommand={onCommand}
      />
      <MainActs onCommand={onCommand} />
      <span className="max-lg:hidden">
        <DeckEditorMenu workspace={workspace} lang={lang} onCommand={onCommand} />
      </span>
    </header>
  );
}

type NameProps = { store: DraftStore; name: string };

function NameField({ store, name }: NameProps) {
  const words = useWords("builder");
  const typing = useRef(false);
  return (
    <input
      type="text"
      aria-label={words.name}
      placeholder={words.namePlaceholder}
      value={name}
      readOnly={!useHydrated()}
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
      className="min-h-11 min-w-0 flex-1 rounded-[3px] border border-transparent bg-transparent px-2 font-mincho text-ellipsis text-xl placeholder:text-ink-soft placeholder:opacity-100 hover:border-edge focus:border-edge focus:bg-leaf"
    />
  );
}

function HistoryButtons({ editor, store }: { editor: DeckEditorState; store: DraftStore }) {
  const { past, future } = editor.draft.history;
  const history = useWords("builder.history");
  const describeEdit = useDescribeEdit(editor.title);
  const last = past.at(-1);
  const next = future.at(-1);
  const undo = last ? format(history.undoEdit, { edit: describeEdit(last.edit) }) : history.undo;
  const redo = next ? format(history.redoEdit, { edit: describeEdit(next.edit) }) : history.redo;
  return (
    <>
      <IconButton
        icon="undo"
        aria-disabled={!last}
        label={undo}
        aria-keyshortcuts="Control+Z"
        className="max-lg:hidden"
        onClick={store.undo}
      />
      <IconButton
        icon="redo"
        aria-disabled={!next}
        label={redo}
        aria-keyshortcuts="Control+Y"
        className="max-lg:hidden"
        onClick={store.redo}
      />
    </>
  );
}

/** The main actions for a deck: buttons on a wide screen, entries of the menu elsewhere. */
const MAIN_ACTS = [
  { show: "goldfish", glyph: "shuffle", variant: "quiet" },
  { show: "export", glyph: "share", variant: "plain" },
] as const satisfies readonly { show: DeckEditorCommand["show"]; glyph: IconName; variant: "quiet" | "plain" }[];

type MainActsProps = { onCommand: (command: DeckEditorCommand) => void };

function MainActs({ onCommand }: MainActsProps) {
  const menu = useWords("builder.menu");
  return (
    <div className="flex gap-1 max-lg:hidden">
      {MAIN_ACTS.map(({ show, glyph, variant }) => (
        <Button
          key={show}
          variant={variant}
          className={`px-3! text-sm! ${NARROWER[show]}`}
          onClick={() => onCommand({ show })}
        >
          <Icon name={glyph} />
          {menu[show]}
        </Button>
      ))}
    </div>
  );
}

/** Widths below which an action moves into the menu. */
const NARROWER = { goldfish: "max-xl:hidden", export: "" } as const;
const IN_MENU = { goldfish: "xl:hidden", export: "lg:hidden", keys: "pointer-coarse:hidden" } as const;

const LISTS = ["import", "bulk", "export", "goldfish", "sample", "history", "keys"] as const;

type MenuProps = {
  workspace: DraftSession;
  lang: Lang;
  onCommand: (command: DeckEditorCommand) => void;
};

function DeckEditorMenu({ workspace: { store }, lang, onCommand }: MenuProps) {
  const menu = useWords("builder.menu");
  const save = useWords("builder.save");
  const deck = useWords("editor.deck");
  const item = (label: string, act: () => void) => (
    <button
      type="button"
      className={MENU_ITEM_CLASS}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
        act();
      }}
    >
      {label}
    </button>
  );
  return (
    <Menu label={menu.label} icon="more" iconOnly variant="plain">
      <ul className="max-h-[80dvh] overflow-y-auto">
        <li>{item(deck.about, () => onCommand({ show: "about" }))}</li>
        {LISTS.map((show) => (
          <li key={show} className={show in IN_MENU ? IN_MENU[show as keyof typeof IN_MENU] : undefined}>
            {item(menu[show], () => onCommand({ show }))}
          </li>
        ))}
        <li>{item(menu.clear, () => store.edit({ do: "clear" }))}</li>
        <li className="sm:hidden">
          <a href={localizePath(lang, "/decks/mine")} className={MENU_ITEM_CLASS}>
            {save.others}
          </a>
        </li>
        <li className="mt-1 border-line border-t pt-1">{item(deck.create, () => onCommand({ show: "create" }))}</li>
        <li>{item(deck.duplicate, () => onCommand({ show: "duplicate" }))}</li>
        {isLocalId(store.deckId()) ? <li>{item(deck.remove, () => onCommand({ show: "removeDeck" }))}</li> : null}
      </ul>
    </Menu>
  );
}
