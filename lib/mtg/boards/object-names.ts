import type { BoardObject, MtgBoard } from "@/engine/mtg";

/**
 * Returns the display names of all objects on a board, by object id. Objects with the same name are numbered. An ability
 * on the stack is named after its source.
 *
 * @param ability pattern for the name of an ability, with `{name}` for its source
 */
export function getBoardObjectNames(
  { pieces, cards }: MtgBoard,
  ability: string,
): Readonly<Record<BoardObject["id"], string>> {
  const nameOf = ({ card }: BoardObject): string => cards[card]?.name ?? "";
  const things = pieces.filter(({ thing }) => thing === undefined);
  const named = (object: BoardObject): string => {
    const name = nameOf(object);
    return things.filter((other) => nameOf(other) === name).length > 1 ? `${name} (${object.id})` : name;
  };
  return Object.fromEntries(
    pieces.map((object) => {
      const source = pieces.find(({ id }) => id === object.thing?.source) ?? object;
      return [object.id, object.thing === undefined ? named(object) : ability.replace("{name}", named(source))];
    }),
  );
}
