import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { canonicalizeAbility } from "../references/canonical-ability";
import { readAbilities } from "./abilities/abilities";
import { readRelativeClauses } from "./frames/meanings";
import { ParserInput, type RecursiveRules } from "./parser-input";
import { readNounPhrases } from "./phrases/noun-phrases";

const RULES: RecursiveRules = { phrases: readNounPhrases, relative: readRelativeClauses };

/** Reads a stretch of a normalized text between two 「■」; `null` when not all of it is understood. */
export const readAbilityText = (text: string, kind: CardKind): readonly Ability[] | null =>
  readAbilityTextWithReach(text, kind).abilities;

/** Reads a stretch as `readAbilityText` does, and tells how far its words are known. */
export function readAbilityTextWithReach(
  text: string,
  kind: CardKind,
): { readonly abilities: readonly Ability[] | null; readonly reach: number } {
  const input = new ParserInput(text, RULES);
  const abilities = readAbilities(input, kind);
  return { abilities: abilities === null ? null : abilities.map(canonicalizeAbility), reach: input.reach };
}
