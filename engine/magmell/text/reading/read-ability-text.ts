import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { canonicalizeAbility } from "../references/canonical-ability";
import { type AcceptReading, readAbilities } from "./abilities/abilities";
import { readRelativeClauses } from "./frames/meanings";
import { ParserInput, type RecursiveRules } from "./parser-input";
import { readNounPhrases } from "./phrases/noun-phrases";

const RULES: RecursiveRules = { phrases: readNounPhrases, relative: readRelativeClauses };

/**
 * Reads a stretch of a normalized text between two 「■」: the first reading that `accept` takes; `null` when there is none, or
 * when not all of the stretch is understood.
 */
export const readAbilityText = (text: string, kind: CardKind, accept?: AcceptReading): readonly Ability[] | null =>
  readAbilityTextWithReach(text, kind, accept).abilities;

/** Reads a stretch as `readAbilityText` does, and tells how far its words are known. */
export function readAbilityTextWithReach(
  text: string,
  kind: CardKind,
  accept: AcceptReading = () => true,
): { readonly abilities: readonly Ability[] | null; readonly reach: number } {
  const input = new ParserInput(text, RULES);
  let taken: readonly Ability[] | null = null;
  readAbilities(input, kind, false, (abilities) => {
    const canonical = abilities.map(canonicalizeAbility);
    if (!accept(canonical)) return false;
    taken = canonical;
    return true;
  });
  return { abilities: taken, reach: input.reach };
}
