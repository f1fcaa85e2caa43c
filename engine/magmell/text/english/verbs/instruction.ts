import type { EffectOf, Verb } from "../../../model/effect";
import type { Said } from "../clauses";
import type { Page } from "../page";

/** How each verb of a family is said. */
export type VerbRows<Some extends Verb> = { readonly [Do in Some]: (page: Page, effect: EffectOf<Do>) => Said };
