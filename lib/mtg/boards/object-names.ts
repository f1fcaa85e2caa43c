import type { BoardObject, MtgBoard } from "@/engine/mtg";

/**
 * Returns names of the objects of a board, by identity. Where several objects have one name, each has its number behind it, and
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
