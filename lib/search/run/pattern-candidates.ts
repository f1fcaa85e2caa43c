import { allBits, type Bits, joinBits, keepBits, noBits } from "../index/bits";
import { domainOfLabel } from "../index/label-values";
import { type LabelKey, withLabelHolding } from "../index/labels";
import { cardsNamed, FIELDS_OF_KEY, isNameKey } from "../index/names";
import { addHolders } from "../index/pieces";
import { rowsOfCards } from "../index/rows";
import type { SearchIndex } from "../index/types";
import type { FoundPattern } from "../pattern/pattern-finder";
import { sizeOf } from "./found";
import type { Scope } from "./types";

/** The cards or printings that matter to a search, in a set that may be changed. */
export function openTo({ index, within }: Scope, key: LabelKey): Bits {
  const domain = domainOfLabel(key);
  if (within === null) return allBits(sizeOf(index, domain));
  return (domain === "cards" ? within : rowsOfCards(index.rows, within)).slice();
}

/** Keeps of some cards or printings those that are worth looking at: those that hold what every match holds. */
export function keepCandidates(
  index: SearchIndex,
  key: LabelKey,
  { literal, choices }: Pick<FoundPattern, "literal" | "choices">,
  candidates: Bits,
): void {
  for (const texts of literal === null ? choices : [[literal], ...choices])
    keepBits(candidates, holdingOneOf(index, key, texts));
}

/** Those that have one of these folded texts under a key. */
function holdingOneOf(index: SearchIndex, key: LabelKey, texts: readonly string[]): Bits {
  if (isNameKey(key)) {
    const variants = texts.map((text) => ({ form: "spelling" as const, text }));
    return cardsNamed(index.names, index.size, FIELDS_OF_KEY[key], variants);
  }
  const holding = noBits(sizeOf(index, domainOfLabel(key)));
  if (key === "text" || key === "fullText") {
    for (const text of texts) addHolders(index.texts, text, holding);
    if (key === "fullText") joinBits(holding, index.noted.cards);
  } else {
    for (const text of texts) joinBits(holding, withLabelHolding(index.labels(key), text));
  }
  return holding;
}
