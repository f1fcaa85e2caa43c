import type { BoardObject, MtgBoard } from "@/engine/mtg";

/**
 * Returns names of the pieces of a board, by identity. Where several pieces have one name, each has its number behind it, and
 * an ability is called one of its source.
 *
 * @param ability words for an ability, with `{name}` for its source
 */
export function getBoardObjectNames(
  { pieces, cards }: MtgBoard,
  ability: string,
): Readonly<Record<BoardObject["id"], string>> {
  const nameOf = ({ card }: BoardObject): string => cards[card]?.name ?? "";
  const things = pieces.filter(({ thing }) => thing === undefined);
  const named = (piece: BoardObject): string => {
    const name = nameOf(piece);
    return things.filter((other) => nameOf(other) === name).length > 1 ? `${name} (${piece.id})` : name;
  };
  return Object.fromEntries(
    pieces.map((piece) => {
      const source = pieces.find(({ id }) => id === piece.thing?.source) ?? piece;
      return [piece.id, piece.thing === undefined ? named(piece) : ability.replace("{name}", named(source))];
    }),
  );
}
