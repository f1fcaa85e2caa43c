import type { Ability } from "../model/ability";
import type { CardDefinition, CardKind } from "../model/card";
import { findAbilitySpans, normalizeText } from "../text/normalize";
import { readAbilityText } from "../text/reading/read-ability-text";
import { createMagic, createQuickMagic, createStone, createUnit } from "./pool/builders";

/** Returns the abilities parsed from a printed text. Throws if any of the text is not understood. */
function abilitiesOf(text: string, kind: CardKind): readonly Ability[] {
  const folded = normalizeText(text);
  return findAbilitySpans(folded).flatMap(({ start, end }) => {
    const abilities = readAbilityText(folded.text.slice(start, end), kind);
    if (abilities === null) throw new Error(`Not understood: ${folded.text.slice(start, end)}`);
    return abilities;
  });
}

/** Cards whose abilities are parsed from their Japanese text. They have no cost. */
export const printedCards = {
  magic: (name: string, text: string): CardDefinition => ({
    ...createMagic(name, "", { effects: [] }),
    abilities: abilitiesOf(text, "magic"),
  }),
  quick: (name: string, text: string): CardDefinition => ({
    ...createQuickMagic(name, "", { effects: [] }),
    abilities: abilitiesOf(text, "magic"),
  }),
  unit: (name: string, numbers: string, text: string): CardDefinition =>
    createUnit(name, "", numbers, ...abilitiesOf(text, "unit")),
  stone: (name: string, text: string): CardDefinition => createStone(name, ...abilitiesOf(text, "stone")),
};
