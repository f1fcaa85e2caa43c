import type { Ability } from "../../../model/ability";
import { type CardDefinition, NO_SYMBOLS } from "../../../model/card";
import type { Effect } from "../../../model/effect";
import type { PlayerRef } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import type { NounPhraseByKind } from "../phrases/noun-phrase";
import { toSelect } from "../phrases/selections";
import { readForDoer } from "./doers";
import { getClauseAmount, storeResult } from "./objects";
import type { SemanticRoles } from "./semantic-roles";
import type { ReadingContext } from "./verb-frame";

/** The player and the state with which a token arrives. */
type Arrival = { readonly under?: PlayerRef; readonly rested?: boolean };

/** The abilities in the quotes of a description; `null` when one is not understood. */
function abilitiesIn({ quotes }: NounPhraseByKind<"newToken">, reading: ReadingContext): readonly Ability[] | null {
  const abilities = quotes.map((quote) => reading.abilities(quote));
  return abilities.some((one) => one === null) ? null : (abilities.flat() as readonly Ability[]);
}

/**
 * The definition of a token (206.3). Its AP and HP are `null` where the text names none, until a sentence behind says what
 * they are.
 */
function definitionOf(phrase: NounPhraseByKind<"newToken">, reading: ReadingContext): CardDefinition | null {
  const { name, ap, hp, colors } = phrase;
  const abilities = abilitiesIn(phrase, reading);
  if (name === undefined || abilities === null || (ap === null) !== (hp === null)) return null;
  return {
    name,
    kind: "unit",
    timing: "normal",
    useCost: NO_SYMBOLS,
    catalyst: NO_SYMBOLS,
    ap,
    hp,
    text: "",
    abilities,
    token: true,
    ...(colors !== null && colors.length > 0 && { colors }),
  };
}

/** Reads 「AP1、HP1の緑のユニット・トークン《若芽》を1体召喚する」 */
export function readTokenCreation(
  roles: SemanticRoles,
  { under, rested }: Arrival,
  reading: ReadingContext,
  verb = "summon",
): readonly Effect[] | null {
  const { object } = roles;
  if (object?.kind !== "newToken" || roles.source !== undefined || roles.means !== undefined) return null;
  const agent = roles.agent?.kind === "player" ? roles : { ...roles, agent: undefined };
  if (roles.agent !== undefined && agent.agent === undefined) return null;
  return readForDoer(agent, reading, (who) => {
    const { discourse } = reading;
    const counted = getClauseAmount(
      roles,
      object.quantity ?? roles.quantities[0] ?? (roles.amounts.length > 0 ? undefined : { count: 1, counter: "" }),
    );
    const controller = under ?? who;
    const what = tokenOf(object, reading);
    if (counted === null || what === null) return null;
    const count = bindReferences(counted, discourse);
    const store = storeResult(verb, { plural: count !== 1, nouns: ["トークン", "ユニット"] }, discourse);
    const arrives = {
      count,
      ...(controller !== "you" && { under: controller }),
      ...((rested ?? object.rested) && { rested: true }),
      store,
    };
    return [{ do: "token", ...what, ...arrives }];
  });
}

function tokenOf(phrase: NounPhraseByKind<"newToken">, reading: ReadingContext) {
  if (phrase.copy !== undefined) {
    const copy = phrase.quotes.length > 0 ? null : toSelect(phrase.copy);
    return copy === null ? null : { copy: bindReferences(copy, reading.discourse) };
  }
  const token = definitionOf(phrase, reading);
  return token === null ? null : { token };
}
