import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { canonicalizeAbility } from "../references/canonical-ability";
import { readAbilities } from "./abilities/abilities";
import { readRelativeClauses } from "./frames/meanings";
import { ParserInput, type RecursiveRules } from "./parser-input";
import { readNounPhrases } from "./phrases/noun-phrases";

const RULES: RecursiveRules = { phrases: readNounPhrases, relative: readRelativeClauses };

/** Reads a stretch of a normalized text between two 「■」; `null` when not all of it is understood. */
export function readAbilityText(text: string, kind: CardKind): readonly Ability[] | null {
  const abilities = readAbilities(new ParserInput(text, RULES), kind);
  return abilities === null ? null : abilities.map(canonicalizeAbility);
}
