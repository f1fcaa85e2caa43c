import type { Ability } from "../../magmell/model/ability";
import type { Kind } from "../../magmell/model/card";
import { writeAbility } from "./abilities";
import { printed } from "./grammar";

/**
 * The abilities of a card of some kind in English, as a card would print them: a line for each, with 「■」 (301.6), and a
 * line for each mode, with 「・」. Never throws, whatever the abilities are made of.
 */
export function renderEnglish(abilities: readonly Ability[], kind: Kind): string {
  return abilities
    .flatMap((ability) => {
      const { sentences, modes } = writeAbility(ability, kind);
      return [`■${printed(sentences)}`, ...modes.map((mode) => `・${mode}`)];
    })
    .join("\n");
}
