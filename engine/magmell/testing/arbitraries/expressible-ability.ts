import fc from "fast-check";
import type { Ability } from "../../model/ability";
import { CARD_KINDS, type CardKind } from "../../model/card";
import { isPlayable } from "../../text/check-ability";
import { drawAbility } from "./abilities";
import { DecisionStream } from "./decision-stream";
import { createContext } from "./drawing-context";

/** An ability, and the kind of card that it stands on. */
type Sayable = { readonly kind: CardKind; readonly ability: Ability };

/** Any ability that can do what it says and that the template language says, in canonical form, on a card of any kind. */
export const expressibleAbilityArbitrary: fc.Arbitrary<Sayable> = fc
  .tuple(fc.constantFrom(...CARD_KINDS), fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 250, size: "max" }))
  .map(([kind, numbers]) => ({ kind, ability: drawAbility(createContext(new DecisionStream(numbers), kind)) }))
  .filter(({ ability }) => isPlayable(ability));
