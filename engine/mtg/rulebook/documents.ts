import { getRuleDocument } from "../../rulebook/rule-id";
import type { MtgRuleId } from "./rules";
import type { MtgHouseRulingId } from "./words";

/** A citation: an entry of a document, or a house ruling if the documents are silent or disagree. */
export type MtgRef = MtgRuleId | MtgHouseRulingId;

/**
 * The documents of Magic by key, which is the part of their ids before the colon. The last one contains the house
 * rulings.
 */
export const MTG_DOCUMENTS = ["mtg-6e", "mtg-8e", "mtg-cr", "mtg-flow", "mtg-house"] as const;
export type MtgDocument = (typeof MTG_DOCUMENTS)[number];

const ERA_OF = {
  "mtg-6e": "6e",
  "mtg-8e": "8e",
  "mtg-cr": "mod",
  "mtg-flow": "mod",
  "mtg-house": null,
} as const satisfies Record<MtgDocument, string | null>;

/** Returns the era that a document describes; `null` for house rulings, which name their eras. */
export const getDocumentEra = <Document extends MtgDocument>(document: Document): (typeof ERA_OF)[Document] =>
  ERA_OF[document];

/** Returns the document of a citation: for example `mtg-6e` for `mtg-6e:P.7.1`. */
export const getMtgDocument = (id: MtgRef): MtgDocument => getRuleDocument<MtgDocument>(id);
