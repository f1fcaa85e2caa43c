import type { PatternSubject, ReplacementAbility } from "../../../model/ability";
import type { Amount } from "../../../model/select";
import { assignRoles, type SemanticRoles, toSubject } from "../frames/semantic-roles";
import { toAmount } from "../phrases/amounts";
import { getWholeMultiple } from "../phrases/arithmetic";
import type { LinkedClause } from "../phrases/chain";
import type { Argument, Clause } from "../phrases/clause";
import { hasManner, removeManner, saysOnly } from "../phrases/manners";
import type { NounPhrase, NounPhraseByKind } from "../phrases/noun-phrase";
import { readAllOf } from "../taken";

const DEALT: Amount = { event: "amount" };

/** Reads 「〜が与える戦闘ダメージは2倍になる」, 「〜が受けるダメージは1減少する」: replacements of an amount of damage (306.1.2). */
export const readDamageReplacements = (clause: Clause, isNext = false): readonly ReplacementAbility[] | null =>
  readAllOf(clause, (one) => damageReplacementsOf(one, isNext), ["until", "thisTurn", "each", "everyTurn"]);

/** A clause about a number of damage as 「〜が〜に与えるダメージは〜」: 「戦闘ダメージを受けない」 says that it is 0. */
function asDamageNumber(roles: SemanticRoles, { frame, form }: Clause): NounPhraseByKind<"damage"> | null {
  const { agent, object } = roles;
  const isChanged = frame === "increase" || frame === "decrease";
  if (isChanged && object?.kind === "damage" && agent === undefined && form.voice === undefined)
    return form.negative ? null : object;
  if (agent?.kind === "damage") return object === undefined && !form.negative ? agent : null;
  const said = object?.kind === "damage" && object.by === undefined && object.to === undefined ? object : null;
  if (said === null || !form.negative || said.quantity !== undefined || said.bound !== undefined) return null;
  // Damage of every kind is forbidden, not replaced.
  if (frame === "receive" && said.inBattle !== undefined)
    return { ...said, to: agent, by: roles.source ?? roles.means };
  return frame === "give" && form.voice === undefined ? { ...said, to: roles.goal, by: agent } : null;
}

function damageReplacementsOf(clause: Clause, isNext: boolean): readonly ReplacementAbility[] | null {
  const roles = assignRoles(clause);
  const damage = roles === null ? null : asDamageNumber(roles, clause);
  if (
    roles === null ||
    !saysOnlyNumber(clause, roles) ||
    hasManner(clause, "next") ||
    damage === null ||
    (damage.next === true) !== isNext ||
    // The first is that of a turn, which must be named.
    (damage.nth !== undefined) !== hasManner(clause, "everyTurn") ||
    (damage.by === undefined && damage.to === undefined)
  )
    return null;
  const by = damage.by === undefined ? undefined : toSubject(damage.by);
  const whats: readonly (PatternSubject | null)[] = damage.to === undefined ? ANYTHING : [toSubject(damage.to)];
  const amount = clause.form.negative ? 0 : readReplacementAmount(clause, roles.goal, roles.quantities[0]?.count);
  if (by === null || amount === null) return null;
  return whats.includes(null)
    ? null
    : (whats as readonly PatternSubject[]).map((what) => ({
        type: "replacement",
        on: {
          on: "damage",
          what,
          ...(by !== undefined && { by }),
          ...(damage.inBattle !== undefined && { inBattle: damage.inBattle }),
          ...(damage.nth !== undefined && { nth: damage.nth }),
        },
        instead: { amount },
      }));
}

/** Reads 「〜が戦闘ダメージを与える場合、そのダメージを1点増やす」 as 「〜が与える戦闘ダメージは1増加する」. */
export function readDamageDealtReplacements([first, second, ...more]: readonly LinkedClause[]):
  | readonly ReplacementAbility[]
  | null {
  const given = first?.link === "if" && first.clause.frame === "give" ? assignRoles(first.clause) : null;
  if (given === null || second === undefined || more.length > 0 || first?.clause.adverbs.length !== 0) return null;
  const { agent: by, object: damage } = given;
  if (by === undefined || damage?.kind !== "damage" || first.clause.args.length !== 2 || first.clause.form.negative)
    return null;
  if (damage.quantity !== undefined || first.clause.form.past || first.clause.form.voice !== undefined) return null;
  const [number, ...rest] = second.clause.args;
  const said =
    number?.phrase.kind === "damage"
      ? number.phrase.quantity?.count
      : number?.phrase.kind === "amount"
        ? number.phrase.amount
        : undefined;
  if (number === undefined || JSON.stringify(said) !== '{"stored":"@amount"}') return null;
  const dealt: Argument = {
    particle: "は",
    phrase: { kind: "damage", by, ...(damage.inBattle && { inBattle: true }) },
  };
  return readDamageReplacements(removeManner({ ...second.clause, args: [dealt, ...rest] }, "instead"));
}

/**
 * Returns whether a clause about a number states no manner, at most one quantity, and no adverbs other than durations.
 */
export const saysOnlyNumber = (clause: Clause, { manner, quantities }: SemanticRoles): boolean =>
  manner.length === 0 && quantities.length < 2 && saysOnly(clause, "until", "thisTurn", "each", "everyTurn");

/** Units and players, which may be dealt damage. */
const ANYTHING: readonly PatternSubject[] = [{}, { player: "anyone" }];

/** Returns the amount that replaces the amount of an event; `null` if the clause states none. */
export function readReplacementAmount(
  { frame, form }: Clause,
  goal: NounPhrase | undefined,
  count: unknown,
): Amount | null {
  if (form.past) return null;
  if (frame === "become" && goal !== undefined) {
    const times = goal.kind === "amount" ? getWholeMultiple(goal.amount) : null;
    if (times !== null) return { product: [DEALT, times] };
    if (goal.kind === "quantity" && goal.quantity.counter === "倍" && typeof goal.quantity.count === "number")
      return { product: [DEALT, goal.quantity.count] };
    return goal.kind === "quantity" || goal.kind === "amount" ? toAmount(goal) : null;
  }
  if (typeof count !== "number") return null;
  if (frame === "increase") return { sum: [DEALT, count] };
  return frame === "decrease" ? { minus: [DEALT, count] } : null;
}
