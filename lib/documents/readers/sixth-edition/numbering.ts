import { isMtgRuleId, MTG_RULE_IDS, type MtgRuleId } from "@/engine/mtg/rulebook";
import type { DocumentProblem, FilePosition } from "../types";

/** A printed number in its parts: of `A.22.裁定.3` section A.22, mark `r`, 3; a section alone has no count. */
type PrintedNumber = { readonly section: string; readonly mark: "" | "r"; readonly count: number | null };

const NUMBER = /^([A-Z]\.\d+)(?:\.(裁定\.)?(\d+))?$/u;
const PLACES = new Map(MTG_RULE_IDS.map((id, place) => [id, place]));

/**
 * Assigns ids to the entries of a document by their printed numbers, in order. A number from an earlier section is a
 * misprint of the next number in the current section. A repeated number gets the letter b.
 */
export class EntryNumbering {
  readonly problems: DocumentProblem[] = [];
  #section: string | null = null;
  readonly #used = new Set<string>();
  /** The highest count of rules and of rulings in the open section. */
  #last = { "": 0, r: 0 };
  #notes = 0;

  /** The id of the entry that begins here; `null` where its text belongs to no entry. */
  next(printed: string, at: FilePosition): MtgRuleId | null {
    const number = partsOf(printed);
    if (number === null) return this.#refuse("UNKNOWN_NUMBER", printed, at);
    return number.count === null ? this.#open(number.section, printed, at) : this.#entry(number, printed, at);
  }

  /** The id of the next note of the open section. */
  nextNote(at: FilePosition): MtgRuleId | null {
    this.#notes += 1;
    const id = `mtg-6e:${this.#section}.n${this.#notes}`;
    return isMtgRuleId(id) ? id : this.#refuse("UNKNOWN_NUMBER", `${this.#section} 注意 ${this.#notes}`, at);
  }

  #open(section: string, printed: string, at: FilePosition): MtgRuleId | null {
    const id = `mtg-6e:${section}`;
    if (!isMtgRuleId(id)) {
      this.#section = null;
      return this.#refuse("UNKNOWN_NUMBER", printed, at);
    }
    if (this.#used.has(id)) return this.#refuse("DUPLICATE", printed, at);
    this.#enter(section);
    this.#used.add(id);
    return id;
  }

  #enter(section: string): void {
    this.#section = section;
    this.#last = { "": 0, r: 0 };
    this.#notes = 0;
  }

  #entry(number: PrintedNumber, printed: string, at: FilePosition): MtgRuleId | null {
    const { section, mark } = number;
    if (section !== this.#section) {
      const meant = this.#section === null ? null : this.#nextOf(mark);
      if (meant !== null && this.#isPast(section)) {
        this.problems.push({ at, code: "MISPRINTED", printed, instead: meant.slice("mtg-6e:".length) });
        return this.#take(meant, mark);
      }
      if (!isMtgRuleId(`mtg-6e:${section}`)) return this.#refuse("UNKNOWN_NUMBER", printed, at);
      this.problems.push({ at, code: "HEADING_MISSING", printed, instead: section });
      this.#enter(section);
    }
    return this.#own(number, printed, at);
  }

  /** A number of the open section. */
  #own({ section, mark, count }: PrintedNumber, printed: string, at: FilePosition): MtgRuleId | null {
    const id = `mtg-6e:${section}.${mark}${count}`;
    if (!isMtgRuleId(id)) return this.#refuse("UNKNOWN_NUMBER", printed, at);
    if (this.#used.has(id)) {
      const second = `${id}b`;
      if (!isMtgRuleId(second) || this.#used.has(second)) return this.#refuse("DUPLICATE", printed, at);
      this.problems.push({ at, code: "REPEATED", printed, instead: second.slice("mtg-6e:".length) });
      return this.#take(second, mark);
    }
    if ((count ?? 0) < this.#last[mark]) this.problems.push({ at, code: "OUT_OF_ORDER", printed });
    return this.#take(id, mark);
  }

  #take(id: MtgRuleId, mark: "" | "r"): MtgRuleId {
    this.#used.add(id);
    const count = Number(/(\d+)b?$/u.exec(id)?.[1]);
    this.#last[mark] = Math.max(this.#last[mark], count);
    return id;
  }

  #nextOf(mark: "" | "r"): MtgRuleId | null {
    const id = `mtg-6e:${this.#section}.${mark}${this.#last[mark] + 1}`;
    return isMtgRuleId(id) && !this.#used.has(id) ? id : null;
  }

  /** Whether a section comes before the open one. */
  #isPast(section: string): boolean {
    const [there, here] = [`mtg-6e:${section}`, `mtg-6e:${this.#section}`].map((id) =>
      isMtgRuleId(id) ? PLACES.get(id) : undefined,
    );
    return there !== undefined && here !== undefined && there < here;
  }

  #refuse(code: "UNKNOWN_NUMBER" | "DUPLICATE", printed: string, at: FilePosition): null {
    this.problems.push({ at, code, printed });
    return null;
  }
}

function partsOf(printed: string): PrintedNumber | null {
  const [, section, ruling, count] = NUMBER.exec(printed) ?? [];
  if (section === undefined) return null;
  return { section, mark: ruling === undefined ? "" : "r", count: count === undefined ? null : Number(count) };
}
