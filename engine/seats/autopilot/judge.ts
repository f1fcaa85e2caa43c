import { type Strength, strengths } from "../../magmell/machine/strengths";
import { symbolCount } from "../../magmell/model/card";
import { type Cards, cardAt } from "../../magmell/model/cards";
import { opponentOf, type PlayerId } from "../../magmell/model/ids";
import type { Instance } from "../../magmell/model/instance";
import type { Game, GameState } from "../../magmell/model/state";
import { damageThrough } from "./combat";

/** More than anything on a table is worth. */
export const VICTORY = 1e6;

/** What a point of life is worth, from the last one on; those beyond are worth as much as the last of the list. */
const LIFE_WORTH = [3, 2.5, 2, 2, 2, 1.4, 1.4, 1.2, 1.2, 1.2, 0.8] as const;

const WORTH = {
  unit: 1,
  ap: 1,
  hp: 0.7,
  ability: 0.5,
  damage: 0.2,
  unknownCard: 2.2,
  card: 1.5,
  /** A card costs as much as it is good; more than so many symbols are not worth more while they wait in the hand. */
  symbol: 0.3,
  mostSymbols: 5,
  faceUpStone: 1.5,
  faceDownStone: 1,
  awakeStone: 0.03,
  /** Each card that is missing from the last few of the grimoire (705.4.2). */
  missingCard: 3,
  fewCards: 4,
  threat: 0.45,
  defeat: 30,
  /** The part of a rested unit's worth that is at stake when the other side can attack and destroy it. */
  exposed: 0.25,
} as const;

/** How good a game stands for a player, as one number: what they have less what the opponent has, and what threatens them. */
export function judge(game: Game, player: PlayerId): number {
  const { cards, state } = game;
  const { outcome } = state;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === player ? VICTORY : -VICTORY;
  const units = strengths(game);
  const opponent = opponentOf(player);
  return (
    possessions(cards, state, units, player, true) -
    possessions(cards, state, units, opponent, false) -
    danger(state, units, player)
  );
}

function possessions(
  cards: Cards,
  state: GameState,
  units: readonly Strength[],
  player: PlayerId,
  knows: boolean,
): number {
  let worth = lifeWorth(state.players[player].life);
  for (const strength of units) if (strength.unit.controller === player) worth += unitWorth(cards, strength);
  for (const instance of state.zones.hand[player]) worth += knows ? handWorth(cards, instance) : WORTH.unknownCard;
  for (const { faceDown, rested } of state.zones.stoneArea[player]) {
    worth += (faceDown ? WORTH.faceDownStone : WORTH.faceUpStone) + (rested ? 0 : WORTH.awakeStone);
  }
  return worth - WORTH.missingCard * Math.max(0, WORTH.fewCards - state.zones.grimoire[player].length);
}

function lifeWorth(life: number): number {
  if (life <= 0) return -VICTORY / 2;
  let worth = 0;
  for (let point = 0; point < life; point += 1) worth += LIFE_WORTH[Math.min(point, LIFE_WORTH.length - 1)] ?? 0;
  return worth;
}

function unitWorth(cards: Cards, { unit, ap, hp }: Strength): number {
  const { abilities } = cardAt(cards, unit.card);
  const body = WORTH.unit + WORTH.ap * Math.max(0, ap) + WORTH.hp * Math.max(0, hp);
  return body + WORTH.ability * abilities.length - WORTH.damage * Math.min(unit.damage, hp);
}

/** What a known card is worth while it waits in the hand. */
export function handWorth(cards: Cards, instance: Instance): number {
  const { kind, useCost, catalyst } = cardAt(cards, instance.card);
  if (kind === "stone") return WORTH.card;
  return WORTH.card + WORTH.symbol * Math.min(WORTH.mostSymbols, symbolCount(useCost) + symbolCount(catalyst));
}

/** What the opponent can still do to a player by attacking: the rest of this turn, or else in the next one. */
function danger(state: GameState, units: readonly Strength[], player: PlayerId): number {
  const wakes = state.turnPlayer === player;
  const attackers = units.filter(({ unit }) => unit.controller !== player && (wakes || !unit.rested)).map(fighter);
  if (attackers.length === 0) return 0;
  const own = units.filter(({ unit }) => unit.controller === player);
  const through = damageThrough(attackers, own.filter(({ unit }) => !unit.rested).map(fighter));
  let worth = WORTH.threat * through + (through >= state.players[player].life ? WORTH.defeat : 0);
  const strongest = Math.max(...attackers.map(({ ap }) => ap));
  for (const { unit, ap, hp } of own) {
    if (unit.rested && strongest >= hp) worth += WORTH.exposed * (WORTH.unit + ap + WORTH.hp * hp);
  }
  return worth;
}

const fighter = ({ unit, ap, hp }: Strength) => ({ ap, hp, damage: unit.damage });
