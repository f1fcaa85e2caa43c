import type { ContinuousChange } from "../../../model/ability";
import type { Amount } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { toAmount, toCount } from "../phrases/amounts";
import { getWholeMultiple, substituteWhole } from "../phrases/arithmetic";
import type { Argument, Clause } from "../phrases/clause";
import {
  createPointer,
  lacksNumberOwner,
  type NounPhrase,
  type NounPhraseByKind,
  withNumberOwner,
} from "../phrases/noun-phrase";
import type { Quantity } from "../phrases/quantity";
import { toSelect } from "../phrases/selections";
import { getClauseAmount, perAmount, times } from "./objects";
import type { SemanticRoles } from "./semantic-roles";
import type { SubjectChanges, VerbFrame } from "./verb-frame";

/** The owner of a number that a text names none for: the thing it spoke of last, at first the card itself. */
const IT: NounPhrase = { kind: "pointer", select: createPointer("it") };

/** The numbers that a clause is about, and what they are of: 「それのAP」, 「それは、APが」. */
function statIn({
  agent,
  object,
}: SemanticRoles): { readonly stat: NounPhraseByKind<"stat">; readonly of: NounPhrase } | null {
  const stat = agent?.kind === "stat" ? agent : object?.kind === "stat" ? object : null;
  if (stat === null) return null;
  const other = stat === agent ? object : agent;
  if (other !== undefined && stat.of !== undefined) return null;
  const owner: NounPhrase | undefined = stat.whose === undefined ? undefined : { kind: "player", party: stat.whose };
  const of = stat.of ?? other ?? owner ?? IT;
  return of.kind === "player" ? null : { stat, of };
}

/** Whether a number has a sign, with which it is a change. */
const hasSign = ({ counter }: Quantity): boolean => counter === "±";

/** Returns the frame of verbs that increase (`sign` 1) or decrease (-1) numbers. */
export const createStatChangeFrame = (sign: 1 | -1): VerbFrame => ({
  change: (roles, { form }) => {
    const found = statIn(roles);
    // 「相手のユニットは全員APが1下がる」
    const isAll = found?.of.kind === "things" && roles.quantities[0]?.count === "all";
    const quantities = isAll ? roles.quantities.slice(1) : roles.quantities;
    // 「-2減少する」: a sign beside the verb would say it twice, or the opposite.
    const isSigned = roles.quantities.some(hasSign);
    const amount = form.negative || isSigned ? null : getClauseAmount({ ...roles, quantities }, undefined);
    return found === null || amount === null ? null : statChange(found, amount, sign);
  },
});

function statChange(
  { stat, of }: { stat: NounPhraseByKind<"stat">; of: NounPhrase },
  amount: Amount,
  sign: 1 | -1,
): SubjectChanges {
  const signed: Amount = sign === 1 ? amount : typeof amount === "number" ? -amount : { minus: [0, amount] };
  const changes = stat.stats.map((one): ContinuousChange => {
    if (one === "ap" || one === "hp") return { add: one, amount: signed };
    return typeof amount === "number"
      ? { cost: one, by: { any: sign * amount } }
      : { cost: one, by: { any: sign * factorOf(amount) }, times: timesOf(amount) };
  });
  return { of, changes };
}

/** A product with a plain number changes a cost by that number for each time. */
const factorOf = (amount: Amount): number =>
  typeof amount === "object" && "product" in amount && typeof amount.product[1] === "number" ? amount.product[1] : 1;
const timesOf = (amount: Amount): Amount =>
  typeof amount === "object" && "product" in amount && typeof amount.product[1] === "number"
    ? amount.product[0]
    : amount;

/** Reads 「このユニットのAPは3になる」, 「〜に等しい」 */
export function parseStatAssignment(roles: SemanticRoles): SubjectChanges | null {
  const found = statIn(roles);
  const { goal } = roles;
  if (found === null || goal === undefined) return null;
  // 「APは+1になる」
  if (goal.kind === "quantity" && hasSign(goal.quantity))
    return typeof goal.quantity.count === "number" ? statChange(found, goal.quantity.count, 1) : null;
  const said = toAmount(goal) ?? (goal.kind === "zone" ? toCount(goal) : null);
  const select = toSelect(found.of);
  if (said === null || (found.of.kind !== "pointer" && lacksNumberOwner(said))) return null;
  const amount = select === null ? said : withNumberOwner(said, select);
  const times = getWholeMultiple(amount);
  const changes = found.stat.stats.flatMap((one): readonly ContinuousChange[] => {
    if (one !== "ap" && one !== "hp") return [];
    if (times !== null) return [{ multiply: one, by: times }];
    const isPart = typeof amount === "object" && "half" in amount && found.of.kind === "pointer" && select !== "self";
    return select !== null && isPart
      ? [{ set: one, amount: substituteWhole(amount, { stat: one, of: select }) }]
      : [{ set: one, amount }];
  });
  return changes.length === found.stat.stats.length ? { of: found.of, changes } : null;
}

/** Verbs with which signed numbers are changes. */
const SIGNED_VERBS: readonly Clause["frame"][] = ["make", "be", "gain", "receive", "increase"];

/**
 * Reads 「APは+2、HPは+1される」 and 「AP+2/HP+1」: signed numbers, each after its stat, or one for each of several stats
 * (「AP/HPを+2/+1する」).
 */
export function parseStatModifiers({ args, frame, form }: Clause): readonly SubjectChanges[] | null {
  if (!SIGNED_VERBS.includes(frame) || form.negative) return null;
  const topic = args.find(
    ({ particle, phrase }) => (particle === "は" || particle === "を") && !["stat", "quantity"].includes(phrase.kind),
  );
  const per = args.find(({ particle }) => particle === "につき");
  const counted = per === undefined ? null : perAmount(per.phrase);
  if (per !== undefined && counted === null) return null;
  const said: { readonly stat: NounPhraseByKind<"stat">; readonly amounts: number[] }[] = [];
  for (const { phrase } of args.filter((arg) => arg !== topic && arg !== per)) {
    const last = said.at(-1);
    if (phrase.kind === "stat") said.push({ stat: phrase, amounts: [] });
    else if (phrase.kind === "quantity" && hasSign(phrase.quantity) && last !== undefined) {
      if (typeof phrase.quantity.count !== "number") return null;
      last.amounts.push(phrase.quantity.count);
    } else return null;
  }
  const of = topic?.phrase ?? said.find(({ stat }) => stat.of !== undefined)?.stat.of ?? IT;
  if (of.kind === "player") return null;
  const changes: ContinuousChange[] = [];
  for (const { stat, amounts } of said) {
    const { stats } = stat;
    // 「-2増加する」
    if (frame === "increase" && amounts.some((amount) => amount < 0)) return null;
    if (amounts.length !== 1 && amounts.length !== stats.length) return null;
    if (stat.of !== undefined && !isEqualData(stat.of, of)) return null;
    for (const [index, one] of stats.entries()) {
      const amount = times(amounts[amounts.length === 1 ? 0 : index] as number, counted);
      changes.push(...statChange({ stat: { ...stat, stats: [one] }, of }, amount, 1).changes);
    }
  }
  return changes.length === 0 ? null : [{ of, changes }];
}

/** Returns a clause with 「攻撃も防御もできない」 as one clause for each of its verbs. */
export function expandAlsoClauses(clause: Clause): readonly Clause[] {
  const verbs = clause.args.flatMap(({ particle, phrase }) =>
    particle === "も" && phrase.kind === "word" && phrase.word in ALSO ? [ALSO[phrase.word as "攻撃"]] : [],
  );
  if (verbs.length === 0) return [clause];
  const args = clause.args.filter(({ particle, phrase }: Argument) => !(particle === "も" && phrase.kind === "word"));
  return [
    ...verbs.map((frame) => ({ ...clause, frame, args })),
    ...(clause.frame === "make" ? [] : [{ ...clause, args }]),
  ];
}

const ALSO = {
  攻撃: "attack",
  防御: "defend",
  破壊: "destroy",
  使用: "use",
  ウェイク: "wake",
  レスト: "rest",
} as const;
