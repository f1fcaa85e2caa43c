import type { CatalogueCard } from "@/lib/catalogue/types";
import { addBit, allBits, type Bits, joinBits, keepBits, noBits, placesOf } from "../index/bits";
import { LABEL_VALUES } from "../index/label-values";
import { withLabelHolding } from "../index/labels";
import { addHolders } from "../index/pieces";
import { cardsOfRows } from "../index/rows";
import type { LabelKey } from "../index/types";
import type { TextKey } from "../query/keys";
import type { FoundPattern } from "../words/pattern-finder";
import { either, type Found } from "./found";
import type { Answer, Scope } from "./types";

const isLabel = (key: TextKey): key is LabelKey => key in LABEL_VALUES;

/** A pattern between slashes, looked for in texts as they are written. */
export const patternTest: Answer<"text"> = (scope, { key, value }, at) => {
  const pattern = scope.context.patterns?.(value) ?? null;
  const keys = key === "any" ? ANYWHERE : isLabel(key) ? [key] : [];
  if (pattern === null || keys.length === 0) return null;
  const found = keys.map((one) => withPattern(scope, one, pattern)).filter((one) => one !== null);
  if (found.length === keys.length) return either(scope.index, found);
  scope.budget.warnings.push({ code: "TOO_MUCH_TEXT", at, text: `/${value}/`, key });
  return null;
};

const ANYWHERE = ["name", "yomi", "alias", "text"] as const satisfies readonly LabelKey[];

/** `null` when there is more text than the search may look at. */
function withPattern(scope: Scope, key: LabelKey, pattern: FoundPattern): Found | null {
  const { index } = scope;
  const { rows, catalogue } = index;
  const values = LABEL_VALUES[key];
  const looked = looker(scope, pattern);
  const candidates = candidatesFor(scope, key, pattern);
  const found = noBits(values.of === "cards" ? index.size : rows.cardOf.length);
  for (const place of placesOf(candidates)) {
    const card = catalogue.cards[place] as CatalogueCard;
    if (values.of === "cards") {
      if (values.read(card, catalogue).some((text) => looked(text, card))) addBit(found, place);
    } else {
      for (let row = rows.starts[place] as number; row < (rows.starts[place + 1] as number); row += 1) {
        const printing = rows.printings[row];
        if (printing && values.read(printing, rows.sets[row] ?? null).some((text) => looked(text, card)))
          addBit(found, row);
      }
    }
    if (scope.budget.characters < 0) return null;
  }
  return { of: values.of, bits: found };
}

/** Looks at a text once, unless the pattern asks for the name of the card. */
function looker({ budget }: Scope, { ownName, matches }: FoundPattern) {
  const known = new Map<string, boolean>();
  return (text: string, card: CatalogueCard): boolean => {
    const before = ownName ? undefined : known.get(text);
    if (before !== undefined) return before;
    budget.characters -= text.length;
    const answer = matches(text, card);
    if (!ownName) known.set(text, answer);
    return answer;
  };
}

/** The cards that are worth looking at: those that matter, and that hold what every match holds. */
function candidatesFor({ index, within }: Scope, key: LabelKey, { literal }: FoundPattern): Bits {
  const candidates = within?.slice() ?? allBits(index.size);
  if (literal === null) return candidates;
  const holding = noBits(index.size);
  if (key === "text" || key === "fullText") {
    addHolders(index.texts, literal, holding);
    if (key === "fullText") joinBits(holding, index.noted.cards);
  } else {
    const labels = withLabelHolding(index.labels(key), literal);
    joinBits(holding, LABEL_VALUES[key].of === "cards" ? labels : cardsOfRows(index.rows, labels));
  }
  keepBits(candidates, holding);
  return candidates;
}
