"use client";

import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { SaveConflictDialog } from "@/app/ui/editor/save-conflict-dialog";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { MENU_ITEM_CLASS } from "@/app/ui/kit/menu";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import type { DeckDraft } from "@/lib/magmell/decks/draft";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { DeckDiffView } from "../../deck/deck-diff-view";
import type { PreviewProps } from "../cards/card-preview";
import { PreviewDialog } from "../cards/preview-dialog";
import { useDescribeEdit } from "../draft/describe-edit";
import type { DeckSaveState, DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { DraftSession } from "../draft/use-draft-session";
import type { CardListHandlers } from "../rows/row-keys";
import { AboutDialog } from "./about-dialog";
import { BulkDialog } from "./bulk-dialog";
import { DeckEditorKeysDialog } from "./deck-editor-keys-dialog";
import { ExportDialog } from "./export-dialog";
import { ImportDialog } from "./import-dialog";
import { NoteDialog } from "./note-dialog";

type Props = { editor: DeckEditorState; store: DraftStore; onClose: () => void };

/** Renders every edit that can be undone or done again, the latest first, to go to any of them at once. */
function HistoryDialog({ editor, store, onClose }: Props) {
  const { history: texts, close } = useWords("builder");
  const describeEdit = useDescribeEdit(editor.title);
  const { past, future } = editor.draft.history;
  const done = past.map(({ edit }, index) => ({ edit, by: index + 1 - past.length }));
  const undone = future.map(({ edit }, index) => ({ edit, by: future.length - index }));
  const steps = [...undone, ...done.reverse(), ...(past.length > 0 ? [{ edit: null, by: -past.length }] : [])];
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={close}>
      {past.length + future.length === 0 ? <p>{texts.empty}</p> : null}
      <ol>
        {steps.map(({ edit, by }) => (
          <li key={by}>
            <button
              type="button"
              aria-current={by === 0 ? "step" : undefined}
              className={`${MENU_ITEM_CLASS} ${by > 0 ? "text-ink-soft!" : ""}`}
              onClick={() => store.travel(by)}
            >
              <span className="flex-1">{edit ? describeEdit(edit) : texts.start}</span>
              {by === 0 ? <span className="text-ink-soft">{texts.now}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The dialogs of the deck editor. `preview` shows the card that was last pointed at. */
export type DeckEditorDialog =
  | { readonly show: "export" | "bulk" | "history" | "keys" | "conflict" | "about" | "removeDeck" | "preview" }
  | { readonly show: "note"; readonly card: string }
  | { readonly show: "import"; readonly text?: string };

/** A command of the deck editor: open a dialog, or do something at once. */
export type DeckEditorCommand =
  | DeckEditorDialog
  | { readonly show: "sample" | "goldfish" | "create" | "duplicate" | "remove" };

type DeckEditorDialogsProps = {
  dialog: DeckEditorDialog;
  inView: PreviewProps["row"] | null;
  onStep: PreviewProps["onStep"];
  tools: CardListHandlers;
  editor: DeckEditorState;
  workspace: DraftSession;
  saveState: DeckSaveState;
  catalogue: Catalogue;
  onCommand: (command: DeckEditorCommand) => void;
  onClose: () => void;
};

/** Renders the open dialog. The code of all dialogs is loaded when the first one opens. */
export default function DeckEditorDialogs(props: DeckEditorDialogsProps) {
  const { dialog, inView, onStep, tools, editor, workspace, saveState, catalogue, onCommand, onClose } = props;
  const { store } = workspace;
  const { lang, pageOf } = tools;
  const reading = { store, catalogue, lang, title: editor.title, onClose };
  switch (dialog.show) {
    case "import":
      return <ImportDialog {...reading} pasted={dialog.text ?? ""} />;
    case "bulk":
      return <BulkDialog {...reading} />;
    case "export":
      return <ExportDialog editor={editor} workspace={workspace} catalogue={catalogue} lang={lang} onClose={onClose} />;
    case "history":
      return <HistoryDialog editor={editor} store={store} onClose={onClose} />;
    case "keys":
      return <DeckEditorKeysDialog onClose={onClose} />;
    case "conflict":
      return saveState.at === "conflict" ? (
        <ConflictDialog
          editor={editor}
          workspace={workspace}
          current={saveState.current}
          lang={lang}
          onClose={onClose}
        />
      ) : null;
    case "note":
      return <NoteDialog card={dialog.card} editor={editor} store={store} onClose={onClose} />;
    case "about":
      return (
        <AboutDialog
          editor={editor}
          store={store}
          catalogue={catalogue}
          lang={lang}
          pageOf={pageOf}
          onClose={onClose}
        />
      );
    case "removeDeck":
      return (
        <RemoveDeckDialog name={editor.present.name} onRemove={() => onCommand({ show: "remove" })} onClose={onClose} />
      );
    case "preview":
      return inView ? <PreviewDialog row={inView} tools={tools} onStep={onStep} onClose={onClose} /> : null;
  }
}

type RemoveProps = { name: string; onRemove: () => void; onClose: () => void };

/** Asks before a deck of this browser is removed. */
function RemoveDeckDialog({ name, onRemove, onClose }: RemoveProps) {
  const deck = useWords("editor.deck");
  const builder = useWords("builder");
  return (
    <Dialog
      open
      onClose={onClose}
      title={format(deck.removeTitle, { name: name || builder.unnamed })}
      closeLabel={builder.close}
      actions={
        <>
          <Button onClick={onClose}>{builder.cancel}</Button>
          <Button variant="danger" onClick={onRemove}>
            {deck.remove}
          </Button>
        </>
      }
    >
      <p>{deck.removeText}</p>
    </Dialog>
  );
}

type ConflictProps = {
  editor: DeckEditorState;
  workspace: DraftSession;
  /** The deck as the account has it now. */
  current: SavedDeck;
  lang: Lang;
  onClose: () => void;
};

/** Renders two versions of a deck with the differences of their cards and details. */
function ConflictDialog({ editor, workspace, current, lang, onClose }: ConflictProps) {
  const builder = useWords("builder");
  const mine = editor.draft.history.present;
  const others = otherDifferences(mine, toDraft(current), builder);
  return (
    <SaveConflictDialog onChoose={(...choice) => void workspace.saver.resolve(...choice)} onClose={onClose}>
      {others.length > 0 ? (
        <ul className="mb-4 grid gap-1 text-sm">
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <DeckDiffView
        diff={diffDecks(mine, current)}
        lang={lang}
        title={editor.title}
        labels={{ before: builder.conflict.here, after: builder.conflict.there }}
      />
    </SaveConflictDialog>
  );
}

/** Differences besides cards, one sentence each. */
function otherDifferences(
  mine: DeckDraft,
  theirs: DeckDraft,
  { conflict, unnamed }: Dictionary["builder"],
): readonly string[] {
  const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const [here, there] = [mine, theirs].map(({ name }) => name || unnamed);
  return [
    here === there ? null : format(conflict.names, { here: here ?? "", there: there ?? "" }),
    differ(mine.notes, theirs.notes) ? conflict.notes : null,
    differ(mine.about, theirs.about) ? conflict.about : null,
  ].filter((text) => text !== null);
}
