import { type Bits, emptyBits, fullBits, intersectInto, unionInto } from "../index/bits";
import { domainOfLabel } from "../index/label-values";
import { findEntriesContaining, type LabelKey } from "../index/labels";
import { cardsNamed, FIELDS_OF_KEY, isNameKey } from "../index/name-index";
import { rowsOfCards } from "../index/printing-rows";
import { addMatches } from "../index/segments";
import type { SearchIndex } from "../index/types";
import type { CompiledPattern } from "../pattern/pattern-compiler";
import { domainSize } from "./match-set";
import type { EvaluationContext } from "./types";

/** Returns cards or printings that can still affect the result, in a new set. */
export function relevantEntries({ index, within }: EvaluationContext, key: LabelKey): Bits {
  const domain = domainOfLabel(key);
  if (within === null) return fullBits(domainSize(index, domain));
  return (domain === "cards" ? within : rowsOfCards(index.rows, within)).slice();
}

/** Narrows candidates to the entries that contain the literals every match of the pattern contains. */
export function narrowCandidates(
  index: SearchIndex,
  key: LabelKey,
  { literal, choices }: Pick<CompiledPattern, "literal" | "choices">,
  candidates: Bits,
): void {
  for (const texts of literal === null ? choices : [[literal], ...choices])
    intersectInto(candidates, holdingOneOf(index, key, texts));
}

/** Cards or printings with one of these folded texts under a key. */
function holdingOneOf(index: SearchIndex, key: LabelKey, texts: readonly string[]): Bits {
  if (isNameKey(key)) {
    const variants = texts.map((text) => ({ form: "spelling" as const, text }));
    return cardsNamed(index.names, index.size, FIELDS_OF_KEY[key], variants);
  }
  const holding = emptyBits(domainSize(index, domainOfLabel(key)));
  if (key === "text" || key === "fullText") {
    for (const text of texts) addMatches(index.texts, text, holding);
    if (key === "fullText") unionInto(holding, index.withNotes.cards);
  } else {
    for (const text of texts) unionInto(holding, findEntriesContaining(index.labels(key), text));
  }
  return holding;
}
