import type { Ability } from "../../model/ability";
import type { Kind } from "../../model/card";
import { canonicalizeAbility } from "../references/canonical-ability";
import { readAbilities } from "./abilities/abilities";
import { readRelative } from "./frames/meanings";
import { readPhrases } from "./phrases/nominal";
import { type MutualRules, TextInput } from "./text-input";

const RULES: MutualRules = { phrases: readPhrases, relative: readRelative };

/** Reads a stretch of a normalized text between two 「■」; `null` when not all of it is understood. */
export function readStretch(text: string, kind: Kind): readonly Ability[] | null {
  const abilities = readAbilities(new TextInput(text, RULES), kind);
  return abilities === null ? null : abilities.map(canonicalizeAbility);
}
