import { isMtgRuleId } from "@/engine/mtg/rulebook";
import { EntryCollector } from "./entry-collector";
import { joinLines, splitNonEmptyLines } from "./lines";
import { splitSegments } from "./sixth-edition/segments";
import type { DocumentContents, NumberedLine, Segment } from "./types";

/** The number of a rule, alone on its line or before its text. */
const RULE = /^(\d{3}\.\d{1,3}[a-z]?)(?:\.?\s+(\S.*))?$/u;
/** The title of a chapter or section in the tree of the page. */
const TITLE = /^(\d{1,3})\.\s*(\S.{0,60})?$/u;
const EDITION = /(\d{8}\.\d{1,3})/u;
const SYNCED = /(20\d{2})[/-](\d{2})[/-](\d{2})/u;
/** Signs at the head of the page in which its version is looked for. */
const HEAD = 4_000;
/** The foot of the page. */
const FOOT = /^(?:©|管理者連絡先|\(実行時間)/u;

/**
 * Reads a page of the comprehensive rules: the chapter tree as headings, and the rules. The page breaks sentences with
 * links into short lines, which are joined. Menu and footer are ignored.
 */
export function readComprehensiveRules(raw: string): DocumentContents {
  const gatherer = new EntryCollector("mtg-cr");
  const seen = new Set<string>();
  const lines = splitNonEmptyLines(raw);
  const foot = lines.findIndex(({ text }) => FOOT.test(text));
  let rule: { number: string; at: NumberedLine; lines: string[] } | null = null;
  for (const line of foot < 0 ? lines : lines.slice(0, foot)) {
    const [, number, rest] = RULE.exec(line.text) ?? [];
    const [, section, title] = number === undefined ? (TITLE.exec(line.text) ?? []) : [];
    if (number !== undefined) {
      finish();
      rule = { number, at: line, lines: rest === undefined ? [] : [rest] };
    } else if (section !== undefined && isMtgRuleId(`mtg-cr:${section}`)) {
      finish();
      rule = null;
      // The page repeats the titles above the rules that it shows.
      if (title !== undefined && !seen.has(section)) heading(section, title, line);
    } else rule?.lines.push(line.text);
  }
  finish();
  const head = raw.slice(0, HEAD);
  const edition = EDITION.exec(head)?.[1] ?? null;
  const [, year, month, day] = SYNCED.exec(head) ?? [];
  const statedOn = year === undefined ? null : `${year}-${month}-${day}`;
  return { edition, statedOn, entries: gatherer.end(), index: [], problems: gatherer.problems };

  function heading(section: string, title: string, at: NumberedLine): void {
    seen.add(section);
    gatherer.begin(section, at);
    gatherer.add({ kind: "title", label: null, text: title });
  }

  function finish(): void {
    if (rule === null) return;
    gatherer.begin(rule.number, rule.at);
    for (const segment of pieces(rule.lines)) gatherer.add(segment);
  }
}

const pieces = (lines: readonly string[]): readonly Segment[] => splitSegments(joinLines(lines));
