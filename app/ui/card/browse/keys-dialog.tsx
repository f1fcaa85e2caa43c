"use client";

import { Dialog } from "@/app/ui/kit/dialog";
import type { Dictionary } from "@/app/ui/words";

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
        <table className="w-full text-sm">
          <tbody>
            {SHORTCUTS.map(([name, keys]) => (
              <tr key={name} className="border-line border-t first:border-t-0">
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
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-gold"
            checked={letters}
            onChange={(event) => onLetters(event.target.checked)}
          />
          {words.letters}
        </label>
      </div>
    </Dialog>
  );
}
