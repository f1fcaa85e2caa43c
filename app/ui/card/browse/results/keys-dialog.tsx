"use client";

import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { CheckLine } from "@/app/ui/kit/check-line";
import { Dialog } from "@/app/ui/kit/dialog";
import { KeyTable } from "@/app/ui/kit/key-table";

type KeyWords = Dictionary["search"]["keys"];
type Props = { letters: boolean; onLetters: (on: boolean) => void; words: KeyWords; onClose: () => void };

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

/** Every key of the result page, and the switch for those that are a single character. */
export default function KeysDialog({ letters, onLetters, words, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <div className="grid gap-5">
        <KeyTable rows={SHORTCUTS.map(([name, keys]) => [words[name], keys])} />
        <CheckLine checked={letters} onChange={onLetters}>
          {words.letters}
        </CheckLine>
      </div>
    </Dialog>
  );
}
