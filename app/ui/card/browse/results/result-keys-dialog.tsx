"use client";

import type { Dictionary } from "@/app/i18n/dictionary";
import { KeysDialog } from "@/app/ui/keys/keys-dialog";

type KeyWords = Dictionary["search"]["keys"];
type Props = { words: KeyWords; onClose: () => void };

const SHORTCUTS: readonly (readonly [keyof KeyWords, readonly string[]])[] = [
  ["search", ["/", "Ctrl+K"]],
  ["clear", ["Esc"]],
  ["move", ["J", "K", "←", "→", "↑", "↓"]],
  ["first", ["Home", "End"]],
  ["enter", ["Enter"]],
  ["pages", ["N", "P"]],
  ["random", ["R"]],
  ["legend", ["?"]],
];

/** The shortcuts of a page of results. */
export default function ResultKeysDialog({ words, onClose }: Props) {
  return (
    <KeysDialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      tables={[{ rows: SHORTCUTS.map(([name, keys]) => [words[name], keys]) }]}
      switchLabel={words.letters}
    />
  );
}
