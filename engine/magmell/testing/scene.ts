import type { Cards, Phase, PlayerId } from "..";
import { runGame } from "../machine/run-game";
import { emptyGame } from "../machine/start";
import { PLAYERS } from "../model/ids";
import { type Instance, makeInstance } from "../model/instance";
import { nameKey } from "../model/name";
import { type Game, type GameState, gameOf } from "../model/state";
import { phaseIndex } from "../model/turn";
import { isShared, type OwnZone, type SharedZone, ZONE_IDS, ZONES, zoneList } from "../model/zone";
import { SYNTHETIC } from "./synthetic-cards";

/** A card on the table: its name, and what sets it apart. A unit may be in the other player's control (222.2). */
export type Piece =
  | string
  | ({ readonly name: string } & Partial<Pick<Instance, "rested" | "faceDown" | "damage" | "counters" | "controller">>);

/** One player's things. Piles are written with the top card first. What lies in a shared zone is listed with its player. */
export type SceneSide = { readonly [Zone in OwnZone | SharedZone]?: readonly Piece[] } & {
  readonly life?: number;
  readonly drewFromEmpty?: boolean;
  /** How many cards this player has used this turn. */
  readonly used?: number;
};

/** A table set-up. The game begins the given phase of the given turn. */
export type Scene = {
  readonly cards?: Cards;
  readonly seed?: number;
  readonly turn?: number;
  readonly firstPlayer?: PlayerId;
  readonly turnPlayer?: PlayerId;
  readonly phase?: Phase;
  /** What nothing has been able to read is carried out by hand. */
  readonly byHand?: boolean;
  readonly sides?: readonly [SceneSide, SceneSide];
};

/** Lays the table as the scene says and lets the game run to its first choice, or to its end. */
export const scene = (given: Scene): GameState => begin(lay(given), given.phase).state;

/** Lets a phase begin on a table that is laid, and the game run to its first choice, or to its end. */
export function begin(game: Game, phase: Phase = "main"): Game {
  game.state.agenda.push({ run: "phase", index: phaseIndex(phase) });
  runGame(game);
  return game;
}

/** Lays the table and lets nothing happen: for tests of one rule in isolation. */
export function lay({
  cards = SYNTHETIC,
  seed = 1,
  turn = 3,
  firstPlayer = 0,
  turnPlayer = 0,
  byHand = false,
  sides,
}: Scene): Game {
  const state = emptyGame(seed);
  state.turn = turn;
  state.firstPlayer = firstPlayer;
  state.turnPlayer = turnPlayer;
  state.byHand = byHand;
  for (const player of PLAYERS) {
    const side: SceneSide = sides?.[player] ?? {};
    state.players[player].life = side.life ?? state.players[player].life;
    state.players[player].drewFromEmpty = side.drewFromEmpty ?? false;
    state.players[player].used = side.used ?? 0;
    for (const zone of ZONE_IDS) {
      const list = zoneList(state.zones, zone, player);
      const pieces = (side[zone] ?? []).map((piece) => placed(cards, state, piece, player));
      if (ZONES[zone].ordered) pieces.reverse();
      list.push(...pieces);
    }
  }
  return gameOf(cards, state, []);
}

function placed(cards: Cards, state: GameState, piece: Piece, player: PlayerId): Instance {
  const { name, ...marks } = typeof piece === "string" ? { name: piece } : piece;
  // Tokens that only abilities define are not found by name.
  const card = cards.indexOf.get(nameKey(name)) ?? cards.list.findIndex((token) => token.name === name);
  if (card === -1) throw new Error(`A scene names 《${name}》, which is no card`);
  const instance = makeInstance(state.nextId, card, player, cards.list[card]?.token ? "token" : "card");
  state.nextId += 1;
  return Object.assign(instance, marks);
}

/** The names of what lies in a zone, the top one first where there is an order. */
export function namesIn(
  cards: Cards,
  state: GameState,
  zone: keyof typeof ZONES,
  player: PlayerId = 0,
): readonly string[] {
  const names = zoneList(state.zones, zone, isShared(zone) ? 0 : player).map(
    ({ card }) => cards.list[card]?.name ?? "?",
  );
  return ZONES[zone].ordered ? names.reverse() : names;
}
