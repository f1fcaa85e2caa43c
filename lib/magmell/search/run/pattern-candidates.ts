import { type BitSet, createEmptyBitSet, createFullBitSet, intersectInto, uniteInto } from "../index/bit-set";
import { getLabelDomain } from "../index/label-readers";
import { findEntriesContaining, type LabelKey } from "../index/labels";
import { findCardsByName, isNameKey, NAME_FIELDS_BY_KEY } from "../index/name-index";
import { toPrintingRows } from "../index/printing-rows";
import { addMatches } from "../index/segments";
import type { SearchIndex } from "../index/types";
import type { CompiledPattern } from "../pattern/pattern-compiler";
import { getDomainSize } from "./match-set";
import type { EvaluationContext } from "./types";

/** Returns the cards or printings that can still affect the result, in a new set. */
export function getRelevantEntries({ index, within }: EvaluationContext, key: LabelKey): BitSet {
  const domain = getLabelDomain(key);
  if (within === null) return createFullBitSet(getDomainSize(index, domain));
  return (domain === "cards" ? within : toPrintingRows(index.rows, within)).slice();
}

/** Narrows candidates to the entries that contain every literal that all matches of the pattern contain. */
export function narrowCandidates(
  index: SearchIndex,
  key: LabelKey,
  { literal, choices }: Pick<CompiledPattern, "literal" | "choices">,
  candidates: BitSet,
): void {
  for (const texts of literal === null ? choices : [[literal], ...choices])
    intersectInto(candidates, holdingOneOf(index, key, texts));
}

/** Cards or printings with one of these folded texts under a key. */
function holdingOneOf(index: SearchIndex, key: LabelKey, texts: readonly string[]): BitSet {
  if (isNameKey(key)) {
    const variants = texts.map((text) => ({ form: "spelling" as const, text }));
    return findCardsByName(index.names, index.size, NAME_FIELDS_BY_KEY[key], variants);
  }
  const holding = createEmptyBitSet(getDomainSize(index, getLabelDomain(key)));
  if (key === "text" || key === "fullText") {
    for (const text of texts) addMatches(index.texts, text, holding);
    if (key === "fullText") uniteInto(holding, index.withNotes.cards);
  } else {
    for (const text of texts) uniteInto(holding, findEntriesContaining(index.labels(key), text));
  }
  return holding;
}
