import type { Effect } from "../../../model/effect";
import { bindReferences } from "../discourse/bind-references";
import { getDoer } from "../frames/doers";
import { getPhraseNouns, resolveParty } from "../frames/objects";
import { assignRoles, toSubjectFilter } from "../frames/semantic-roles";
import type { ReadingContext } from "../frames/verb-frame";
import type { Clause } from "../phrases/clause";
import type { NounPhrase, PlayerParty } from "../phrases/noun-phrase";
import { isPileZone } from "../phrases/selections";
import { readAllOf } from "../taken";

/** Reads 「マジックが公開されるまで、魔導書を上から1枚ずつ公開する」 */
export function readRevealUntil(
  until: Clause,
  reveal: Clause,
  { discourse }: ReadingContext,
): readonly Effect[] | null {
  const wanted = assignRoles(until);
  const roles = assignRoles(reveal);
  if (until.frame !== "reveal" || reveal.frame !== "reveal" || wanted === null || roles === null) return null;
  if (until.form.voice !== "passive" || until.form.negative || until.adverbs.length > 0 || reveal.form.negative)
    return null;
  const isPlain = (given: readonly string[], { args }: Clause): boolean =>
    args.every(({ particle, phrase }) => given.includes(particle) && (particle !== "" || phrase.kind === "quantity"));
  if (!isPlain(["が", "は", ""], until) || !isPlain(["が", "は", "を", "から", ""], reveal)) return null;
  if (reveal.adverbs.some(({ says }) => says !== "oneEach")) return null;
  const things = wanted.object;
  if (wanted.quantities.some(({ count }) => count !== 1)) return null;
  if (things?.kind !== "things" || things.zones !== undefined || things.whose !== undefined) return null;
  const where = toSubjectFilter(things);
  const pile = pileIn(roles.object) ?? pileIn(roles.source);
  if (
    where === null ||
    pile === null ||
    roles.quantities.length > 1 ||
    roles.quantities.some(({ count }) => count !== 1)
  )
    return null;
  const owner = pile.whose === undefined ? getDoer(roles, discourse) : resolveParty(pile.whose, discourse);
  if (owner === null || owner === "each") return null;
  discourse.doer = pile.whose === undefined ? owner : discourse.doer;
  const [store, others] = [discourse.newName(), discourse.newName()];
  discourse.result("reveal", {
    select: { join: [{ stored: store }, { stored: others }] },
    plural: true,
    nouns: [],
    it: false,
  });
  discourse.mention({
    select: { stored: store },
    plural: false,
    nouns: [...getPhraseNouns(things), "カード"],
    it: true,
  });
  discourse.inPile.push(store, others);
  discourse.among = { stored: others };
  discourse.left = discourse.among;
  discourse.taken.length = 0;
  discourse.pile = { zone: pile.zone, whose: owner === "you" ? null : owner };
  return [{ do: "revealUntil", who: owner, zone: pile.zone, where: bindReferences(where, discourse), store, others }];
}

type NamedPile = { readonly zone: "grimoire" | "stoneDeck"; readonly whose?: PlayerParty };

/** The pile of which a phrase names the cards at the top. */
function pileIn(phrase: NounPhrase | undefined): NamedPile | null {
  if (phrase?.kind === "pointer" && typeof phrase.select === "object" && "top" in phrase.select)
    return { zone: phrase.select.top, whose: phrase.select.whose };
  if (phrase?.kind !== "zone" || !isPileZone(phrase.zone)) return null;
  if (phrase.position !== undefined && phrase.position !== "top") return null;
  return { zone: phrase.zone, ...(phrase.whose && { whose: phrase.whose }) };
}

/** Reads 「手札が5枚になるように捨てる」 */
export function readDiscardDownTo(goal: Clause, act: Clause, { discourse }: ReadingContext): readonly Effect[] | null {
  const wanted = assignRoles(goal);
  const roles = assignRoles(act);
  if (goal.frame !== "become" || act.frame !== "discard" || wanted === null || roles === null) return null;
  if (goal.form.negative || act.form.negative || act.form.permitted || goal.adverbs.length + act.adverbs.length > 0)
    return null;
  const { object, quantities, source } = roles;
  const isHand =
    object === undefined || (object.kind === "zone" && object.zone === "hand" && object.quantity === undefined);
  const parts = [wanted.agent, wanted.object];
  const hand = parts.find((phrase) => phrase?.kind === "zone" && phrase.zone === "hand");
  const player = parts.find((phrase) => phrase?.kind === "player");
  const left = wanted.goal?.kind === "quantity" ? wanted.goal.quantity.count : undefined;
  if (!isHand || hand?.kind !== "zone" || quantities.length > 0 || source !== undefined || typeof left !== "number")
    return null;
  const owner = hand.whose === undefined ? player : ({ kind: "player", party: hand.whose } as const);
  const who = getDoer({ agent: roles.agent ?? owner }, discourse);
  if (who === null || who === "each") return null;
  discourse.doer = who;
  const store = discourse.newName();
  const surplus = { minus: [{ count: { all: "hand", whose: who } }, left] } as const;
  return [{ do: "discard", who, count: { highest: [0, surplus] }, how: "choose", store }];
}

/** Returns whether a clause is 「このカードを、ダストに置くかわりに」 of a card that is being resolved. */
export const isOwnDustPlacement = (clause: Clause): boolean =>
  clause.adverbs.length === 0 && readAllOf(clause, (one) => putsIntoDust(one) || null) !== null;

function putsIntoDust(clause: Clause): boolean {
  const roles = assignRoles(clause);
  const { object, goal } = roles ?? {};
  const isSelf = object === undefined || (object.kind === "pointer" && object.select === "self");
  return clause.frame === "put" && isSelf && goal?.kind === "zone" && goal.zone === "dust" && !clause.form.negative;
}

/**
 * Merges the last two instructions of 「それを無効化し、ダストに置くかわりに夢に置く」 into one that negates with a destination (231.1). Returns
 * false if they are others.
 */
export function mergeNegatedDestination(out: Effect[]): boolean {
  const [negate, put] = out.slice(-2);
  if (negate?.do !== "negate" || (put?.do !== "put" && put?.do !== "return") || negate.to !== undefined) return false;
  if (negate.store === undefined || JSON.stringify(put.what) !== JSON.stringify({ stored: negate.store })) return false;
  const to = put.to ?? "hand";
  const inPlace = put.position === undefined || put.position === "top";
  out.splice(-2, 2, { ...negate, to }, ...(inPlace ? [] : [put]));
  return true;
}
