import { type Dictionary, dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";

/** The words of the desk: its own, those of problems and formats, and those that pages of the second game share. */
export type DeskWords = {
  readonly mtg: Dictionary["mtg"];
  readonly desk: Dictionary["mtgDesk"];
  readonly problems: Dictionary["mtgDeckProblems"];
  readonly formats: Dictionary["mtgFormats"];
  /** Reasons why a line was not read. */
  readonly unread: Dictionary["mtgGoldfish"]["form"]["why"];
  readonly unreadLine: string;
};

export function deskWords(lang: Lang): DeskWords {
  const { mtg, mtgDesk, mtgDeckProblems, mtgFormats, mtgGoldfish } = dictionary(lang);
  const { why, line } = mtgGoldfish.form;
  return { mtg, desk: mtgDesk, problems: mtgDeckProblems, formats: mtgFormats, unread: why, unreadLine: line };
}
