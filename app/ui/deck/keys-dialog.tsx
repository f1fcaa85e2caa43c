"use client";

import { Dialog } from "@/app/ui/kit/dialog";
import type { BuilderWords } from "./builder-words";

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
  return (
    <Dialog open onClose={onClose} title={keys.title} closeLabel={close}>
      <div className="grid gap-5">
        <KeyTable caption={keys.inRows} shortcuts={IN_ROWS} words={keys} />
        <KeyTable caption={keys.anywhere} shortcuts={ANYWHERE} words={keys} />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-gold"
            checked={letters}
            onChange={(event) => onLetters(event.target.checked)}
          />
          {keys.letters}
        </label>
        <p className="text-ink-soft text-sm">{keys.mouse}</p>
      </div>
    </Dialog>
  );
}

type TableProps = { caption: string; shortcuts: readonly Shortcut[]; words: KeyWords };

const KeyTable = ({ caption, shortcuts, words }: TableProps) => (
  <table className="w-full text-sm">
    <caption className="pb-1 text-left font-medium">{caption}</caption>
    <tbody>
      {shortcuts.map(([name, keys]) => (
        <tr key={name} className="border-line border-t">
          <th scope="row" className="py-1.5 pr-3 text-left font-normal">
            {words[name]}
          </th>
          <td className="py-1.5 text-right">
            {keys.map((key) => (
              <kbd
                key={key}
                className="ml-1 inline-block whitespace-nowrap rounded-[3px] border border-edge bg-wash px-1.5 font-gothic text-xs"
              >
                {key}
              </kbd>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
