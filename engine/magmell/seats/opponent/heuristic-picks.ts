import { getCombatStats } from "../../machine/combat-stats";
import { countSymbols, fromColorBits, getEffectiveColors, toColorBits } from "../../model/card";
import { type Cards, getCardDefinition } from "../../model/cards";
import type { PickChoice, PlayerAnswer } from "../../model/choice";
import type { PlayerId, Target } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { Game, GameState } from "../../model/state";
import { findInstance } from "../../model/zone";
import { evaluateHandCard } from "../autopilot/value";
import { getCardRole } from "./card-role";
import { evaluateUnit } from "./combat-outlook";

/**
 * Returns the heuristic answer to a pick: the options with the highest scores, up to the minimum, and further options
 * while they gain. Unordered picks are given in the order of the options.
 */
export function choosePickAnswer(
  game: Game,
  choice: PickChoice,
  answers: readonly PlayerAnswer[],
): PlayerAnswer | null {
  const score = scoreFor(game, choice);
  const picks = answers.flatMap((answer) => (answer.do === "pick" ? [{ answer, score: score(answer.target) }] : []));
  const open = choice.ordered ? picks : picksFrom(choice, score);
  const needed = choice.min - choice.picked.length;
  const sorted = [...open].sort((one, other) => other.score - one.score);
  const wanted = sorted.filter(({ score: value }, index) => index < needed || value > 0);
  const chosen = wanted.slice(0, choice.max - choice.picked.length);
  if (chosen.length === 0) return answers.find(({ do: act }) => act === "done") ?? null;
  const offered = picks.find(({ answer }) => chosen.some((one) => sameInstance(one.answer, answer)));
  return offered?.answer ?? null;
}

type Scored = { readonly answer: PlayerAnswer; readonly score: number };

/** All options after the last pick, including duplicates, and options that would leave too few for the minimum. */
function picksFrom({ options, picked }: PickChoice, score: (target: Target) => number): readonly Scored[] {
  const last = picked.at(-1);
  const from = last === undefined ? 0 : options.findIndex((target) => same(target, last)) + 1;
  return options.slice(from).map((target) => ({ answer: { do: "pick", target }, score: score(target) }));
}

const same = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;

const sameInstance = (one: PlayerAnswer, other: PlayerAnswer): boolean =>
  one.do === "pick" && other.do === "pick" && same(one.target, other.target);

/** Scores of the options of a pick, higher for better ones, and above 0 if picking is better than not picking. */
function scoreFor(game: Game, choice: PickChoice): (target: Target) => number {
  const { cards, state } = game;
  const { player, purpose } = choice;
  switch (purpose) {
    case "useCost":
    case "catalyst":
      return paymentScore(game, player, purpose);
    case "discard":
      return (target) => -(instanceOf(state, target, (it) => keepingValue(cards, state, player, it)) ?? 0);
    case "search":
      return (target) => instanceOf(state, target, (it) => evaluateHandCard(cards, it)) ?? 0;
    default:
      return aimScore(game, choice);
  }
}

const instanceOf = (state: GameState, target: Target, value: (instance: Instance) => number): number | null => {
  const place = "instance" in target ? findInstance(state.zones, target.instance) : null;
  return place === null ? null : value(place.instance);
};

/** Value lost by a card in hand for each stone that its use still lacks beyond the next one. */
const TOO_DEAR = 0.6;

/** Value of keeping a card in hand; lower for a card that cannot be used for some turns. */
function keepingValue(cards: Cards, { zones }: GameState, player: PlayerId, instance: Instance): number {
  const lacking = countSymbols(getCardDefinition(cards, instance.card).useCost) - zones.stoneArea[player].length - 1;
  return evaluateHandCard(cards, instance) - TOO_DEAR * Math.max(0, lacking);
}

function paymentScore(game: Game, player: PlayerId, purpose: "useCost" | "catalyst"): (target: Target) => number {
  const { cards, state } = game;
  const asked = { blue: 0, green: 0, red: 0 };
  for (const { card } of state.zones.hand[player]) {
    const { useCost, catalyst } = getCardDefinition(cards, card);
    for (const color of ["blue", "green", "red"] as const) asked[color] += useCost[color] + catalyst[color];
  }
  return (target) =>
    -(
      instanceOf(state, target, (stone) => {
        if (stone.faceDown) return 0;
        const colors = fromColorBits(toColorBits(getEffectiveColors(getCardDefinition(cards, stone.card))));
        const needed = colors.reduce((sum, color) => sum + 1 + asked[color], 0);
        return 1 + needed - (purpose === "catalyst" && stone.rested ? 0.5 : 0);
      }) ?? 0
    );
}

/** Scores of targets by the role of the asking card: harm for the opponent's units, help for the player's own. */
function aimScore(game: Game, { about, player }: PickChoice): (target: Target) => number {
  const { cards, state } = game;
  const role = about === null ? null : getCardRole(cards, about.card);
  const direction = role === null || role.helps === role.harms ? 0 : role.harms ? -1 : 1;
  const units = new Map(getCombatStats(game).map((stats) => [stats.unit.id, stats]));
  return (target) => {
    if ("player" in target) {
      const own = target.player === player;
      const life = state.players[target.player].life;
      if (direction >= 0) return own ? 1 : -1;
      return own ? -20 : (role?.power ?? 0) >= life ? 100 : 2.5;
    }
    const stats = units.get(target.instance);
    if (stats === undefined) return targetElsewhere(cards, state, target, player);
    const own = stats.unit.controller === player;
    const worth = evaluateUnit(cards, stats);
    if (direction < 0) {
      const dies = (role?.power ?? 0) >= stats.hp - stats.unit.damage;
      return (own ? -1 : 1) * (dies ? worth : worth / 4);
    }
    return direction > 0 ? (own ? 1 : -1) * worth : own ? 0.1 : worth;
  };
}

function targetElsewhere(cards: Cards, state: GameState, target: Target, player: PlayerId): number {
  const place = "instance" in target ? findInstance(state.zones, target.instance) : null;
  if (place === null) return 0;
  if (place.zone === "chant") return place.instance.controller === player ? -1 : 1;
  return place.instance.faceDown && place.instance.owner !== player ? 1 : evaluateHandCard(cards, place.instance);
}
