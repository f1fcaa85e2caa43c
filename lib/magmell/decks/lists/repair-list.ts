import type { ListEntry, ListProblem } from "./types";

/**
 * Returns a text with one problem repaired: the name of a card in the place of the one that nobody has, or, without a name, the
 * entry taken away. A line of several cards becomes a line for each of them.
 */
export function repairList(text: string, { line, entries, at }: ListProblem, name: string | null): string {
  const breaks = /\r\n|[\n\r\u2028\u2029]/u;
  const lines = text.split(breaks);
  const others = entries.map((entry, place) => (place === at ? chosen(entry, name) : written(entry)));
  const repaired = entries.length === 0 || at < 0 ? [name === null ? null : `1x《${name}》`] : others;
  lines.splice(line - 1, 1, ...repaired.filter((one) => one !== null));
  return lines.join("\n");
}

const written = ({ name, count }: ListEntry): string => `${count}x《${name}》`;

const chosen = ({ count }: ListEntry, name: string | null): string | null =>
  name === null ? null : `${count}x《${name}》`;
