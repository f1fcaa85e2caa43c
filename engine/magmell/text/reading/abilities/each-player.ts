import type { Effect } from "../../../model/effect";
import type { Condition, PlayerRef, Select } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import type { Discourse } from "../discourse/discourse";
import { readPlayerLoop } from "../frames/doers";
import { expandPlayerLoop, type PlayerLoop } from "../frames/player-loop";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import type { Argument, Clause } from "../phrases/clause";
import { hasManner, removeManner } from "../phrases/manners";
import { createPointer, type NounPhrase, type PlayerCondition } from "../phrases/noun-phrase";

/** A clause about both players, without its subject, and which of them it is about. */
type OfPlayers = { readonly clause: Clause; readonly test: PlayerCondition | null };

const isAgent = ({ particle, phrase }: Argument): boolean =>
  (particle === "は" || particle === "が" || particle === "も") && phrase.kind === "player";

/** Reads a clause about each player, or each player who satisfies a condition; null for any other clause. */
export function readEachPlayer(clause: Clause, discourse: Discourse): OfPlayers | null {
  const agent = clause.args.find(isAgent);
  const isMutual = hasManner(clause, "mutually");
  if (agent?.phrase.kind !== "player") {
    if (isMutual && discourse.doer === "each") return null;
    const own = removeManner(clause, "mutually");
    const isEach = isMutual || (agent === undefined && discourse.doer === "each" && !hasSubject(clause));
    return isEach ? { clause: own, test: null } : null;
  }
  const { party, test } = agent.phrase;
  const isEach = party === "each" || (party === "any" && hasManner(clause, "each"));
  const rest: Clause = { ...removeManner(clause, "each"), args: clause.args.filter((arg) => arg !== agent) };
  return isEach ? { clause: rest, test: test ?? null } : null;
}

const hasSubject = ({ args, form }: Clause): boolean =>
  form.voice === "passive" || args.some(({ particle }) => particle === "は" || particle === "が");

const asAgent = (clause: Clause, party: PlayerRef): Clause => ({
  ...clause,
  args: [{ particle: "は", phrase: { kind: "player", party } }, ...clause.args],
});

const isOwn = ({ effects, store }: PlayerLoop): boolean => JSON.stringify(effects).includes(`"stored":"${store}"`);

const BOTH: Select = { players: "both" };
const loopOf = ({ store, effects }: PlayerLoop, what: Select = BOTH): Effect => ({
  do: "forEach",
  what,
  store,
  effects,
});

/**
 * Returns the actions of each player, or of each player who satisfies a condition. They join the preceding loop if they
 * refer to the players who acted there.
 */
export function readEachPlayerEffects(
  { clause, test }: OfPlayers,
  { discourse }: ReadingContext,
  out: Effect[],
  read: (clause: Clause) => readonly Effect[] | null,
): readonly Effect[] | null {
  // The opponent of each of them is not 「相手」, your opponent.
  if (JSON.stringify(clause.args).includes('"opponent"')) return null;
  if (test !== null && "frame" in test) {
    const joined = inLastLoop(clause, test, discourse, out, read);
    if (joined !== null) return joined;
  }
  const loop = readPlayerLoop(discourse, (who) => {
    const condition = test === null ? null : conditionOn(test, who, discourse, out);
    if (test !== null && condition === null) return null;
    const effects = read(asAgent(clause, who));
    if (effects === null || condition === null) return effects;
    return [{ do: "if", condition: bindReferences(condition, discourse), then: effects }];
  });
  if (test === null) discourse.doer = "each";
  // What each player does is his own.
  if (loop === null || !isOwn(loop)) return null;
  const decides = loop.effects.some(({ do: verb }) => verb === "may" || verb === "if");
  return decides ? [loopOf(loop)] : expandPlayerLoop(loop);
}

/** The condition that a player satisfies a test; `null` if its words have no referent. */
function conditionOn(
  test: PlayerCondition,
  who: PlayerRef,
  discourse: Discourse,
  out: readonly Effect[],
): Condition | null {
  if (!("frame" in test)) return comparisonOf(test, discourse);
  const { results } = discourse;
  const last = out.at(-1);
  const done =
    test.frame === "so"
      ? last !== undefined && "store" in last
        ? last.store
        : undefined
      : storeOf(results.get(test.frame)?.select);
  const isOfBoth = out.some((effect) => effect.do !== "forEach" && "store" in effect && effect.store === done);
  if (done === undefined || !isOfBoth) return null;
  const some: Condition = { some: { of: { stored: done }, where: { whose: who } } };
  return test.not ? { not: some } : some;
}

/** 「より多いプレイヤー」; without numbers those of the comparison before. */
function comparisonOf(
  { is, compared, having }: Exclude<PlayerCondition, { frame: string }>,
  discourse: Discourse,
): Condition | null {
  if (compared !== undefined) discourse.compared = compared;
  if (discourse.compared === null) return null;
  const { own, others } = discourse.compared;
  const more: Condition = { amount: own, is, than: others };
  return having === undefined ? more : { every: [{ some: having }, more] };
}

const storeOf = (select: Select | undefined): string | undefined =>
  typeof select === "object" && "stored" in select ? select.stored : undefined;

/** 「捨てなかったプレイヤーは」 after a loop in which each player may do something. */
function inLastLoop(
  clause: Clause,
  test: Extract<PlayerCondition, { frame: string }>,
  discourse: Discourse,
  out: Effect[],
  read: (clause: Clause) => readonly Effect[] | null,
): readonly Effect[] | null {
  const loop = out.at(-1);
  if (loop?.do !== "forEach") return null;
  const may = loop.effects.at(-1);
  if (may?.do !== "may" || (test.not ? may.otherwise !== undefined : false)) return null;
  const player: PlayerRef = { controllerOf: { stored: loop.store } };
  const { doer, loop: outer } = discourse;
  discourse.doer = player;
  discourse.loop = player;
  const effects = read(asAgent(clause, player));
  discourse.doer = doer;
  discourse.loop = outer;
  if (effects === null) return null;
  const decided: Effect = test.not ? { ...may, otherwise: effects } : { ...may, then: [...may.then, ...effects] };
  out[out.length - 1] = { ...loop, effects: [...loop.effects.slice(0, -1), decided] };
  return [];
}

/** Reads 「ターン・プレイヤーから順に、各プレイヤーは〜」: the second player begins after the first one has done everything. */
export function readTurnOrderEffects(
  [first, ...rest]: readonly LinkedClause[],
  reading: ReadingContext,
  readInto: (chain: readonly LinkedClause[], reading: ReadingContext, out: Effect[]) => boolean,
): readonly Effect[] | null {
  if (first === undefined) return null;
  const own = removeManner(first.clause, "turnOrder", "youFirst", "opponentFirst");
  const players = readEachPlayer(own, reading.discourse);
  if (players === null || players.test !== null) return null;
  const loop = readPlayerLoop(reading.discourse, (who) => {
    const effects: Effect[] = [];
    return readInto([{ ...first, clause: asAgent(players.clause, who) }, ...rest], reading, effects) ? effects : null;
  });
  if (loop === null || !isOwn(loop)) return null;
  const order: readonly PlayerRef[] | null = hasManner(first.clause, "youFirst")
    ? ["you", "opponent"]
    : hasManner(first.clause, "opponentFirst")
      ? ["opponent", "you"]
      : null;
  // What each has chosen is meant together by what follows.
  const chooses = loop.effects.every((effect) => effect.do === "choose");
  const effects = loop.effects.map((effect) =>
    chooses && effect.do === "choose" ? { ...effect, also: true as const } : effect,
  );
  return [loopOf({ ...loop, effects }, order === null ? BOTH : { join: order.map((player) => ({ player })) })];
}

/** Returns the two single things of which a clause says that they do something to each other; null if it names others. */
function findMutualDoers(subject: Argument | undefined, { targets }: Discourse): readonly NounPhrase[] | null {
  const of = subject?.phrase;
  if (of?.kind === "list" && of.how === "and" && of.items.length === 2)
    return of.items.every(isSingle) ? of.items : null;
  const isThem = of?.kind === "pointer" && JSON.stringify(of.select) === JSON.stringify(createPointer("them"));
  if (!isThem || targets.length !== 2 || targets.some(({ count }) => count !== 1)) return null;
  return ["former", "latter"].map((word): NounPhrase => ({ kind: "pointer", select: createPointer(word) }));
}

const isSingle = (phrase: NounPhrase): boolean =>
  phrase.kind === "pointer" && phrase.plural !== true && phrase.quantity === undefined && phrase.where === undefined;

/** Returns whether a clause says that things deal damage to each other: 「与え合う」, 「それらは互いに与える」. */
export const isMutualDamage = ({ frame, args, ...clause }: Clause): boolean =>
  frame === "giveMutually" ||
  (frame === "give" &&
    hasManner({ frame, args, ...clause }, "mutually") &&
    args.some(({ particle, phrase }) => (particle === "は" || particle === "が") && phrase.kind !== "player"));

/** Returns the damage that two single things deal to each other, about which you decide; null for other things. */
export function readMutualDamage(
  clause: Clause,
  { discourse }: ReadingContext,
  read: (clause: Clause, into: Effect[]) => boolean,
): readonly Effect[] | null {
  if (clause.form.negative || clause.form.able) return null;
  const acts = expandMutualDamage(clause, discourse);
  const effects: Effect[] = [];
  if (acts === null || !acts.every((one) => read(one, effects))) return null;
  return clause.form.permitted ? [{ do: "may", who: discourse.usual, then: effects, price: effects.length }] : effects;
}

/** A clause for each of two things that deal damage to each other; null if they are not two single things. */
function expandMutualDamage(clause: Clause, discourse: Discourse): readonly Clause[] | null {
  const subject = clause.args.find(({ particle }) => particle === "は" || particle === "が");
  const [one, other] = findMutualDoers(subject, discourse) ?? [];
  if (one === undefined || other === undefined || clause.args.some(({ particle }) => particle === "に")) return null;
  const others = clause.args.filter((arg) => arg !== subject);
  const { permitted: _, ...form } = clause.form;
  const acts: readonly (readonly [doer: NounPhrase, to: NounPhrase])[] = [
    [one, other],
    [other, one],
  ];
  return acts.map(
    ([doer, to]): Clause => ({
      ...removeManner(clause, "mutually", "each"),
      frame: "give",
      form,
      args: [{ particle: "は", phrase: doer, topic: true }, { particle: "に", phrase: to }, ...others],
    }),
  );
}
