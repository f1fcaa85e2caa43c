import type { EventPattern } from "../../../model/ability";
import type { Filter, Select } from "../../../model/select";
import type { Clause } from "../phrases/clause";
import { hasManner } from "../phrases/manners";
import type { NounPhrase, PlayerParty } from "../phrases/noun-phrase";
import { toSelect } from "../phrases/selections";
import { listPlayers, type SemanticRoles, toSubject, toSubjectFilter } from "./semantic-roles";
import { createProhibition } from "./states";
import type { SubjectChanges, VerbFrame, VerbFrames } from "./verb-frame";

/** Being one of the two units of the battle: 「攻撃している」, 「防御していた」. */
const taking = (battle: "attacker" | "defender"): Pick<VerbFrame, "condition" | "relative"> => ({
  condition: ({ agent, object, manner }, { form }) => {
    const self = agent?.kind === "pointer" ? toSelect(agent) : null;
    const where = self === null ? (agent?.kind === "things" ? toSubjectFilter(agent) : null) : { among: self };
    const elsewhere = manner.some((phrase) => phrase.kind !== "battle");
    if (where === null || object !== undefined || form.ongoing !== true || elsewhere) return null;
    const some = { some: { of: { battle } satisfies Select, where } };
    return form.negative ? { not: some } : some;
  },
  relative: ({ agent, object }, { form }) =>
    agent === undefined && object === undefined && form.ongoing && !form.past
      ? { where: form.negative ? { not: { among: { battle } } } : { among: { battle } } }
      : null,
});

const mustAct = (act: "attack" | "defend", { agent, object }: SemanticRoles, { adverbs, form }: Clause) =>
  adverbs.some(({ says }) => says === "ifAble") && agent !== undefined && object === undefined && !form.negative
    ? { of: agent, changes: [{ must: act }] }
    : null;

/** 「このユニットはプレイヤーを攻撃できない」: players are spared by it; of players and units each is spared. */
function noPlayer({ agent, object, limit }: SemanticRoles, { form }: Clause): readonly SubjectChanges[] | null {
  if (agent === undefined || !form.negative || form.voice !== undefined) return null;
  const attackers = toSubjectFilter(agent.kind === "player" ? unitsOf(agent.party) : agent);
  if (attackers === null) return null;
  const spared = (of: NounPhrase): SubjectChanges => ({ of, changes: [{ cannot: "beAttacked", where: attackers }] });
  if (limit !== undefined) return object === undefined ? onlyAttack(agent, limit, spared) : null;
  const items = object?.kind === "list" ? object.items : object === undefined ? [] : [object];
  if (!items.some(({ kind }) => kind === "player")) return null;
  const all = items.map((item): SubjectChanges | null => {
    const where = toSubjectFilter(item);
    if (item.kind === "player") return spared(item);
    return where === null ? null : { of: agent, changes: [{ cannot: "attack", where }] };
  });
  return all.includes(null) ? null : (all as readonly SubjectChanges[]);
}

/** 「このユニットしか攻撃できない」: neither players nor other units; players and units are all that is attacked (701.3.1). */
function onlyAttack(
  of: NounPhrase,
  limit: NounPhrase,
  spared: (player: NounPhrase) => SubjectChanges,
): readonly SubjectChanges[] | null {
  const forbid = (where: Filter): SubjectChanges => ({ of, changes: [{ cannot: "attack", where }] });
  if (limit.kind === "player") return limit.party === "any" ? [forbid({ kind: "unit" })] : null;
  const where = limit.kind === "things" || limit.kind === "pointer" ? toSubjectFilter(limit) : null;
  if (where === null) return null;
  const players = spared({ kind: "player", party: "each" });
  const { kind, ...more } = where;
  if (kind !== "unit") return [players, forbid({ not: where })];
  return Object.keys(more).length === 0 ? [players] : [players, forbid({ not: more })];
}

const unitsOf = (whose: PlayerParty): NounPhrase => ({ kind: "things", noun: "unit", where: {}, whose });

/** 「相手は1ターンに1回しか攻撃できない」: none of a player's units attacks once so many of his have. */
function noMoreAttacks({ agent, object, limit }: SemanticRoles, { form }: Clause): readonly SubjectChanges[] | null {
  const quantity = limit?.kind === "quantity" ? limit.quantity : undefined;
  if (agent?.kind !== "player" || object !== undefined || !form.negative || !form.able) return null;
  const { counter, count } = quantity ?? {};
  if (counter !== "回" || typeof count !== "number") return null;
  const limits = listPlayers(agent.party).map((who): SubjectChanges | null => {
    const units = unitsOf(who);
    const what = toSubject(units);
    const attacks = what === null ? null : ({ happened: { on: "attack", what } } as const);
    return attacks && { of: units, changes: [{ cannot: "attack" }], while: { amount: attacks, is: ">=", than: count } };
  });
  return limits.every((one) => one !== null) ? limits : null;
}

/** What is forbidden at all times is not said of each turn. */
const forbidden = (
  active: "attack" | "defend",
  passive: "beAttacked" | "beDefended",
  roles: SemanticRoles,
  clause: Clause,
): SubjectChanges | null => (hasManner(clause, "everyTurn") ? null : createProhibition(active, passive)(roles, clause));

const attack: VerbFrame = {
  ...taking("attacker"),
  manners: ["ifAble", "everyTurn"],
  idle: ["everyTurn"],
  event: ({ agent, object }, { form }) => {
    // Units attack and defend, players do not (701).
    if (form.negative || form.ongoing || agent?.kind === "player") return null;
    const what = agent === undefined ? (object === undefined ? null : {}) : toSubject(agent);
    const target = object === undefined ? undefined : toSubject(object);
    if (what === null || target === null) return null;
    return { on: "attack", what, ...(target !== undefined && { target }) } as EventPattern;
  },
  change: (roles, clause) =>
    (hasManner(clause, "everyTurn") ? null : noMoreAttacks(roles, clause)) ??
    mustAct("attack", roles, clause) ??
    (hasManner(clause, "everyTurn") ? null : noPlayer(roles, clause)) ??
    forbidden("attack", "beAttacked", roles, clause),
};

const defend: VerbFrame = {
  ...taking("defender"),
  manners: ["ifAble", "everyTurn"],
  idle: ["everyTurn"],
  event: ({ agent, object }, { form }) => {
    // Units attack and defend, players do not (701).
    if (form.negative || form.ongoing || agent?.kind === "player") return null;
    const what = agent === undefined ? (object === undefined ? null : {}) : toSubject(agent);
    const against = object === undefined ? undefined : toSubject(attackerIn(object));
    if (what === null || against === null) return null;
    return { on: "defend", what, ...(against !== undefined && { against }) } as EventPattern;
  },
  change: (roles, clause) => {
    const { agent, object, manner } = roles;
    const rested = manner.some((phrase) => phrase.kind === "state" && phrase.where.rested === true);
    if (
      rested &&
      manner.length === 1 &&
      agent !== undefined &&
      object === undefined &&
      clause.form.able &&
      !clause.form.negative
    )
      return { of: agent, changes: [{ mayDefend: "rested" }] };
    const spared = object === undefined ? roles : { ...roles, object: attackerIn(object) };
    return mustAct("defend", roles, clause) ?? forbidden("defend", "beDefended", spared, clause);
  },
};

/** 「このユニットの攻撃」 is defended as that unit is. */
const attackerIn = (object: NounPhrase): NounPhrase =>
  object.kind === "word" && object.word === "攻撃" && object.of !== undefined ? object.of : object;

const battle: VerbFrame = {
  relative: ({ partner, agent, object }, { form }) => {
    const of = partner === undefined ? null : toSelect(partner);
    if (of === null || agent !== undefined || object !== undefined || form.negative) return null;
    const select: Select = of === "self" ? { battle: "opposing" } : { battle: "opposing", of };
    return { of: { kind: "pointer", select } };
  },
};

/** Returns whether a clause is about the battle of the card itself: 「このユニットがバトルで」. */
export const isInOwnBattle = (agent: NounPhrase | undefined, [battle, ...more]: readonly NounPhrase[]): boolean =>
  agent?.kind === "pointer" && agent.select === "self" && battle?.kind === "battle" && more.length === 0;

const OWN_BATTLE_DAMAGE: EventPattern = { on: "damage", what: {}, by: "self", inBattle: true };

/** Returns the event of 「このユニットがバトルで相手のユニットを破壊した」: a unit is destroyed that has its battle damage. */
export function destroyedInBattle(object: NounPhrase | undefined): EventPattern | null {
  const what = object?.kind === "things" && object.noun === "unit" ? toSubjectFilter(object) : null;
  return what === null || "among" in what || "did" in what
    ? null
    : { on: "move", what: { ...what, among: { battle: "opposing" }, did: OWN_BATTLE_DAMAGE }, cause: "destroy" };
}

export const BATTLE_FRAMES: VerbFrames = { attack, defend, battle };
