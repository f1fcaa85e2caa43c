"use client";

import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { PreviewProps } from "../cards/card-preview";
import { PreviewDialog } from "../cards/preview-dialog";
import type { DeckSaveState } from "../draft/deck-saver";
import type { DeckEditorState } from "../draft/use-deck-editor-state";
import type { DraftSession } from "../draft/use-draft-session";
import type { CardListHandlers } from "../rows/list-tools";
import { AboutDialog } from "./about-dialog";
import { BulkDialog } from "./bulk-dialog";
import { ConflictDialog } from "./conflict-dialog";
import { DeckEditorKeysDialog } from "./deck-editor-keys-dialog";
import { ExportDialog } from "./export-dialog";
import { HistoryDialog } from "./history-dialog";
import { ImportDialog } from "./import-dialog";
import { NoteDialog } from "./note-dialog";
import { RemoveDeckDialog } from "./remove-deck-dialog";

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
