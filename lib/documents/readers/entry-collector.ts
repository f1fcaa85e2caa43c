import { isMtgRuleId, MTG_RULES, type MtgDocument, type MtgRuleId } from "@/engine/mtg/rulebook";
import { getLineStart } from "./lines";
import type { DocumentProblem, NumberedLine, ParsedEntry, Segment } from "./types";

type OpenEntry = {
  readonly id: MtgRuleId;
  readonly printed: string | null;
  readonly at: NumberedLine;
  segments: Segment[];
};

/** Collects the entries of a document, one line after another. */
export class EntryCollector {
  readonly problems: DocumentProblem[] = [];
  readonly #entries: OpenEntry[] = [];
  readonly #document: MtgDocument;
  #open: OpenEntry | null = null;

  constructor(document: MtgDocument) {
    this.#document = document;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Begins the entry of a number of the document; the segments that follow are its text. */
  begin(number: string, at: NumberedLine, printed: string | null = number): void {
    const id = `${this.#document}:${number}`;
    this.#open = null;
    if (!isMtgRuleId(id)) this.refuse("UNKNOWN_NUMBER", number, at);
    else if (this.#entries.some((entry) => entry.id === id)) this.refuse("DUPLICATE", number, at);
    else {
      this.#open = { id, printed, at, segments: [] };
      this.#entries.push(this.#open);
    }
  }

  add(segment: Segment): void {
    this.#open?.segments.push(segment);
  }

  /** Lengthens the last segment of the open entry. */
  lengthen(line: string): void {
    const last = this.#open?.segments.at(-1);
    if (last !== undefined) this.#open?.segments.splice(-1, 1, { ...last, text: last.text + line });
  }

  /** The text and the kind of the last segment of the open entry. */
  get lastText(): string {
    return this.#open?.segments.at(-1)?.text ?? "";
  }
  get lastKind(): Segment["kind"] | null {
    return this.#open?.segments.at(-1)?.kind ?? null;
  }

  close(): void {
    this.#open = null;
  }

  refuse(code: "UNKNOWN_NUMBER" | "DUPLICATE", printed: string, at: NumberedLine): void {
    this.problems.push({ at: getLineStart(at), code, printed });
  }

  /** The entries that have a text. */
  end(): readonly ParsedEntry[] {
    return this.#entries.flatMap(({ id, printed, at, segments }) => {
      if (segments.length > 0) return [{ id, printed, kind: MTG_RULES[id].kind, segments }];
      this.problems.push({ at: getLineStart(at), code: "EMPTY", printed: printed ?? id });
      return [];
    });
  }
}
