import { type CardDefinition, type Cards, makeCards, type Phase } from "../..";
import { POOL, POOL_CARDS } from "../pool/pool";
import type { Piece, Scene, SceneSide } from "../scene";

/** The two players of a scenario: I am player 0, and it is my turn unless the table says otherwise. */
export type Who = "me" | "you";
export const playerOf = (who: Who): 0 | 1 => (who === "me" ? 0 : 1);

/**
 * One player's things. `stones` writes the stone area in letters: `r` `g` `b` for basic stones and `n` for one without
 * colour, in capitals when it is rested; `x` and `X` for one that lies face down.
 */
export type Side = Omit<SceneSide, "battleArea" | "chant"> & {
  readonly stones?: string;
  readonly battleArea?: readonly UnitPiece[];
};

/** A unit; `control` says who commands it, when it is not whose side it is listed on. */
type UnitPiece = Exclude<Piece, object> | (Omit<Extract<Piece, object>, "controller"> & { readonly control?: Who });

/** How the table lies before the first step. */
export type Table = {
  readonly me?: Side;
  readonly you?: Side;
  /** Cards that only this scenario needs, besides the pool. */
  readonly cards?: readonly CardDefinition[];
  readonly seed?: number;
  readonly turn?: number;
  /** The phase that begins, the main phase unless given. */
  readonly phase?: Phase;
  readonly turnPlayer?: Who;
  readonly firstPlayer?: Who;
  readonly byHand?: boolean;
};

/** What lies in a pile of which a scenario says nothing. */
const FILLER: Pick<SceneSide, "grimoire" | "stoneDeck"> = {
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

function stonePiece(sign: string): Piece {
  const name = STONE_SIGNS[sign.toLowerCase()];
  if (name === undefined) throw new Error(`"${sign}" is no stone`);
  return { name, rested: sign !== sign.toLowerCase(), faceDown: sign.toLowerCase() === "x" };
}

/** The letter of a stone on the table; `?` for one that has none. */
export function stoneSign(name: string, rested: boolean, faceDown: boolean): string {
  const sign = faceDown ? "x" : (Object.entries(STONE_SIGNS).find(([, other]) => other === name)?.[0] ?? "?");
  return rested ? sign.toUpperCase() : sign;
}

function unitPiece(piece: UnitPiece): Piece {
  if (typeof piece === "string") return piece;
  const { control, ...rest } = piece;
  return control === undefined ? rest : { ...rest, controller: playerOf(control) };
}

function sideOf({ stones = "", battleArea = [], stoneArea = [], ...rest }: Side = {}): SceneSide {
  return {
    ...FILLER,
    ...rest,
    battleArea: battleArea.map(unitPiece),
    stoneArea: [...[...stones].map(stonePiece), ...stoneArea],
  };
}

/** The cards and the scene of a table. */
export function sceneOf({ me, you, cards = [], turnPlayer, firstPlayer, ...rest }: Table): Scene & { cards: Cards } {
  return {
    ...rest,
    cards: cards.length === 0 ? POOL : makeCards([...POOL_CARDS, ...cards]),
    ...(turnPlayer && { turnPlayer: playerOf(turnPlayer) }),
    ...(firstPlayer && { firstPlayer: playerOf(firstPlayer) }),
    sides: [sideOf(me), sideOf(you)],
  };
}
