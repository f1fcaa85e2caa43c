import { isMtgRuleId } from "@/engine/mtg/rulebook";
import { EntryCollector } from "./entry-collector";
import { splitNonEmptyLines } from "./lines";
import type { DocumentContents, NumberedLine, Segment } from "./types";

/** Titles of lists whose points are entries: the list's key, and the titles as they begin. */
const LISTS = [
  ["fact", /^確認事項/u],
  ["lose", /^敗北条件/u],
  ["win", /^勝利条件/u],
  ["mulligan", /^「?マリガン」?$/u],
] as const;
const CHAPTER = /^([0-9０-９])[.．]\s*(\S.{0,40})$/u;
const STEP = /^([0-9０-９])\s*[-−ー–－]\s*([0-9０-９])\s*[:：]\s*(\S.{0,40})$/u;
const NEXT_TURN = /^ターンの交代/u;
/** The menu below the page. */
const FOOT = /^(?:Menu|Wikiメニュー|【メニュー編集】)$/u;
const NUMBERED = /^(\d{1,2})[.．]\s+/u;
const BULLET = /^[•・*]\s*/u;
/** Date from which the page's mulligan rule applies, its only date. */
const DATED = /(20\d{2})\/(\d{1,2})\/(\d{1,2})/u;

/** Current position: in a list whose points are entries, in a chapter, or in neither. */
type TurnFlowSection = { readonly list: string | null; readonly numbered: boolean; readonly chapter: string | null };

/**
 * Reads a page on the structure of a modern turn: its numbered and bulleted lists, and its steps with numbers such as
 * 3−4. If the numbers restart after a comment, the list continues.
 */
export function readTurnFlow(raw: string): DocumentContents {
  const gatherer = new EntryCollector("mtg-flow");
  let part: TurnFlowSection = { list: null, numbered: false, chapter: null };
  let count = 0;
  let lead: Segment[] = [];
  for (const line of splitNonEmptyLines(raw)) {
    if (FOOT.test(line.text)) break;
    const step = STEP.exec(line.text);
    const opened = step === null ? partOf(line) : null;
    if (opened !== null) {
      [part, count, lead] = [opened, 0, []];
      gatherer.close();
      if (part.chapter !== null && isMtgRuleId(`mtg-flow:${part.chapter}`))
        begin(part.chapter, line, titleOf(line.text));
    } else if (step !== null) {
      begin(`${narrow(step[1])}.${narrow(step[2])}`, line, step[3] ?? "");
      for (const segment of lead) gatherer.add(segment);
      lead = [];
    } else if (part.list !== null && isPoint(line.text, part.numbered)) {
      count += 1;
      begin(`${part.list}.${count}`, line, null);
      gatherer.add(statement(line.text.replace(NUMBERED, "").replace(BULLET, "")));
    } else if (gatherer.isOpen) gatherer.add(statement(line.text.replace(BULLET, "")));
    else if (part.chapter !== null) lead.push(statement(line.text.replace(BULLET, "")));
  }
  const [, year, month = "", day = ""] = DATED.exec(raw) ?? [];
  const statedOn = year === undefined ? null : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return { edition: null, statedOn, entries: gatherer.end(), index: [], problems: gatherer.problems };

  function begin(number: string, at: NumberedLine, title: string | null): void {
    gatherer.begin(number, at, /^\d/u.test(number) ? number : null);
    if (title !== null) gatherer.add({ kind: "title", label: null, text: title });
  }
}

/** The part of the page that a title opens; `null` for any other line. */
function partOf({ text }: NumberedLine): TurnFlowSection | null {
  const list = LISTS.find(([, title]) => title.test(text))?.[0];
  if (list !== undefined) return { list, numbered: list !== "fact", chapter: null };
  if (NEXT_TURN.test(text)) return { list: null, numbered: false, chapter: "next-turn" };
  const chapter = CHAPTER.exec(text);
  if (chapter === null || NUMBERED.test(text)) return null;
  const number = narrow(chapter[1]);
  return number === "0"
    ? { list: "0", numbered: true, chapter: null }
    : { list: null, numbered: false, chapter: number };
}

/** A point of the open list: numbered where the list is, else with a bullet. */
const isPoint = (text: string, numbered: boolean): boolean => (numbered ? NUMBERED : BULLET).test(text);

const narrow = (digit = ""): string => digit.normalize("NFKC");
const titleOf = (text: string): string => CHAPTER.exec(text)?.[2] ?? text;
const statement = (text: string): Segment => ({ kind: "statement", label: null, text });
