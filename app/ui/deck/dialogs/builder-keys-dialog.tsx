"use client";

import { KeysDialog } from "@/app/ui/keys/keys-dialog";
import type { KeyRow } from "@/app/ui/kit/key-table";
import type { BuilderWords } from "../builder-words";

type Props = { words: BuilderWords; onClose: () => void };

type KeyWords = BuilderWords["builder"]["keys"];
type Shortcut = readonly [keyof KeyWords, readonly string[]];

const IN_ROWS: readonly Shortcut[] = [
  ["move", ["↑", "↓"]],
  ["page", ["PgUp", "PgDn", "Home", "End"]],
  ["add", ["Enter", "→", "+"]],
  ["remove", ["←", "-", "Del"]],
  ["set", ["0", "1", "2", "3"]],
  ["max", ["Shift+Enter"]],
  ["other", ["Shift+→", "Ctrl+Enter"]],
  ["preview", ["Space"]],
];
const ANYWHERE: readonly Shortcut[] = [
  ["search", ["/", "Ctrl+K"]],
  ["clear", ["Esc"]],
  ["undo", ["Ctrl+Z"]],
  ["redo", ["Ctrl+Shift+Z", "Ctrl+Y"]],
  ["save", ["Ctrl+S"]],
  ["legend", ["?"]],
];

/** The shortcuts of the builder. */
export function BuilderKeysDialog({ words, onClose }: Props) {
  const { keys, close } = words.builder;
  const rows = (shortcuts: readonly Shortcut[]): readonly KeyRow[] =>
    shortcuts.map(([name, caps]) => [keys[name], caps]);
  return (
    <KeysDialog
      open
      onClose={onClose}
      title={keys.title}
      closeLabel={close}
      tables={[
        { caption: keys.inRows, rows: rows(IN_ROWS) },
        { caption: keys.anywhere, rows: rows(ANYWHERE) },
      ]}
      switchLabel={keys.letters}
    >
      {keys.mouse}
    </KeysDialog>
  );
}
