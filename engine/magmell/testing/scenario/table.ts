import { getPlayerId, type ScenarioPlayer } from "../../../kernel/testing/names";
import { type CardDefinition, type Cards, createCards, type GameState, type Phase } from "../..";
import { createEmptyState } from "../../machine/empty-game";
import { runGame } from "../../machine/run-game";
import { PLAYERS } from "../../model/ids";
import { createInstance, type Instance } from "../../model/instance";
import { toNameKey } from "../../model/name";
import { createGame, type Game } from "../../model/state";
import { getPhaseIndex } from "../../model/turn";
import { getZoneInstances, isSharedZone, type OwnZone, type SharedZone, ZONE_IDS, ZONES } from "../../model/zone";
import { CARD_POOL, POOL_CARDS } from "../pool/pool";

/** A card on the table: its name, and its marks. `control` names the commander of a unit listed with its owner. */
export type CardPlacement =
  | string
  | ({ readonly name: string; readonly control?: ScenarioPlayer } & Partial<
      Pick<Instance, "rested" | "faceDown" | "damage" | "counters">
    >);

/**
 * One player's cards and life. Piles are written with the top card first; cards of a shared zone are listed with their
 * owner. `stones` writes the stone area in letters: `r`, `g`, `b` for basic stones, `n` for a colorless stone, and `x`
 * for a face-down stone. Capital letters are rested stones.
 */
export type PlayerSetup = { readonly [Zone in OwnZone | SharedZone]?: readonly CardPlacement[] } & {
  readonly stones?: string;
  readonly life?: number;
  readonly drewFromEmpty?: boolean;
  /** Number of cards that this player has used this turn. */
  readonly used?: number;
};

/** A table before the first step of a scenario. */
export type TableSetup = {
  readonly me?: PlayerSetup;
  readonly you?: PlayerSetup;
  /** Additional cards for this table only. */
  readonly cards?: readonly CardDefinition[];
  readonly seed?: number;
  readonly turn?: number;
  /** The phase to begin; the main phase by default. */
  readonly phase?: Phase;
  /** Defaults to me. */
  readonly turnPlayer?: ScenarioPlayer;
  readonly firstPlayer?: ScenarioPlayer;
  /** Whether unsupported card text is carried out by hand. */
  readonly byHand?: boolean;
};

/** The piles of a side that lists none. */
const FILLER: PlayerSetup = {
  grimoire: Array.from({ length: 6 }, () => "b 4/4"),
  stoneDeck: Array.from({ length: 6 }, () => "plain stone"),
};

const STONE_SIGNS: Readonly<Record<string, string>> = {
  r: "赤の魔石",
  g: "緑の魔石",
  b: "青の魔石",
  n: "plain stone",
  x: "plain stone",
};

function stonePiece(sign: string): CardPlacement {
  const name = STONE_SIGNS[sign.toLowerCase()];
  if (name === undefined) throw new Error(`"${sign}" is no stone`);
  return { name, rested: sign !== sign.toLowerCase(), faceDown: sign.toLowerCase() === "x" };
}

/** Returns the letter of a stone on the table; `?` for a stone without a letter. */
export function getStoneLetter(name: string, rested: boolean, faceDown: boolean): string {
  const sign = faceDown ? "x" : (Object.entries(STONE_SIGNS).find(([, other]) => other === name)?.[0] ?? "?");
  return rested ? sign.toUpperCase() : sign;
}

/** Sets up a table without running the game, for tests of single functions of the rules. */
export function createTestGame({
  me = {},
  you = {},
  cards: extra = [],
  seed = 1,
  turn = 3,
  turnPlayer = "me",
  firstPlayer = "me",
  byHand = false,
}: TableSetup): Game {
  const cards = extra.length === 0 ? CARD_POOL : createCards([...POOL_CARDS, ...extra]);
  const state = createEmptyState(seed);
  Object.assign(state, { turn, firstPlayer: getPlayerId(firstPlayer), turnPlayer: getPlayerId(turnPlayer), byHand });
  for (const player of PLAYERS) laySide(cards, state, player, player === 0 ? me : you);
  return createGame(cards, state, []);
}

function laySide(cards: Cards, state: GameState, player: 0 | 1, side: PlayerSetup): void {
  const { stones = "", stoneArea = [], life, drewFromEmpty = false, used = 0, ...zones } = { ...FILLER, ...side };
  const areas = { ...zones, stoneArea: [...[...stones].map(stonePiece), ...stoneArea] };
  Object.assign(state.players[player], { drewFromEmpty, used, ...(life !== undefined && { life }) });
  for (const zone of ZONE_IDS) {
    const pieces = (areas[zone] ?? []).map((piece) => placePiece(cards, state, piece, player));
    if (ZONES[zone].ordered) pieces.reverse();
    getZoneInstances(state.zones, zone, player).push(...pieces);
  }
}

function placePiece(cards: Cards, state: GameState, piece: CardPlacement, player: 0 | 1): Instance {
  const { name, control, ...marks } = typeof piece === "string" ? { name: piece } : piece;
  // Tokens that only abilities define are not found by name.
  const card = cards.indexOf.get(toNameKey(name)) ?? cards.list.findIndex((token) => token.name === name);
  if (card === -1) throw new Error(`A table names 《${name}》, which is no card`);
  const instance = createInstance(state.nextId, card, player, cards.list[card]?.token ? "token" : "card");
  state.nextId += 1;
  return Object.assign(instance, marks, control !== undefined && { controller: getPlayerId(control) });
}

/** Begins a phase on a prepared table and runs the game to its first choice, or to its end. */
export function beginPhase(game: Game, phase: Phase = "main"): Game {
  game.state.agenda.push({ run: "phase", index: getPhaseIndex(phase) });
  runGame(game);
  return game;
}

/** Returns the state of a table at its first choice, or at the end of the game. */
export const createFirstState = (table: TableSetup): GameState => beginPhase(createTestGame(table), table.phase).state;

/** Returns the names of the cards in a zone, the top card first in an ordered zone. */
export function getNamesInZone(
  cards: Cards,
  state: GameState,
  zone: keyof typeof ZONES,
  player: 0 | 1 = 0,
): readonly string[] {
  const names = getZoneInstances(state.zones, zone, isSharedZone(zone) ? 0 : player).map(
    ({ card }) => cards.list[card]?.name ?? "?",
  );
  return ZONES[zone].ordered ? names.reverse() : names;
}
