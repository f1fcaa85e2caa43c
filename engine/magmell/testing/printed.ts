import type { Ability } from "../model/ability";
import type { CardDefinition, CardKind } from "../model/card";
import { findAbilitySpans, normalizeText } from "../text/normalize";
import { readAbilityText } from "../text/reading/read-ability-text";
import { createMagic, createQuickMagic, createStone, createUnit } from "./pool/builders";

/** The abilities that a printed text is read as. Throws for a text that is not understood in full. */
function abilitiesOf(text: string, kind: CardKind): readonly Ability[] {
  const folded = normalizeText(text);
  return findAbilitySpans(folded).flatMap(({ start, end }) => {
    const abilities = readAbilityText(folded.text.slice(start, end), kind);
    if (abilities === null) throw new Error(`Not understood: ${folded.text.slice(start, end)}`);
    return abilities;
  });
}

/** Cards whose abilities are read from their Japanese text. They cost nothing. */
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
