"use client";

import { useWords } from "@/app/i18n/use-words";
import { KeysDialog } from "@/app/ui/keys/keys-dialog";
import type { KeyRow } from "@/app/ui/kit/key-table";

type Props = { onClose: () => void };

/** Renders the keyboard shortcuts of the deck editor. */
export function DeckEditorKeysDialog({ onClose }: Props) {
  const { keys, close } = useWords("builder");
  const more = useWords("editor.keys");
  const inRows: readonly KeyRow[] = [
    [keys.move, ["↑", "↓"]],
    [keys.page, ["PgUp", "PgDn", "Home", "End"]],
    [keys.add, ["Enter", "→", "+"]],
    [keys.remove, ["←", "-", "Del"]],
    [keys.set, ["0", "1", "2", "3"]],
    [more.twoDigits, ["1", "2"]],
    [more.candidateCount, ["Shift+0", "Shift+1", "Shift+2", "Shift+3"]],
    [keys.max, ["Shift+Enter"]],
    [more.candidates, ["Shift+→", "Ctrl+Enter"]],
    [keys.preview, ["Space"]],
    [more.note, ["m"]],
    [more.select, ["Ctrl+Space"]],
    [more.range, ["Shift+↑", "Shift+↓"]],
    [more.all, ["Ctrl+A"]],
  ];
  const anywhere: readonly KeyRow[] = [
    [keys.search, ["/", "Ctrl+K"]],
    [keys.clear, ["Esc"]],
    [keys.undo, ["Ctrl+Z"]],
    [keys.redo, ["Ctrl+Shift+Z", "Ctrl+Y"]],
    [keys.save, ["Ctrl+S"]],
    [more.create, ["n"]],
    [more.duplicate, ["Ctrl+D"]],
    [more.export, ["e"]],
    [keys.legend, ["?"]],
  ];
  return (
    <KeysDialog
      open
      onClose={onClose}
      title={keys.title}
      closeLabel={close}
      tables={[
        { caption: keys.inRows, rows: inRows },
        { caption: more.inPreview, rows: [[more.neighbors, ["←", "→"]]] },
        { caption: keys.anywhere, rows: anywhere },
      ]}
      switchLabel={keys.letters}
    >
      {keys.mouse} {more.mouse}
    </KeysDialog>
  );
}
