"use client";

import type { Lang } from "@/app/ui/i18n/lang";
import { Dialog } from "@/app/ui/kit/dialog";
import { nameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { BuilderWords } from "../builder-words";
import CardPreview from "../cards/card-preview";
import type { SaveState } from "../draft/deck-saver";
import type { DeckEditor } from "../draft/use-deck-editor";
import type { Workspace } from "../draft/use-workspace";
import { BuilderKeysDialog } from "./builder-keys-dialog";
import { BulkDialog } from "./bulk-dialog";
import { ConflictDialog } from "./conflict-dialog";
import { ExportDialog } from "./export-dialog";
import { HistoryDialog } from "./history-dialog";
import { ImportDialog } from "./import-dialog";

/** The windows of the builder. */
export type WorkbenchDialog =
  | { readonly show: "export" | "bulk" | "history" | "keys" | "conflict" }
  | { readonly show: "import"; readonly text?: string }
  | { readonly show: "preview"; readonly name: string };

/** A command of the workbench: open a dialog, or do something at once. */
export type WorkbenchCommand = WorkbenchDialog | { readonly show: "sample" } | { readonly show: "goldfish" };

type WorkbenchDialogsProps = {
  dialog: WorkbenchDialog;
  editor: DeckEditor;
  workspace: Workspace;
  saveState: SaveState;
  catalogue: Catalogue;
  lang: Lang;
  words: BuilderWords;
  pageOf: (name: string) => string;
  onClose: () => void;
};

/** The window that is open. Loaded when the first one is. */
export default function WorkbenchDialogs(props: WorkbenchDialogsProps) {
  const { dialog, editor, workspace, saveState, catalogue, lang, words, pageOf, onClose } = props;
  const { store } = workspace;
  switch (dialog.show) {
    case "import":
      return (
        <ImportDialog
          store={store}
          catalogue={catalogue}
          lang={lang}
          words={words}
          onClose={onClose}
          title={editor.title}
          pasted={dialog.text ?? ""}
        />
      );
    case "bulk":
      return (
        <BulkDialog
          store={store}
          catalogue={catalogue}
          lang={lang}
          words={words}
          onClose={onClose}
          title={editor.title}
        />
      );
    case "export":
      return (
        <ExportDialog
          editor={editor}
          workspace={workspace}
          catalogue={catalogue}
          lang={lang}
          words={words}
          onClose={onClose}
        />
      );
    case "history":
      return <HistoryDialog editor={editor} store={store} words={words} onClose={onClose} />;
    case "keys":
      return <BuilderKeysDialog words={words} onClose={onClose} />;
    case "conflict":
      return saveState.at === "conflict" ? (
        <ConflictDialog
          editor={editor}
          workspace={workspace}
          words={words}
          onClose={onClose}
          current={saveState.current}
        />
      ) : null;
    case "preview": {
      const card = catalogue.names.keys.get(nameKey(dialog.name));
      return (
        <Dialog open onClose={onClose} title={editor.title(dialog.name)} closeLabel={words.builder.close}>
          {card ? (
            <CardPreview card={card} lang={lang} words={words} page={pageOf(card.name)} />
          ) : (
            words.builder.row.unknown
          )}
        </Dialog>
      );
    }
  }
}
