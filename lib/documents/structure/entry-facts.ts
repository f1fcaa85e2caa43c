import type { MtgRuleId } from "@/engine/mtg/rulebook";

/** A source cited after a sentence, with its date. */
type SourceFact = {
  /** The key of the source in the list of sources, such as `comp-rules` or `dangelo`. */
  readonly source: string;
  /** Page, issue or name within the source, as printed. */
  readonly locator?: string;
  /** The date as printed, such as `99/04/34`. */
  readonly printed?: string;
  /** The day that the printed date is read as, `YYYY-MM-DD`. */
  readonly date?: string;
  /** `false` where the printed date is impossible or can be read in two ways. */
  readonly sure?: false;
};

/**
 * The state of a reference: correct; corrected here; pointing to an entry that does not exist; or pointing to another
 * document.
 */
type LinkStatus = "ok" | "corrected" | "dangling" | "outside";

type LinkFact = {
  /** The intended entry; null if it is in none of these documents. */
  readonly to: MtgRuleId | null;
  /** The last entry of a range that begins with `to`. */
  readonly until?: MtgRuleId;
  readonly status: LinkStatus;
  /** The printed number, if it differs from that of `to`. */
  readonly printed?: string;
};

/** Facts about an entry of a document, without its text. Missing lists are empty. */
export type EntryFacts = {
  /** The document marks the entry as changed since its edition before. */
  readonly changed?: true;
  readonly sources?: readonly SourceFact[];
  readonly links?: readonly LinkFact[];
  /** English names of the cards that the entry mentions, spelt as the card is. */
  readonly cards?: readonly string[];
  /** The section that this heading announces. */
  readonly livesIn?: MtgRuleId;
};

/** A term of a document's own index. */
export type IndexTerm = {
  readonly en: string;
  readonly ja?: string;
  /** Its English heading in the index. */
  readonly under?: string;
  readonly to: readonly LinkFact[];
  /** English terms that the index leads on to instead. */
  readonly see?: readonly string[];
};
