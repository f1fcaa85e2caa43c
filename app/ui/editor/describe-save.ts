import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { IconName } from "@/app/ui/kit/svg-icon";
import type { DraftSaveState } from "./draft-saver";

type SaveWords = Dictionary["builder"]["save"];

type Described = { readonly icon: IconName; readonly text: string; readonly calm: boolean };

/** Returns the place where a deck is kept just now, in words. `kept` is false when the browser refuses to keep it. */
export function describeSave(state: DraftSaveState<unknown>, kept: boolean, words: SaveWords, lang: Lang): Described {
  if (isDraftLost(state, kept)) return { icon: "warning", text: words.notKept, calm: false };
  switch (state.at) {
    case "local":
      return { icon: "book", text: words.local, calm: true };
    case "waiting":
    case "saving":
      return { icon: "more", text: words[state.at], calm: true };
    case "saved":
      return { icon: "check", text: format(words.saved, { time: clock(state.time, lang) }), calm: true };
    case "offline":
      return { icon: "warning", text: words.offline, calm: false };
    case "conflict":
      return { icon: "warning", text: words.conflict, calm: false };
    case "refused":
      return { icon: "error", text: refusalWords(state.code, words.refused), calm: false };
  }
}

/** Returns whether neither the browser nor an account has the deck. */
export const isDraftLost = ({ at }: DraftSaveState<unknown>, kept: boolean): boolean =>
  !kept && !["saved", "saving", "waiting"].includes(at);

const refusalWords = (code: string, refused: SaveWords["refused"]): string =>
  Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : refused.unexpected;

const clock = (time: number, lang: Lang): string =>
  new Intl.DateTimeFormat([lang, "en"], { hour: "2-digit", minute: "2-digit" }).format(time);
