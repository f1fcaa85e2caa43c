import type { Effect } from "../../../model/effect";
import type { Amount } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import { getDoer } from "../frames/doers";
import { readEffects } from "../frames/meanings";
import { assignRoles } from "../frames/semantic-roles";
import type { ReadingContext } from "../frames/verb-frame";
import type { FrameName } from "../morphology/verbs";
import { toAmount, toCount } from "../phrases/amounts";
import type { Clause } from "../phrases/clause";
import type { NounPhrase } from "../phrases/noun-phrase";

/** The direction in which a verb changes the number that is to be reached. */
const DIRECTIONS: Readonly<Partial<Record<FrameName, 1 | -1>>> = { draw: 1, recover: 1, discard: -1, lose: -1 };

/** Reads 「手札が5枚になるまで引く」, 「ライフが10になるように回復する」: the amount is the difference to the stated number. */
export function readUpToNumber(goal: Clause, act: Clause, reading: ReadingContext): readonly Effect[] | null {
  const { discourse } = reading;
  const wanted = assignRoles(goal);
  const roles = assignRoles(act);
  const direction = DIRECTIONS[act.frame];
  if (goal.frame !== "become" || goal.form.negative || goal.adverbs.length > 0 || act.form.negative) return null;
  if (!goal.args.every(({ particle }) => particle === "が" || particle === "は" || particle === "に")) return null;
  if (wanted === null || roles === null || direction === undefined || wanted.agent === undefined) return null;
  const number = wanted.goal === undefined ? null : toAmount(wanted.goal);
  if (number === null || wanted.quantities.length > 0 || roles.quantities.length > 0 || roles.amounts.length > 0)
    return null;
  if (roles.object !== undefined && "quantity" in roles.object && roles.object.quantity !== undefined) return null;
  const topic = wanted.object;
  if (topic !== undefined && (topic.kind !== "player" || roles.agent !== undefined)) return null;
  const doer = getDoer(roles.agent === undefined ? { agent: topic ?? ownerOf(wanted.agent) } : roles, discourse);
  if (doer === null || doer === "each") return null;
  discourse.doer = doer;
  const there = measured(wanted.agent, doer);
  if (there === null) return null;
  const missing: Amount = direction === 1 ? { minus: [number, there] } : { minus: [there, number] };
  const quantity: NounPhrase = {
    kind: "quantity",
    quantity: { count: bindReferences({ highest: [0, missing] }, discourse), counter: "" },
  };
  return readEffects({ ...act, args: [...act.args, { particle: "", phrase: quantity }] }, reading);
}

/** The player whose number it is does what brings it there. */
const ownerOf = (phrase: NounPhrase): NounPhrase | undefined =>
  "whose" in phrase && phrase.whose !== undefined ? { kind: "player", party: phrase.whose } : undefined;

function measured(phrase: NounPhrase, doer: Parameters<typeof ownedBy>[1]): Amount | null {
  const owned = ownedBy(phrase, doer);
  return toAmount(owned) ?? toCount(owned);
}

/** A hand or life without an owner is the doer's. */
const ownedBy = (phrase: NounPhrase, whose: NonNullable<Extract<NounPhrase, { kind: "life" }>["whose"]>): NounPhrase =>
  (phrase.kind === "zone" || phrase.kind === "life") && phrase.whose === undefined ? { ...phrase, whose } : phrase;
