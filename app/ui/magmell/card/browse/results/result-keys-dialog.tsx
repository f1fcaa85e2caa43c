"use client";

import type { Dictionary } from "@/app/i18n/dictionary";
import { useWords } from "@/app/i18n/use-words";
import { KeysDialog } from "@/app/ui/keys/keys-dialog";

const SHORTCUTS: readonly (readonly [keyof Dictionary["search"]["keys"], readonly string[]])[] = [
  ["search", ["/", "Ctrl+K"]],
  ["clear", ["Esc"]],
  ["move", ["J", "K", "←", "→", "↑", "↓"]],
  ["first", ["Home", "End"]],
  ["enter", ["Enter"]],
  ["pages", ["N", "P"]],
  ["random", ["R"]],
  ["legend", ["?"]],
];

/** Renders the keyboard shortcuts of the results page. */
export default function ResultKeysDialog({ onClose }: { onClose: () => void }) {
  const words = useWords("search.keys");
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
