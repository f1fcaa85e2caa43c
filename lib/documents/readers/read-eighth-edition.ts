import { isMtgRuleId } from "@/engine/mtg/rulebook";
import { EntryCollector } from "./entry-collector";
import { splitNonEmptyLines } from "./lines";
import type { DocumentContents, NumberedLine, Segment } from "./types";

/** Steps by their names in the table, without spaces and middle dots. */
const STEPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    アンタップステップ: "untap",
    アップキープステップ: "upkeep",
    ドローステップ: "draw",
    "メインフェイズ|第1|": "main-1",
    戦闘開始ステップ: "begin-combat",
    攻撃クリーチャー指定ステップ: "attackers",
    ブロッククリーチャー指定ステップ: "blockers",
    戦闘ダメージステップ: "combat-damage",
    第二戦闘ダメージステップ: "second-damage",
    戦闘終了ステップ: "end-combat",
    "メインフェイズ|第2|": "main-2",
    ターン終了ステップ: "end",
    クリンナップステップ: "cleanup",
  }),
);
const PHASE = /^(?:開始|戦闘|終了)フェイズ(?=.)/u;
/** A step and its remarks in one line: those begin with a bullet after spaces. */
const STEP_LINE = /^(.{1,40}?)\s+(・.*)$/u;
/** Signs that the name of a step has at most. */
const LONGEST_NAME = 60;
/** A word of the glossary with its English form in brackets. */
const WORD = /^([^\s(（・。、][^(（。、]{0,24})[(（]([A-Z][A-Za-z /<>()-]{1,40})[)）]$/u;
const BULLET = /^・\s*/u;
/** Column that marks whether instants and abilities may be played. */
const FLAG = /^[×○〇]/u;
const LETTERED = /^([a-z])\s+(?=[^\sa-z])/u;
const NUMBERED = /^([1-9])[、.]\s*/u;
/** The line that names where the page took its text from. */
const CLOSING = /^このテキストは/u;
const SENTENCE_END = /[。」』)）]$/u;

/** Reads a page on the turn structure of the eighth edition: the rows of its table and the words of its glossary. */
export function readEighthEdition(raw: string): DocumentContents {
  const gatherer = new EntryCollector("mtg-8e");
  let words = false;
  for (const line of splitNonEmptyLines(raw)) {
    if (CLOSING.test(line.text)) break;
    const step = words ? null : stepOf(line.text);
    const word = WORD.exec(line.text);
    if (step !== null) {
      gatherer.begin(step.id, line, null);
      gatherer.add({ kind: "title", label: null, text: step.name.replaceAll(/^[(（]|[)）]$/gu, "") });
      if (step.rest !== "") addLine(gatherer, step.rest);
    } else if (word !== null && beginWord(gatherer, word, line)) words = true;
    else if (gatherer.isOpen && !isRepeatedTitle(line.text)) addLine(gatherer, line.text);
  }
  return { edition: "8", statedOn: null, entries: gatherer.end(), index: [], problems: gatherer.problems };
}

/** The step that a line names, and the rest of the line; `null` for any other line. */
function stepOf(line: string): { readonly id: string; readonly name: string; readonly rest: string } | null {
  const [, before = "", after = ""] = STEP_LINE.exec(line) ?? [];
  for (const [name, rest] of [[line, ""] as const, [before, after] as const]) {
    const id = name === "" || name.length > LONGEST_NAME ? undefined : STEPS.get(bareName(name));
    if (id !== undefined) return { id, name, rest };
  }
  return null;
}

/** The name of a step without its phase, spaces, brackets and middle dots. */
const bareName = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(/[\s()・]/gu, "")
    .replace(PHASE, "");

/** Begins a word of the glossary. A word in brackets that is no entry is a part of a sentence, or an unknown word. */
function beginWord(gatherer: EntryCollector, [title, , english = ""]: RegExpExecArray, at: NumberedLine): boolean {
  const number = `word.${english.split("/")[0]?.trim().toLowerCase().replaceAll(" ", "-")}`;
  gatherer.begin(number, at, null);
  gatherer.add({ kind: "title", label: null, text: title });
  return isMtgRuleId(`mtg-8e:${number}`);
}

/** A title that the glossary prints again below itself. */
const isRepeatedTitle = (line: string): boolean =>
  line.length <= 12 && !/[。・×○〇]|^[a-z]/u.test(line) && !line.startsWith("(");

function addLine(gatherer: EntryCollector, line: string): void {
  const [text, bulleted] = [line.replace(BULLET, ""), BULLET.test(line)];
  const lettered = LETTERED.exec(text) ?? NUMBERED.exec(text);
  if (FLAG.test(line)) gatherer.add({ kind: "flag", label: null, text: line });
  else if (lettered) gatherer.add(stepSegment(lettered, text));
  else if (bulleted || gatherer.lastKind !== "statement" || SENTENCE_END.test(gatherer.lastText))
    gatherer.add({ kind: "statement", label: null, text });
  else gatherer.lengthen(text);
}

const stepSegment = ([whole, label = ""]: RegExpExecArray, text: string): Segment => ({
  kind: "step",
  label,
  text: text.slice(whole.length),
});
