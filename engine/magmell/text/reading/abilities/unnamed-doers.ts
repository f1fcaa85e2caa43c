import type { Effect } from "../../../model/effect";
import type { PlayerRef } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import { type Discourse, UnresolvedWordError } from "../discourse/discourse";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import { goesOn, hasManner } from "../phrases/manners";
import { readBranch } from "./branches";
import { isUnderCondition } from "./later";

type Chain = readonly LinkedClause[];
type GoingOn = NonNullable<ReadingContext["goesOnWith"]>;

/**
 * Lists who may do what a sentence says without naming anybody, the likeliest first: behind 「相手は〜してもよい。そうした場合、」
 * the opponent or you. Behind 「さらに」 it may be done under the condition before. `undefined` where the text leaves no choice.
 */
export function listGoingOn(
  chain: Chain,
  discourse: Discourse,
  last: Effect | undefined,
): readonly (GoingOn | undefined)[] {
  const [first] = chain;
  if (discourse.loop !== null || discourse.doer === "each") return [undefined];
  if (chain.some(({ clause }, at) => readBranch(clause) !== null && (at > 0 || discourse.doer !== discourse.usual)))
    return ["last", "usual"];
  if (first !== undefined && hasManner(first.clause, "further") && isUnderCondition(last))
    return ["condition", undefined];
  if (first !== undefined && goesOn(first.clause) && discourse.doer !== discourse.usual) return ["last", "usual"];
  const isOfOther = first?.link === "if" && isOther(findDoerOf(last), discourse);
  return isOfOther || (speaksOfViewed(chain, discourse) && discourse.viewed?.alone === false)
    ? ["usual", "last"]
    : [undefined];
}

/** Returns who does what a sentence says that names nobody: who alone has seen the cards of which it speaks, or the usual player. */
export function findUnnamedDoer(chain: Chain, { discourse, goesOnWith }: ReadingContext): PlayerRef {
  const { viewed, usual } = discourse;
  return viewed !== null && (viewed.alone || goesOnWith === "last") && speaksOfViewed(chain, discourse)
    ? viewed.by
    : usual;
}

/** Returns the player who does an effect, or decides about it; null if it has none. */
export const findDoerOf = (effect: Effect | undefined): PlayerRef | null =>
  effect !== undefined && "who" in effect && effect.who !== undefined ? (effect.who as PlayerRef) : null;

const isOther = (who: PlayerRef | null, { usual }: Discourse): boolean => who !== null && who !== usual;

/** Whether a sentence speaks of cards that another player has looked at or revealed. */
function speaksOfViewed([first]: Chain, discourse: Discourse): boolean {
  const { viewed } = discourse;
  if (first === undefined || viewed === null || !isOther(viewed.by, discourse)) return false;
  const name = JSON.stringify({ stored: viewed.store });
  return first.clause.args.some(({ particle, phrase }) => {
    if (phrase.kind === "quantity") return particle === "を" && JSON.stringify(discourse.among) === name;
    return JSON.stringify(bindIfKnown(phrase, discourse)).includes(name);
  });
}

function bindIfKnown<Part>(part: Part, discourse: Discourse): Part | null {
  try {
    return bindReferences(part, discourse.copy());
  } catch (problem) {
    if (problem instanceof UnresolvedWordError) return null;
    throw problem;
  }
}
