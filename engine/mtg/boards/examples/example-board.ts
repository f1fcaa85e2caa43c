import type { ByEra } from "../../model/era";
import type { MtgRef } from "../../model/ref";
import type { BoardCard, BoardObject, MtgBoard } from "../board";

/** A board that makes a state-based effect act: an example to look at, to change, and to compare between eras. */
export type ExampleBoard = {
  /** The letter of 704.5 or part of T.11.5 that it shows, as part of an address. */
  readonly id: string;
  readonly title: { readonly ja: string; readonly en: string };
  /** Rules that the first look finds in each era, in order, each once. */
  readonly finds: ByEra<readonly MtgRef[]>;
  readonly scene: MtgBoard;
};

type PieceParts = Partial<Omit<BoardObject, "card">>;

/**
 * Returns a piece of a board by the name of its definition, with marks that differ from the usual: mine, on the battlefield.
 */
export const placeCard = (name: string, parts: PieceParts = {}): PieceParts & { readonly name: string } => ({
  name,
  ...parts,
});

/** Returns a scene of named definitions and pieces. Pieces are numbered from 1 unless they say otherwise. */
export function createExampleBoard(
  cards: readonly BoardCard[],
  pieces: readonly (PieceParts & { readonly name: string })[],
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
