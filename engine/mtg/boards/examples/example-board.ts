import type { ByEra } from "../../model/era";
import type { MtgRef } from "../../model/ref";
import type { BoardCard, BoardObject, MtgBoard } from "../board";

/** An example board on which a state-based effect acts, to view, to edit, and to compare between eras. */
export type ExampleBoard = {
  /** The letter of 704.5 or part of T.11.5 that the board demonstrates, as used in its URL. */
  readonly id: string;
  readonly title: { readonly ja: string; readonly en: string };
  /** Rules that the first pass of the check applies in each era, in order, each once. */
  readonly finds: ByEra<readonly MtgRef[]>;
  readonly board: MtgBoard;
};

type ObjectParts = Partial<Omit<BoardObject, "card">>;

/**
 * Returns an object of a board by the name of its definition. `parts` overrides the defaults: controlled by the first
 * player, on the battlefield.
 */
export const placeCard = (name: string, parts: ObjectParts = {}): ObjectParts & { readonly name: string } => ({
  name,
  ...parts,
});

/** Returns a board of named definitions and objects. Objects without an id are numbered from 1. */
export function createExampleBoard(
  cards: readonly BoardCard[],
  pieces: readonly (ObjectParts & { readonly name: string })[],
  rest: Partial<MtgBoard> = {},
): MtgBoard {
  const used = cards.filter(({ name }) => pieces.some((one) => one.name === name));
  return {
    version: 1,
    era: "mod",
    ...rest,
    cards: used,
    pieces: pieces.map(({ name, ...parts }, index) => ({
      id: index + 1,
      zone: "battlefield" as const,
      owner: 0 as const,
      ...parts,
      card: used.findIndex((card) => card.name === name),
    })),
  };
}
