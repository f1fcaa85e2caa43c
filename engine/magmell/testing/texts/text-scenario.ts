import { it } from "vitest";
import { type CardDefinition, type CardKind, NO_SYMBOLS } from "../../model/card";
import { findAbilitySpans, normalizeText } from "../../text/normalize";
import { readAbilityText } from "../../text/reading/read-ability-text";
import { playScenario, type Scenario } from "../scenario/scenario";

const NUMBERS = { unit: { ap: 2, hp: 2 }, magic: { ap: null, hp: null }, stone: { ap: null, hp: null } } as const;

/** Returns a free card named `"it"` with abilities parsed from a text. Throws if any of the text is not understood. */
function textCard(kind: CardKind, text: string): CardDefinition {
  const folded = normalizeText(text);
  const abilities = findAbilitySpans(folded).flatMap(({ start, end }) => {
    const read = readAbilityText(folded.text.slice(start, end), kind);
    if (read === null) throw new Error(`Not understood: ${text}`);
    return read;
  });
  return {
    name: "it",
    kind,
    timing: kind === "stone" ? null : "normal",
    useCost: NO_SYMBOLS,
    catalyst: NO_SYMBOLS,
    ...NUMBERS[kind],
    text,
    abilities,
    token: false,
  };
}

/** Defines tests that parse a card text and play it: its meaning and its limits. The card is named `"it"`. */
export function textScenario(kind: CardKind, text: string, ...told: readonly Scenario[]): void {
  for (const [index, scenario] of told.entries())
    it(`${text} (${index + 1})`, () =>
      playScenario({ ...scenario, cards: [textCard(kind, text), ...(scenario.cards ?? [])] }));
}
