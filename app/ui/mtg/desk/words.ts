import { type Dictionary, readWords } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/** The words of the desk: its own, those of problems and formats, and those that pages of the second game share. */
export type DeskWords = {
  readonly mtg: Dictionary["mtg"];
  readonly desk: Dictionary["mtgDesk"];
  readonly problems: Dictionary["mtgDeckProblems"];
  readonly formats: Dictionary["mtgFormats"];
  /** Reasons why a line was not read. */
  readonly unread: Dictionary["mtgGoldfish"]["form"]["why"];
  readonly unreadLine: string;
  readonly saved: Dictionary["mtgSaved"];
  /** Words of saving that both games share. */
  readonly save: Dictionary["builder"]["save"];
  readonly conflict: Dictionary["builder"]["conflict"];
  readonly copyName: string;
  readonly close: string;
};

export function deskWords(lang: Lang): DeskWords {
  const { mtg, mtgDesk, mtgSaved, mtgDeckProblems, mtgFormats, mtgGoldfish, builder } = readWords(lang);
  const { why, line } = mtgGoldfish.form;
  const { save, conflict, copyName, close } = builder;
  return {
    mtg,
    desk: mtgDesk,
    saved: mtgSaved,
    problems: mtgDeckProblems,
    formats: mtgFormats,
    unread: why,
    unreadLine: line,
    save,
    conflict,
    copyName,
    close,
  };
}
