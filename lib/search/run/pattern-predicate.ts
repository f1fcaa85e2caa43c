import { weakMemo } from "@/lib/cache";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { addBit, allBits, type Bits, countBits, dropBits, hasBit, joinBits, noBits } from "../index/bits";
import { domainOfLabel, LABEL_VALUES } from "../index/label-values";
import type { LabelKey } from "../index/labels";
import { addHoldersOf, type Pieces } from "../index/pieces";
import type { SearchIndex } from "../index/types";
import type { FoundPattern } from "../pattern/pattern-finder";
import { namesToMask } from "../pattern/patterns";
import type { TextKey } from "../query/keys";
import type { PatternFindings } from "./findings";
import { either, type Found, sizeOf } from "./found";
import { keepCandidates, openTo } from "./pattern-candidates";
import type { Answer, Scope } from "./types";

const isLabel = (key: TextKey): key is LabelKey => key in LABEL_VALUES;

/** A pattern between slashes, looked for in texts as they are written. */
export const patternTest: Answer<"text"> = (scope, { key, value }, at) => {
  const pattern = scope.context.patterns?.(value) ?? null;
  const keys = key === "any" ? ANYWHERE : isLabel(key) ? [key] : [];
  if (pattern === null || keys.length === 0) return null;
  const found = keys.map((one) => withPattern(scope, one, value, pattern)).filter((one) => one !== null);
  if (found.length === keys.length) return either(scope.index, found);
  scope.budget.warnings.push({ code: "TOO_MUCH_TEXT", at, text: `/${value}/`, key });
  return null;
};

const ANYWHERE = ["name", "yomi", "alias", "text"] as const satisfies readonly LabelKey[];

/** `null` when there is more text than the search may look at. What was looked at for the same question is not read again. */
function withPattern(scope: Scope, key: LabelKey, typed: string, pattern: FoundPattern): Found | null {
  const { budget } = scope;
  const known = findingsOf(scope, key, typed);
  const open = openTo(scope, key);
  dropBits(open, known.seen);
  const asked = { open: countBits(open), characters: budget.characters };
  if (known.tooMuch && asked.open >= known.tooMuch.open && asked.characters <= known.tooMuch.characters)
    budget.characters = -1;
  else if (asked.open > 0) look(scope, key, pattern, open, known);
  if (budget.characters >= 0) return { of: domainOfLabel(key), bits: known.passed.slice() };
  if (asked.characters >= 0) known.tooMuch = asked;
  return null;
}

function findingsOf({ index, context }: Scope, key: LabelKey, typed: string): PatternFindings {
  const size = sizeOf(index, domainOfLabel(key));
  const fresh = (): PatternFindings => ({ seen: noBits(size), passed: noBits(size), tooMuch: null });
  const kept = context.findings?.patterns;
  const known = kept?.get(`${key} ${typed}`) ?? fresh();
  kept?.set(`${key} ${typed}`, known);
  return known;
}

/** Reads the texts of those that are open, and of all others where that is as quick. */
function look(scope: Scope, key: LabelKey, pattern: FoundPattern, open: Bits, known: PatternFindings): void {
  const candidates = open.slice();
  keepCandidates(scope.index, key, pattern, candidates);
  const isText = key === "text" || key === "fullText";
  const inAll = isText && isQuickerInPieces(scope, candidates, pattern);
  const passed = inAll ? inPieces(scope, key, pattern) : inTexts(scope, key, candidates, pattern);
  if (scope.budget.characters < 0) return;
  joinBits(known.passed, passed);
  joinBits(known.seen, inAll ? allBits(scope.index.size) : open);
}

/** Whether a text matches exactly when one of its pieces does, and there are fewer of these. */
const isQuickerInPieces = ({ index }: Scope, candidates: Bits, { crosses, least }: FoundPattern) =>
  !crosses && least > 0 && index.texts.grams.strings.length < countBits(candidates);

function inPieces(scope: Scope, key: "text" | "fullText", pattern: FoundPattern): Bits {
  const { texts, noted } = scope.index;
  const found = withPiece(scope, texts, pattern);
  if (key === "text") return found;
  // Cards without notes read the same in full.
  dropBits(found, noted.cards);
  joinBits(found, withPiece(scope, noted.texts, pattern));
  return found;
}

function withPiece(scope: Scope, pieces: Pieces, { matches }: FoundPattern): Bits {
  const found = noBits(pieces.size);
  const passing: number[] = [];
  for (const [piece, plain] of (pieces.shared?.plain() ?? []).entries())
    if (isAffordable(scope, plain) && matches(plain, [])) passing.push(piece);
  addHoldersOf(pieces, passing, found);
  return found;
}

/** Looks at each different text once, and where the pattern asks for the name of the card, once for each that names its card. */
function inTexts(scope: Scope, key: LabelKey, candidates: Bits, pattern: FoundPattern): Bits {
  const { index, budget } = scope;
  const { size, values, holders, plainAt } = index.labels(key);
  const { starts, items } = holders;
  const found = noBits(size);
  for (let value = 0; value < values.length && budget.characters >= 0; value += 1) {
    let answer: Answerer | null = null;
    for (let at = starts[value] as number; at < (starts[value + 1] as number); at += 1) {
      const place = items[at] as number;
      if (!hasBit(candidates, place)) continue;
      answer ??= answerer(scope, plainAt(value), pattern);
      if (answer(pattern.ownName ? namesAt(index, key, place) : [])) addBit(found, place);
    }
  }
  return found;
}

type Answerer = (names: readonly string[]) => boolean;

/** Whether a text matches, on a card with these names. */
function answerer(scope: Scope, plain: string, { matches, namesCard, least }: FoundPattern): Answerer {
  if (plain.length < least) return () => false;
  let unnamed = namesCard ? false : null;
  return (names) => {
    if (names.some((name) => plain.includes(name))) return isAffordable(scope, plain) && matches(plain, names);
    unnamed ??= isAffordable(scope, plain) && matches(plain, []);
    return unnamed;
  };
}

/** Takes a text from what patterns may look at. */
function isAffordable({ budget }: Scope, { length }: string): boolean {
  budget.characters -= length;
  return budget.characters >= 0;
}

function namesAt(index: SearchIndex, key: LabelKey, place: number): readonly string[] {
  const card = index.catalogue.cards[domainOfLabel(key) === "cards" ? place : (index.rows.cardOf[place] as number)];
  return card ? ownNames(card) : [];
}

const ownNames = weakMemo(({ name, englishName }: CatalogueCard) => namesToMask([name, englishName]));
