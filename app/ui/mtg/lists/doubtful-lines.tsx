import { type ReactNode, useMemo } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ListReport } from "@/app/ui/editor/list-report";
import type { UnreadLine } from "@/lib/mtg/decks/lists/pasted-list";
import { findCardLines, findListNotes } from "./list-notes";

type Props = {
  text: string;
  verdict?: string;
  unread: readonly UnreadLine[];
  /** Numbers of comment lines, from 1. */
  remarks?: readonly number[];
  lang: Lang;
  /** Renders the line number, such as a link to the line. */
  renderPlace: (line: number) => ReactNode;
  /** Takes the text with the reading that was chosen for a line. */
  onText: (text: string) => void;
};

/** Renders the unread or doubtful lines of a list, each with a button for every other reading. */
export function DoubtfulLines({ text, verdict = "", unread, remarks = [], lang, renderPlace, onText }: Props) {
  const form = useWords("mtgGoldfish.form");
  const report = useWords("listReport");
  const cards = useMemo(() => findCardLines(text), [text]);
  const notes = findListNotes({ form, report }, text, { unread, remarks, cards });
  return <ListReport {...notes} {...{ text, verdict, lang, renderPlace, onText }} />;
}
