"use client";

import { useWords } from "@/app/i18n/use-words";
import { Dialog } from "@/app/ui/kit/dialog";
import { MENU_ITEM_CLASS } from "@/app/ui/kit/menu";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { PreviewProps } from "../cards/card-preview";
import { PreviewDialog } from "../cards/preview-dialog";
import type { DeckSaveState } from "../draft/deck-saver";
import { useDescribeEdit } from "../draft/describe-edit";
import type { DraftStore } from "../draft/draft-store";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { DraftSession } from "../draft/use-draft-session";
import type { CardListHandlers } from "../rows/list-tools";
import { AboutDialog } from "./about-dialog";
import { BulkDialog } from "./bulk-dialog";
import { ConflictDialog } from "./conflict-dialog";
import { DeckEditorKeysDialog } from "./deck-editor-keys-dialog";
import { ExportDialog } from "./export-dialog";
import { ImportDialog } from "./import-dialog";
import { NoteDialog } from "./note-dialog";
import { RemoveDeckDialog } from "./remove-deck-dialog";

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

/** The windows of the builder. The preview shows the card in view. */
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

/** Renders the window that is open. Loaded when the first one is. */
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
