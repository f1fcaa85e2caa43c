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
  readonly board: MtgBoard;
};

type ObjectParts = Partial<Omit<BoardObject, "card">>;

/**
 * Returns an object of a board by the name of its definition, with marks that differ from the usual: mine, on the battlefield.
 */
export const placeCard = (name: string, parts: ObjectParts = {}): ObjectParts & { readonly name: string } => ({
  name,
  ...parts,
});

/** Returns a board of named definitions and objects. Objects are numbered from 1 unless they say otherwise. */
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
