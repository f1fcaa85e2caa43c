import { isRuleId, RULE_IDS, type RuleId } from "@/engine/magmell/rulebook";
import { decodeTextFile } from "@/lib/decode-text-file";
import { stripPageFurniture } from "./page-furniture";
import { RULES_FILE_LIMITS } from "./schema";
import type { ParsedRule, ParsedRulesFile, RulesFileProblem } from "./types";

/** A rule number at the start of a line, in digits and dots of either width, and the rest of the line. */
const NUMBERED = /^[\s#]*([0-9０-９]{3}(?:[.．][0-9０-９]{1,3})*)[.．]?([\s:：、].*|[^0-9０-９.．].*)?$/u;
/** A chapter heading, which belongs to no rule: `# 2 用語` or 第2章. */
const CHAPTER = /^\s*(?:#|第\s*[0-9０-９]{1,2}\s*章[^。]{0,40}$)/u;
/** A chapter heading without a mark, `2 用語`, where that chapter is due. */
const BARE_CHAPTER = /^\s*([0-9０-９])[.．]?\s[^。]{0,40}$/u;
/** The end of a line in a table of contents: a row of dots, or a tab, and a page number. */
const LISTED = /(?:(?:[.．・･·_]\s*){3,}|(?:[…‥]\s*){2,}|\t\s*)[0-9０-９]{1,3}\s*$/u;
const EDITION = /(?:ver(?:sion)?\.?|版|総合ルール)\s*([0-9]{1,3}\.[0-9]{1,3}(?:\.[0-9]{1,3})?)/iu;
/** The beginning of a new paragraph; a line after the end of a sentence begins one, too. */
const PARAGRAPH = /^(?:[■・●○※*-]|例|[（(][0-9])/u;
const SENTENCE_END = /[。．.」』）)]$/u;
const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/u;

/** The most rules that may be left out before a rule that still counts as due. */
const NEAR = 3;

const PLACES = new Map(RULE_IDS.map((id, place) => [id, place]));
const placeOf = (id: RuleId): number => PLACES.get(id) ?? 0;

/**
 * Parses a rules document: plain text, with the number of each rule on the same line or the line above, or
 * tab-separated numbers and texts. A line without a number continues the rule above. Never throws; reports deviations
 * by line.
 */
export function parseRulesFile(bytes: Uint8Array): ParsedRulesFile {
  if (bytes.length > RULES_FILE_LIMITS.fileBytes) return { ok: false, reason: "TOO_LARGE" };
  const decoded = decodeTextFile(bytes);
  if (decoded === null) return { ok: false, reason: "ENCODING" };
  const reader = new RulesReader();
  const lines = stripPageFurniture(decoded.text);
  if (lines.length > RULES_FILE_LIMITS.lines) return { ok: false, reason: "TOO_LARGE" };
  for (const [index, line] of lines.entries()) reader.line(line, index + 1);
  const { rules, problems, edition } = reader.end();
  if (rules.length === 0) return { ok: false, reason: "NO_RULES" };
  const found = new Set(rules.map(({ id }) => id));
  return {
    ok: true,
    encoding: decoded.encoding,
    edition,
    rules,
    problems,
    missing: RULE_IDS.filter((id) => !found.has(id)),
  };
}

/** Parser of a rules file, fed line by line. */
class RulesReader {
  readonly #rules = new Map<RuleId, { line: number; text: string }>();
  readonly #problems: RulesFileProblem[] = [];
  /** The rule that lines without a number continue; `null` between chapters. */
  #open: { line: number; text: string } | null = null;
  #last: RuleId | null = null;
  #edition: string | null = null;

  line(line: string, at: number): void {
    const [, digits = "", rest = ""] = NUMBERED.exec(line) ?? [];
    const number = digits.normalize("NFKC");
    const id = `mag:${number}`;
    if (number !== "" && LISTED.test(rest)) return;
    if (number !== "" && (isApart(rest) || this.#isNext(id))) this.#begin(number, withoutMark(rest), at);
    else if (CHAPTER.test(line) || this.#isNextChapter(line)) this.#between(line);
    else if (this.#open) this.#open.text = joined(this.#open.text, line.trim());
    else this.#between(line);
  }

  end(): { rules: readonly ParsedRule[]; problems: readonly RulesFileProblem[]; edition: string | null } {
    const rules: ParsedRule[] = [];
    for (const [id, { line, text }] of this.#rules) {
      const kept = text.trim().slice(0, RULES_FILE_LIMITS.text);
      if (kept !== "") rules.push({ id, text: kept, line });
      else this.#remark({ code: "EMPTY", line, number: id.slice(4) });
    }
    const problems = [...this.#problems].sort((a, b) => a.line - b.line);
    return { rules: rules.sort((a, b) => placeOf(a.id) - placeOf(b.id)), problems, edition: this.#edition };
  }

  #begin(number: string, text: string, line: number): void {
    const id = `mag:${number}`;
    const first = isRuleId(id) ? this.#rules.get(id) : undefined;
    this.#open = null;
    if (!isRuleId(id)) this.#remark({ code: "UNKNOWN_NUMBER", line, number });
    else if (first) this.#remark({ code: "DUPLICATE", line, number, first: first.line });
    else {
      const late = this.#last !== null && placeOf(this.#last) > placeOf(id);
      if (late) this.#remark({ code: "OUT_OF_ORDER", line, number, after: this.#last?.slice(4) ?? "" });
      else this.#last = id;
      this.#open = { line, text };
      this.#rules.set(id, this.#open);
    }
  }

  /** A line before the first rule or between chapters: only its edition is of use. */
  #between(line: string): void {
    this.#open = null;
    if (this.#rules.size === 0) this.#edition ??= EDITION.exec(line.normalize("NFKC"))?.[1] ?? null;
  }

  /**
   * Whether a rule is due. A number without a space after it may be running text, so it begins a rule only where that
   * rule is due.
   */
  #isNext(id: string): boolean {
    if (!isRuleId(id) || this.#rules.has(id)) return false;
    const steps = this.#last === null ? placeOf(id) + 1 : placeOf(id) - placeOf(this.#last);
    return steps > 0 && steps <= NEAR;
  }

  /**
   * Whether a line is the next chapter's heading: it comes in its turn, and after a complete sentence, since a line
   * broken before a digit looks alike.
   */
  #isNextChapter(line: string): boolean {
    const digit = BARE_CHAPTER.exec(line)?.[1]?.normalize("NFKC");
    if (digit === undefined || (this.#open !== null && !SENTENCE_END.test(this.#open.text))) return false;
    return this.#last === null || Number(digit) === Number(this.#last.charAt("mag:".length)) + 1;
  }

  #remark(problem: RulesFileProblem): void {
    if (this.#problems.length < RULES_FILE_LIMITS.problems) this.#problems.push(problem);
  }
}

const isApart = (rest: string) => rest === "" || /^[\s:：、]/u.test(rest);
const withoutMark = (rest: string) => rest.replace(/^[\s:：、]+/u, "").trim();

/** Joins lines that were broken by the width of a page; paragraphs stay apart. */
function joined(before: string, line: string): string {
  if (line === "" || before === "") return before + line;
  if (PARAGRAPH.test(line) || SENTENCE_END.test(before)) return `${before}\n${line}`;
  return JAPANESE.test(before.slice(-1)) || JAPANESE.test(line.charAt(0)) ? before + line : `${before} ${line}`;
}
