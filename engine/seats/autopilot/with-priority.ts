import type { Answer } from "../../magmell/model/answer";
import { symbolCount } from "../../magmell/model/card";
import { type Cards, cardAt } from "../../magmell/model/cards";
import type { PlayerId } from "../../magmell/model/ids";
import type { GameState } from "../../magmell/model/state";
import { findInstance } from "../../magmell/model/zone";
import { judge, VICTORY } from "./judge";
import { isLethal } from "./lethal";
import { type Budget, isQuiet, tryAnswer } from "./play-forward";

/** An answer that has been tried: what it gains over doing nothing, and how many stones it takes. */
type Tried = { readonly answer: Answer; readonly gain: number; readonly cost: number };

/** What gains less is not worth showing one's hand for. */
const LEAST_GAIN = 0.1;
/** So many cards are weighed against each other for the use of the stones. */
const MOST_WEIGHED = 8;

/**
 * What to do with priority: win if that is possible, use the cards that together make the most of the stones, attack where
 * it profits, and otherwise pass.
 */
export function withPriority(
  cards: Cards,
  state: GameState,
  answers: readonly Answer[],
  player: PlayerId,
  budget: Budget,
): Answer | null {
  const pass = answers.find((answer) => answer.do === "pass") ?? null;
  const still = isQuiet(state) || pass === null ? null : tryAnswer(cards, state, pass, player, budget);
  const base = still ?? judge(cards, state, player);
  const tried = tryAll(cards, state, answers, player, base, budget);
  const winning = tried.find(({ gain }) => gain > VICTORY / 2);
  if (winning !== undefined) return winning.answer;
  const uses = tried.filter(({ answer, gain }) => answer.do === "use" && gain > LEAST_GAIN);
  const attacks = tried.filter(({ answer }) => answer.do === "attack");
  if (attacks.length > 0 && isLethal(cards, state, player)) return best(attacks)?.answer ?? pass;
  const use = bestOfPlan(uses, awakeStones(state, player));
  if (use !== null) return use.answer;
  return best(attacks.filter(({ gain }) => gain > LEAST_GAIN))?.answer ?? pass;
}

function tryAll(
  cards: Cards,
  state: GameState,
  answers: readonly Answer[],
  player: PlayerId,
  base: number,
  budget: Budget,
): readonly Tried[] {
  const active = answers.filter((answer) => answer.do === "use" || answer.do === "attack");
  return active.flatMap((answer, index): readonly Tried[] => {
    const share = { tries: Math.ceil(budget.tries / (active.length - index)) };
    budget.tries -= share.tries;
    const value = tryAnswer(cards, state, answer, player, share);
    budget.tries += Math.max(0, share.tries);
    return value === null ? [] : [{ answer, gain: value - base, cost: costOf(cards, state, answer) }];
  });
}

/** As printed: close enough to weigh cards against each other. */
function costOf(cards: Cards, { zones }: GameState, answer: Answer): number {
  const place = answer.do === "use" ? findInstance(zones, answer.instance) : null;
  return place === null ? 0 : symbolCount(cardAt(cards, place.instance.card).useCost);
}

const awakeStones = ({ zones }: GameState, player: PlayerId): number =>
  zones.stoneArea[player].filter(({ rested }) => !rested).length;

/** The first that gains most; `null` when there is none. */
const best = (tried: readonly Tried[]): Tried | null =>
  tried.reduce<Tried | null>((most, one) => (most === null || one.gain > most.gain ? one : most), null);

/** The best single use of those that together gain most for the stones there are. */
function bestOfPlan(uses: readonly Tried[], stones: number): Tried | null {
  const weighed = [...uses].sort((one, other) => other.gain - one.gain).slice(0, MOST_WEIGHED);
  let plan: readonly Tried[] = [];
  let most = 0;
  for (let set = 1; set < 1 << weighed.length; set += 1) {
    const chosen = weighed.filter((_, index) => (set & (1 << index)) !== 0);
    if (chosen.reduce((sum, { cost }) => sum + cost, 0) > stones) continue;
    const gain = chosen.reduce((sum, one) => sum + one.gain, 0);
    if (gain > most) [plan, most] = [chosen, gain];
  }
  return best(plan.length > 0 ? plan : weighed);
}
