import type { MtgCardData, MtgCardFacts, MtgDeck } from "../deck";
import { toNameKey } from "../deck";

/** Lines of a deck from texts such as `4 Name`; a text without a number is one copy. */
const linesOf = (texts: readonly string[]) =>
  texts.map((text) => {
    const [, count = "1", name = ""] = /^(?:(\d+) )?(.*)$/.exec(text) ?? [];
    return { name, count: Number(count) };
  });

/** Returns a deck of the given lines, filled up with forests to `size` cards, sixty by default. */
export function createTestDeck(
  main: readonly string[],
  {
    sideboard = [],
    pool = [],
    size = 60,
  }: { sideboard?: readonly string[]; pool?: readonly string[]; size?: number } = {},
): MtgDeck {
  const lines = linesOf(main);
  const missing = size - lines.reduce((sum, { count }) => sum + count, 0);
  const forests = missing > 0 ? [{ name: "Forest", count: missing }] : [];
  return { main: [...lines, ...forests], sideboard: linesOf(sideboard), pool: linesOf(pool) };
}

/** Returns test card data: names with the codes of the sets that contain them. */
export function createCardData(rows: Readonly<Record<string, string>>): MtgCardData {
  const facts = new Map<string, MtgCardFacts>(
    Object.entries(rows).map(([name, sets]) => [toNameKey(name), { name, sets: sets.split(" ").filter(Boolean) }]),
  );
  return {
    find: (key) => facts.get(key) ?? null,
    nearest: (name) => [...facts.values()].map((one) => one.name).filter((known) => known[0] === name[0]),
  };
}
