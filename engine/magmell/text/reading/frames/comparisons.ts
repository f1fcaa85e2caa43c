import type { Amount, ComparisonOperator, Condition, NumberComparison, Select } from "../../../model/select";
import { OPPOSITE_COMPARISON } from "../../opposite-comparison";
import { toAmount, toCount } from "../phrases/amounts";
import { hasManner } from "../phrases/manners";
import { type NounPhrase, type PlayerParty, type StatName, withNumberOwner } from "../phrases/noun-phrase";
import { toStateFilter } from "../phrases/noun-phrases";
import { NOUN_FILTERS, toSelect, toSinglePlayer } from "../phrases/selections";
import { getSeveralOwners } from "../phrases/shared-owner";
import { createListComparison, swapPlayer } from "./compared-lists";
import { readColorChange } from "./having";
import type { SemanticRoles } from "./semantic-roles";
import { parseStatAssignment } from "./stats";
import type { VerbFrame, VerbFrames } from "./verb-frame";

/** The measured value of a phrase: a number itself, or the number of things. */
function measured(phrase: NounPhrase): Amount | null {
  if (phrase.kind === "zone" && phrase.zone === "hand" && phrase.whose === undefined)
    return toCount({ ...phrase, whose: "you" });
  return phrase.kind === "list" ? null : (toAmount(phrase) ?? toCount(phrase));
}

/** The bound that a clause compares with: 「3枚以上」, 「0枚」. */
function boundIn(roles: SemanticRoles): { readonly is: ComparisonOperator; readonly than: Amount } | null {
  const { complement, quantities } = roles;
  if (complement?.kind === "bound") return { is: complement.is, than: complement.than };
  const exact = complement?.kind === "quantity" ? complement.quantity : quantities[0];
  if (
    exact !== undefined &&
    typeof exact.count !== "string" &&
    !(typeof exact.count === "object" && "min" in exact.count)
  )
    return { is: "=", than: exact.count };
  return null;
}

const compared = (
  amount: Amount,
  { is, than }: { is: ComparisonOperator; than: Amount },
  negative: boolean,
): Condition => ({
  amount,
  is: negative ? (OPPOSITE_COMPARISON[is] ?? is) : is,
  than: typeof amount === "object" && "stat" in amount ? withNumberOwner(than, amount.of) : than,
});

const turned = (condition: Condition, negative: boolean): Condition => (negative ? { not: condition } : condition);

const be: VerbFrame = {
  change: ({ agent, complement }, { form }) =>
    agent === undefined || complement === undefined || form.negative || form.past
      ? null
      : readColorChange(agent, complement, form.also === true),
  condition: createListComparison(
    (roles, clause) => {
      const { agent, complement, limit } = roles;
      const negative = clause.form.negative === true;
      if (limit !== undefined) return complement === undefined && !negative ? onlyOne(agent, limit) : null;
      if (complement === undefined) return null;
      if (complement.kind === "turn" && agent === undefined) {
        const whose = toSinglePlayer(complement.whose);
        return whose ? turned({ turnOf: whose }, negative) : null;
      }
      if (complement.kind === "phase" && agent === undefined && !complement.next) {
        const phase = { phase: complement.phase } as Condition;
        const whose = toSinglePlayer(complement.whose);
        return turned(whose === undefined ? phase : { every: [{ turnOf: whose }, phase] }, negative);
      }
      if (complement.kind === "state" && agent === undefined && complement.where.battling)
        return { inBattle: !negative };
      if (agent === undefined) return null;
      const bound = boundIn(roles);
      const owners = bound === null ? null : getSeveralOwners(agent);
      if (
        bound !== null &&
        owners !== null &&
        agent.kind === "stat" &&
        !(complement.kind === "bound" && complement.total)
      )
        return hasManner(clause, "each") && !negative ? eachOf(owners, agent.stats, bound) : null;
      if (bound !== null) {
        const isOfAll = complement.kind === "bound" && complement.total === true && isThatNumber(agent);
        const amount = isOfAll ? { stored: "@total" } : measured(agent);
        return amount === null ? null : compared(amount, bound, negative);
      }
      if (complement.kind === "player" && agent.kind === "player") {
        const [one, other] = [toSinglePlayer(agent.party), toSinglePlayer(complement.party)];
        return one && other ? turned({ same: [one, other] }, negative) : null;
      }
      const of = toSelect(agent);
      if (of === null) return null;
      const many = "quantity" in agent && agent.quantity !== undefined ? agent.quantity : roles.quantities[0];
      const every = many?.count === "all" || ("all" in agent && agent.all === true);
      if (many !== undefined && !every) return null;
      if (agent.kind === "pointer" && agent.whole) return allOfTwo(of, complement, negative);
      const fits = complement.kind === "pointer" ? { among: complement.select } : toStateFilter(complement);
      if (fits === null) return null;
      // 「ユニットがすべてレスト状態である」: there is none that is not.
      if (every) return negative ? null : { not: { some: { of, where: { not: fits } } } };
      const condition: Condition = { some: { of, where: fits } };
      return turned(condition, negative);
    },
    measured,
    "agent",
  ),
};

/** 「それらのAPがそれぞれ3以下である」 */
function eachOf(of: Select, [stat, ...more]: readonly StatName[], bound: NumberComparison): Condition | null {
  return stat === undefined || more.length > 0 ? null : { not: { some: { of, where: { not: { [stat]: bound } } } } };
}

/** 「その数」: with 「合計」 of all the counters that lie there by then. */
const isThatNumber = (phrase: NounPhrase): boolean =>
  phrase.kind === "amount" && JSON.stringify(phrase.amount) === '{"stored":"@amount"}';

/** 「あなたのユニットがこのユニットのみである」 */
function onlyOne(agent: NounPhrase | undefined, only: NounPhrase): Condition | null {
  if (agent?.kind !== "things" || agent.quantity !== undefined || "other" in agent.where) return null;
  if (only.kind !== "pointer" || only.select !== "self" || only.where !== undefined) return null;
  const all = toSelect(agent);
  const others = toSelect({ ...agent, where: { ...agent.where, other: true } });
  return all === null || others === null
    ? null
    : { every: [{ some: { of: all, where: { among: "self" } } }, { not: { some: others } }] };
}

/** 「どちらもユニットである」 */
function allOfTwo(of: Select, complement: NounPhrase, negative: boolean): Condition | null {
  const where = toStateFilter(complement);
  return where === null || negative ? null : { amount: { count: { of, where } }, is: ">=", than: 2 };
}

/** Whose things a place or player of a clause makes them. */
function placed(phrase: NounPhrase, goal: NounPhrase | undefined): NounPhrase | null {
  if (goal === undefined) return phrase;
  if (goal.kind === "player")
    return phrase.kind === "things" && phrase.whose === undefined ? { ...phrase, whose: goal.party } : null;
  // 「このカードがダストにある」
  if (goal.kind === "zone" && phrase.kind === "pointer" && phrase.quantity === undefined && goal.position === undefined)
    return goal.whose === undefined || goal.whose === "you"
      ? { ...phrase, where: { ...phrase.where, zone: goal.zone, ...(goal.whose && { owner: "you" }) } }
      : null;
  // 「その中にマジックがある」
  if (goal.kind === "pointer" && goal.quantity === undefined && phrase.kind === "things" && phrase.zones === undefined)
    return phrase.whose === undefined
      ? { ...goal, where: { ...goal.where, ...NOUN_FILTERS[phrase.noun], ...phrase.where } }
      : null;
  if (goal.kind === "zone" && phrase.kind === "things" && phrase.zones === undefined)
    return { ...phrase, zones: [goal.zone], ...(goal.whose && phrase.whose === undefined && { whose: goal.whose }) };
  return null;
}

const exist: VerbFrame = {
  condition: createListComparison(
    (roles, { form }) => {
      const { agent, goal, complement } = roles;
      const negative = form.negative === true;
      const subject = agent === undefined ? null : placed(agent, goal);
      if (subject === null) return null;
      // 「1枚もない」
      const none = roles.object?.kind === "quantity" && roles.object.quantity.count === 1;
      if (roles.object !== undefined && (!none || !negative || complement !== undefined)) return null;
      if (none && (subject.kind === "zone" || subject.kind === "things")) {
        const amount = measured({ ...subject, quantity: undefined } as NounPhrase);
        return amount === null ? null : compared(amount, { is: "=", than: 0 }, false);
      }
      const bound = boundIn(roles);
      if (bound === null && roles.quantities.length > 0) return null;
      const amount =
        subject.kind === "zone" || subject.kind === "things"
          ? measured({ ...subject, quantity: undefined } as NounPhrase)
          : measured(subject);
      if (bound !== null) return amount === null ? null : compared(amount, bound, negative);
      if (complement !== undefined) return null;
      const some = toSelect(
        subject.kind === "zone" && subject.whose === undefined ? { ...subject, whose: "you" } : subject,
      );
      return some === null ? null : turned({ some }, negative);
    },
    measured,
    "agent",
    "goal",
  ),
  relative: ({ agent, goal, complement }, { form }) => {
    if (agent !== undefined || complement !== undefined || form.negative || goal === undefined) return null;
    // 「その中にある」
    if (goal.kind === "pointer" && goal.quantity === undefined) return { of: goal };
    if (goal.kind !== "zone" || goal.position !== undefined) return null;
    return { zones: [goal.zone], ...(goal.whose && { whose: goal.whose }) };
  },
};

/** 「AがBより多い」 */
const comparing = (is: ">" | "<"): VerbFrame => ({
  condition: createListComparison(
    ({ agent, than, quantities, complement }, { form }) => {
      if (agent === undefined || than === undefined || quantities.length > 1) return null;
      const amount = measured(agent);
      const other = than.kind === "player" ? sameOf(agent, than.party) : measured(than);
      if (amount === null || other === null) return null;
      // 「2枚以上多い」, 「2枚多い」
      const exact = quantities[0]?.count;
      if (complement === undefined && exact === undefined)
        return compared(amount, { is, than: other }, form.negative === true);
      const by =
        complement?.kind === "bound" ? complement : typeof exact === "number" ? { is: ">=", than: exact } : null;
      if (by === null || by.is !== ">=" || (complement !== undefined && exact !== undefined)) return null;
      return is === ">"
        ? compared(amount, { is: ">=", than: { sum: [other, by.than] } }, form.negative === true)
        : compared({ sum: [amount, by.than] }, { is: "<=", than: other }, form.negative === true);
    },
    measured,
    "agent",
  ),
});

/** 「あなたのユニットの数が相手より多い」: the same of another player. */
function sameOf(phrase: NounPhrase, party: PlayerParty): Amount | null {
  const amount = measured(phrase);
  const player = toSinglePlayer(party);
  return amount === null || !player ? null : (swapPlayer(amount, player) as Amount);
}

const exceeding = (is: ">" | "<"): VerbFrame => ({
  // 「そのユニットのHPを超えた点数」
  relative: ({ agent, object }, { form }) =>
    is === ">" && agent === undefined && object?.kind === "stat" && object.stats.join() === "hp" && !form.negative
      ? { amount: { event: "excess" } }
      : null,
  condition: ({ agent, object }, { form }) => {
    if (agent === undefined || object === undefined) return null;
    const amount = measured(agent);
    const than = object.kind === "player" ? sameOf(agent, object.party) : measured(object);
    return amount === null || than === null ? null : compared(amount, { is, than }, form.negative === true);
  },
});

const equal: VerbFrame = {
  condition: ({ agent, goal }, { form }) => {
    const [amount, than] = [agent === undefined ? null : measured(agent), goal === undefined ? null : measured(goal)];
    return amount === null || than === null ? null : compared(amount, { is: "=", than }, form.negative === true);
  },
  change: parseStatAssignment,
};

/** Reads 「あなたがユニットを3体以上支配している」 */
export const readControlCondition: NonNullable<VerbFrame["condition"]> = (roles, clause) => {
  const { form, adverbs } = clause;
  const { agent, object } = roles;
  const one = object?.kind === "pointer" && roles.quantities.length === 0 ? toSelect(object) : null;
  const owner = agent?.kind === "player" ? toSinglePlayer(agent.party) : undefined;
  if (one !== null && owner !== undefined && adverbs.length === 0)
    return turned({ some: { of: one, where: { whose: owner } } }, form.negative === true);
  // 「赤のユニットと青のユニットを支配している」
  if (object?.kind === "list" && object.how === "and" && roles.quantities.length === 0 && !form.negative) {
    const bound = boundIn(roles);
    if (bound !== null && !hasManner(clause, "each")) return totalOfControlled(roles, object.items, bound);
    const parts = object.items.map((item) => readControlCondition({ ...roles, object: item }, clause));
    return parts.includes(null) ? null : { every: parts as readonly Condition[] };
  }
  if (agent?.kind !== "player" || object?.kind !== "things" || object.whose !== undefined) return null;
  const owned: NounPhrase = { ...object, whose: agent.party };
  const each = adverbs.some(({ says }) => says === "each");
  if (each && object.where.any !== undefined) {
    const { any, ...where } = object.where;
    const parts = any.map((one) =>
      readControlCondition(
        { ...roles, object: { ...object, where: { ...where, ...one } } },
        { ...clause, adverbs: [] },
      ),
    );
    return parts.includes(null) ? null : { every: parts as readonly Condition[] };
  }
  const bound = boundIn(roles);
  if (bound === null && roles.quantities.length > 0) return null;
  if (bound !== null) {
    const amount = measured(owned);
    return amount === null ? null : compared(amount, bound, form.negative === true);
  }
  const some = toSelect(owned);
  return some === null ? null : turned({ some }, form.negative === true);
};

/** 「赤のユニットと青のユニットを合計3体以上支配している」; without 「合計」 it might be each of them. */
function totalOfControlled(
  { agent, complement }: SemanticRoles,
  items: readonly NounPhrase[],
  bound: NumberComparison,
): Condition | null {
  if (agent?.kind !== "player" || complement?.kind !== "bound" || !complement.total) return null;
  const counts = items.map((item) =>
    item.kind === "things" && item.whose === undefined ? toCount({ ...item, whose: agent.party }) : null,
  );
  return counts.includes(null) ? null : compared({ sum: counts as readonly Amount[] }, bound, false);
}

export const COMPARISON_FRAMES: VerbFrames = {
  be,
  exist,
  many: comparing(">"),
  few: comparing("<"),
  exceed: exceeding(">"),
  fallBelow: exceeding("<"),
  equal,
};
