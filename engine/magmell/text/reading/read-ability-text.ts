import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { canonicalizeAbility } from "../references/canonical-ability";
import { type AcceptReading, readAbilities } from "./abilities/abilities";
import { readRelativeClauses } from "./frames/meanings";
import { listOtherMeanings } from "./other-meanings";
import { ParserInput, type RecursiveRules } from "./parser-input";
import { readNounPhrases } from "./phrases/noun-phrases";

const RULES: RecursiveRules = { phrases: readNounPhrases, relative: readRelativeClauses };

/**
 * Reads the normalized text between two 「■」, and returns the first reading that `accept` accepts. Null if there is
 * none, or if part of the text is not understood.
 */
export const readAbilityText = (text: string, kind: CardKind, accept?: AcceptReading): readonly Ability[] | null =>
  readAbilityTextWithReach(text, kind, accept).abilities;

/** Reads a text as `readAbilityText` does. `reach` is the offset up to which its words are known. */
export function readAbilityTextWithReach(
  text: string,
  kind: CardKind,
  accept: AcceptReading = () => true,
): { readonly abilities: readonly Ability[] | null; readonly reach: number } {
  const input = new ParserInput(text, RULES);
  let taken: readonly Ability[] | null = null;
  readAbilities(input, kind, false, (abilities) => {
    const meanings = [abilities, ...listOtherMeanings(abilities)].map((some) => some.map(canonicalizeAbility));
    taken = meanings.find(accept) ?? null;
    return taken !== null;
  });
  return { abilities: taken, reach: input.reach };
}
