import type { ContinuousChange, EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Condition } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import type { Clause } from "../phrases/clause";
import { hasManner } from "../phrases/manners";
import { DOER_POINTER, type NounPhrase, type PlayerParty } from "../phrases/noun-phrase";
import { createObjectEffect } from "./object-effect";
import { listPlayers, type SemanticRoles, toEventPlayer, toSubject, toSubjectFilter } from "./semantic-roles";
import { createProhibition } from "./states";
import type { ReadingContext, SubjectChanges, VerbFrame, VerbFrames } from "./verb-frame";

const use: VerbFrame = {
  manners: ["free", "freeOfAll", "freeOfCatalyst", "limit"],
  effect: (roles, clause, reading) => {
    // 「使用できる」 alone says when the card is used.
    const isBare = clause.args.length + clause.adverbs.length === 0 && clause.form.able === true;
    if (isBare || hasManner(clause, "freeOfCatalyst")) return null;
    const free = hasManner(clause, "free", "freeOfAll");
    return (
      createObjectEffect("use", ({ select }, _, who) => ({ do: "use", who, what: select, free }))?.(
        roles,
        clause,
        reading,
      ) ?? null
    );
  },
  event: ({ agent, object }, { form }) => {
    if (form.negative || object === undefined) return null;
    const what = toSubjectFilter(object);
    if (what === null || (agent !== undefined && agent.kind !== "player")) return null;
    // Who is not named is you, as in instructions.
    const unnamed = form.voice === undefined ? "you" : "anyone";
    const who = agent === undefined ? unnamed : toEventPlayer(agent.party);
    return { on: "used", who, ...(Object.keys(what).length > 0 && { what }) };
  },
  change: (roles, clause) => {
    const { agent, object, source } = roles;
    if (clause.form.negative && object?.kind === "things" && object.bound !== undefined)
      return noMoreThan(roles, clause);
    // 「このユニットは使用できない」 is said of the card, 「相手は使用できない」 of the player.
    if (clause.form.negative && agent?.kind !== "player" && agent !== undefined && object === undefined)
      return unusable(agent);
    const isLimited = clause.adverbs.some(({ says }) => says === "limit");
    if (clause.form.negative) return isLimited ? null : createProhibition("use", null)(roles, clause);
    const waived = waivedCosts(clause);
    if (waived.length > 0) return waivedUse(roles, clause, waived) ?? freeUse(roles, clause, waived);
    if (!clause.form.able) return null;
    const from = source?.kind === "zone" ? source : undefined;
    if (agent?.kind === "pointer" && object === undefined && from !== undefined && isOwn(from.whose))
      return { of: { ...agent, where: { zone: from.zone } }, changes: [{ mayUse: true }] };
    if (agent?.kind !== "player" || object?.kind !== "things") return null;
    const zones = object.zones ?? (from === undefined ? undefined : [from.zone]);
    const whose = object.whose ?? from?.whose ?? agent.party;
    return zones === undefined ? null : { of: { ...object, zones, whose }, changes: [{ mayUse: true }] };
  },
  relative: ({ agent, object }, { form, adverbs }) =>
    agent?.kind === "player" && object === undefined && !form.past && !form.negative
      ? { whose: agent.party, ...(adverbs.some(({ says }) => says === "next") && { next: true as const }) }
      : null,
};

/** 「相手のマジックは使用できない」: from nowhere; cards of an area that is named cannot be used from there. */
function unusable(of: NounPhrase): SubjectChanges | null {
  if (of.kind !== "things" || of.zones !== undefined || (of.quantity !== undefined && of.quantity.count !== "all"))
    return { of, changes: [{ cannot: "beUsed" }] };
  const where = toSubjectFilter({ ...of, whose: undefined, quantity: undefined });
  if (where === null) return null;
  return { of: { kind: "player", party: of.whose ?? "each" }, changes: [{ cannot: "use", where }] };
}

/** 「あなたのターンに1度、あなたは手札にあるマジック1枚を、使用コストを支払わずに使用してもよい」 */
function freeUse(
  { agent, object, source }: SemanticRoles,
  { form, adverbs }: Clause,
  waived: readonly Waiver["without"][],
): SubjectChanges | null {
  const limit = adverbs.find((adverb) => adverb.says === "limit");
  const from = source?.kind === "zone" ? source.zone : undefined;
  if (
    !isOneAtATime(object, limit) ||
    !form.permitted ||
    object === undefined ||
    (object.kind !== "things" && object.kind !== "zone")
  )
    return null;
  if (agent !== undefined && (agent.kind !== "player" || agent.party !== "you")) return null;
  const of: NounPhrase =
    object.kind === "zone"
      ? { kind: "things", noun: "card", zones: [object.zone], whose: "you", where: {} }
      : { ...object, quantity: undefined, zones: object.zones ?? [from ?? "hand"], whose: object.whose ?? "you" };
  if (of.kind !== "things" || of.zones?.join() !== "hand") return null;
  const perTurn = limit?.says === "limit" ? { perTurn: limit.times } : {};
  const during: { while?: Condition } = limit?.says === "limit" && limit.yours ? { while: { turnOf: "you" } } : {};
  return { of, changes: waived.map((without) => ({ without, ...perTurn })), ...during };
}

type Waiver = Extract<ContinuousChange, { readonly without: unknown }>;

/** The costs that a clause leaves unpaid. */
const waivedCosts = (clause: Clause): readonly Waiver["without"][] =>
  hasManner(clause, "freeOfAll")
    ? ["useCost", "catalyst"]
    : hasManner(clause, "free")
      ? ["useCost"]
      : hasManner(clause, "freeOfCatalyst")
        ? ["catalyst"]
        : [];

/** 「このカードは使用コストを支払わずに使用できる」, 「あなたはこのカードをコストを支払わずに使用してもよい」 */
function waivedUse(
  { agent, object, source, quantities }: SemanticRoles,
  { form, adverbs }: Clause,
  waived: readonly Waiver["without"][],
): SubjectChanges | null {
  const of = object ?? agent;
  const isMine = object === undefined || agent === undefined || (agent.kind === "player" && agent.party === "you");
  if (of === undefined || !isMine || quantities.length > 0 || adverbs.length > 1) return null;
  const isFromHand = source === undefined || (source.kind === "zone" && source.zone === "hand" && isOwn(source.whose));
  if (!isFromHand || (source !== undefined && object?.kind !== "pointer")) return null;
  if (form.negative || !(form.able || form.permitted) || form.voice !== undefined) return null;
  const isSelf = of.kind === "pointer" && of.select === "self" && of.where === undefined;
  const areUsed =
    of.kind === "things" &&
    (of.zones === undefined || of.zones.join() === "hand") &&
    of.quantity === undefined &&
    !of.next;
  if (!isSelf && !(areUsed && object === undefined)) return null;
  return { of, changes: waived.map((without) => ({ without })) };
}

/** Whether a number of things is one for each time. */
const isOneAtATime = (object: NounPhrase | undefined, limit: unknown): boolean =>
  object === undefined ||
  !("quantity" in object) ||
  object.quantity === undefined ||
  (limit !== undefined && object.quantity.count === 1);

/** A card lies in areas of its owner (401.5). */
const isOwn = (whose: PlayerParty | undefined): boolean =>
  whose === undefined || whose === "you" || JSON.stringify(whose) === JSON.stringify(DOER_POINTER);

/** 「1ターンに2枚以上のマジックを使用できない」: each player counts what he uses himself. */
function noMoreThan({ agent, object }: SemanticRoles, clause: Clause): readonly SubjectChanges[] | null {
  if (agent?.kind !== "player" || object?.kind !== "things" || object.bound?.is !== ">=") return null;
  if (!clause.adverbs.some(({ says }) => says === "thisTurn") || typeof object.bound.than !== "number") return null;
  const what = toSubjectFilter({ ...object, bound: undefined });
  if (what === null) return null;
  const than = object.bound.than - 1;
  return listPlayers(agent.party).map((who): SubjectChanges => {
    const used: EventPattern = { on: "used", who, ...(Object.keys(what).length > 0 && { what }) };
    return {
      of: { kind: "player", party: who },
      changes: [{ cannot: "use", where: what }],
      while: { amount: { happened: used }, is: ">=", than },
    };
  });
}

const negateThese: NonNullable<VerbFrame["effect"]> = createObjectEffect("negate", ({ select }, store) => ({
  do: "negate",
  what: select,
  store,
}));

/** 「このターン、相手が次に使用するカードを無効化する」 */
function negateNext(
  { object }: SemanticRoles,
  { form }: Clause,
  { discourse }: ReadingContext,
): readonly Effect[] | null {
  if (object?.kind !== "things" || object.whose === undefined || object.quantity !== undefined || form.negative)
    return null;
  const what = toSubjectFilter({ ...object, whose: undefined, next: undefined });
  if (what === null || form.voice !== undefined || object.zones !== undefined) return null;
  const on: EventPattern = bindReferences(
    { on: "used", who: toEventPlayer(object.whose), ...(Object.keys(what).length > 0 && { what }) },
    discourse,
  );
  const effects: readonly Effect[] = [{ do: "negate", what: { event: "subject" } }];
  return [{ do: "create", ability: { type: "triggered", on, effects }, until: "turn" }];
}

const negate: VerbFrame = {
  manners: ["thisTurn"],
  effect: (roles, clause, reading) => {
    const isNext = roles.object?.kind === "things" && roles.object.next === true;
    const isThisTurn = clause.adverbs.some(({ says }) => says === "thisTurn");
    if (isNext !== isThisTurn) return null;
    return isNext ? negateNext(roles, clause, reading) : negateThese(roles, clause, reading);
  },
  event: ({ object, agent }, { form }): EventPattern | null => {
    const subject = object ?? agent;
    const what = subject === undefined || form.negative ? null : toSubject(subject);
    return what === null ? null : { on: "negated", what };
  },
  change: ({ object, means }, { form }) => {
    if (object === undefined || !form.negative) return null;
    const where = means === undefined ? undefined : toSubjectFilter(means);
    return where === null ? null : { of: object, changes: [{ cannot: "beNegated", ...(where && { where }) }] };
  },
};

/** 「代価を支払っているならば」 */
const pay: VerbFrame = {
  condition: ({ agent, object, quantities }, { form }) => {
    const isPrice = object?.kind === "word" && object.word === "代価" && object.of === undefined;
    if (!isPrice || agent !== undefined || quantities.length > 0 || !(form.past || form.ongoing)) return null;
    return form.negative ? { not: { paid: true } } : { paid: true };
  },
};

export const USE_FRAMES: VerbFrames = { use, negate, pay };
