import type { Effect } from "../../../model/effect";
import type { Filter, PlayerRef, Select } from "../../../model/select";
import type { Discourse } from "../discourse/discourse";
import { DOER_POINTER, type NounPhrase } from "../phrases/noun-phrase";
import type { Quantity } from "../phrases/quantity";
import { readForDoer } from "./doers";
import { locateObject } from "./locate-object";
import { mentionSelection, mentionSet, type ObjectSelection, selectObjects, storeResult } from "./objects";
import type { VerbFrame } from "./verb-frame";

type Making = (chosen: ObjectSelection, store: string, who: PlayerRef) => Effect | null;

/**
 * Returns the reader of an effect on objects, which also stores the affected objects. Only objects that match `implied`
 * can be picked, because the effect changes no others.
 */
export const createObjectEffect =
  (verb: string, make: Making, implied: Filter = {}): NonNullable<VerbFrame["effect"]> =>
  (roles, { form, frame }, reading) => {
    const { discourse } = reading;
    if (form.negative) return null;
    const located = locateObject(roles, discourse);
    if (located === null) return null;
    // Only what moves is taken from somewhere.
    if (STAYING.includes(verb) && located.kind === "pointer" && roles.source?.kind === "zone") return null;
    const object = pickable(form.permitted ? paidWith(located) : located, implied, roles.quantities[0]);
    return readForDoer(roles, reading, (who) => {
      const chosen = selectObjects(object, roles.quantities[0], who, reading);
      if (chosen === null) return null;
      const moves = !STAYING.includes(verb);
      const store = moves ? storeResult(verb, chosen, discourse, frame) : affected(verb, chosen, discourse);
      discourse.doers.set(store, who);
      mentionSet(chosen, moves ? { stored: store } : chosen.select, discourse, moves);
      const effect = make(chosen, store, who);
      if (moves) discourse.noted.amount = { count: { stored: store } };
      return effect === null ? null : [...chosen.before, effect];
    });
  };

/** Verbs after which things lie where they lay, so that words for them mean all of them and not only those it changed. */
const STAYING: readonly string[] = ["wake", "rest", "turnFaceUp", "turnFaceDown", "control"];

function affected(verb: string, chosen: ObjectSelection, discourse: Discourse): string {
  const store = discourse.newName();
  const { select, plural, nouns } = chosen;
  discourse.results.set(verb, { select: { stored: store }, plural, nouns, it: false });
  if (chosen.before.length > 0 || typeof select === "string" || !("all" in select) || isLasting(select, verb))
    mentionSelection(chosen, discourse);
  return store;
}

/** Whether all of a description still fit it after the verb was done to them. */
const isLasting = (select: Select, verb: string): boolean =>
  verb !== "control" && !/"(?:rested|faceDown|did|most|least)"/u.test(JSON.stringify(select));

/** Stones that somebody may do something with are his own. */
const paidWith = (phrase: NounPhrase): NounPhrase =>
  phrase.kind === "things" && phrase.noun === "stone" && phrase.whose === undefined && phrase.zones === undefined
    ? { ...phrase, whose: DOER_POINTER }
    : phrase;

/** Things of which some are picked, limited to those that the effect changes. */
function pickable(phrase: NounPhrase, implied: Filter, floating: Quantity | undefined): NounPhrase {
  if (phrase.kind !== "things" || phrase.all || Object.keys(implied).length === 0) return phrase;
  const isKnown = Object.keys(implied).some((key) => key in phrase.where);
  const quantity = phrase.quantity ?? floating;
  return isKnown || quantity === undefined || quantity.count === "all"
    ? phrase
    : { ...phrase, where: { ...phrase.where, ...implied } };
}
