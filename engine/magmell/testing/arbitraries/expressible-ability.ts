import fc from "fast-check";
import type { Ability } from "../../model/ability";
import { CARD_KINDS, type CardKind } from "../../model/card";
import { isPlayable } from "../../text/check-ability";
import { drawAbility } from "./abilities";
import { DecisionStream } from "./decision-stream";
import { createContext } from "./drawing-context";

/** An ability, and the kind of its card. */
type Sayable = { readonly kind: CardKind; readonly ability: Ability };

/**
 * An arbitrary of abilities that work and that the template language can express, in canonical form, on a card of any
 * kind.
 */
export const expressibleAbilityArbitrary: fc.Arbitrary<Sayable> = fc
  .tuple(fc.constantFrom(...CARD_KINDS), fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 250, size: "max" }))
  .map(([kind, numbers]) => ({ kind, ability: drawAbility(createContext(new DecisionStream(numbers), kind)) }))
  .filter(({ ability }) => isPlayable(ability));
