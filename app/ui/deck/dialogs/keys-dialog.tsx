"use client";

import { CheckLine } from "@/app/ui/kit/check-line";
import { Dialog } from "@/app/ui/kit/dialog";
import { type KeyRow, KeyTable } from "@/app/ui/kit/key-table";
import type { BuilderWords } from "../builder-words";

type Props = { letters: boolean; onLetters: (on: boolean) => void; words: BuilderWords; onClose: () => void };

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

/** Every key of the builder, and the switch for those that are a single character. */
export function KeysDialog({ letters, onLetters, words, onClose }: Props) {
  const { keys, close } = words.builder;
  const said = (shortcuts: readonly Shortcut[]): readonly KeyRow[] =>
    shortcuts.map(([name, caps]) => [keys[name], caps]);
  return (
    <Dialog open onClose={onClose} title={keys.title} closeLabel={close}>
      <div className="grid gap-5">
        <KeyTable caption={keys.inRows} rows={said(IN_ROWS)} />
        <KeyTable caption={keys.anywhere} rows={said(ANYWHERE)} />
        <CheckLine checked={letters} onChange={onLetters}>
          {keys.letters}
        </CheckLine>
        <p className="text-ink-soft text-sm">{keys.mouse}</p>
      </div>
    </Dialog>
  );
}
