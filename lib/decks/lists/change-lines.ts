/** A card that is taken out or in: a sign that touches its number. */
const CHANGE = /^\s*(?<sign>[+＋−–-])\s?[\d０-９]{1,2}\s?[x×枚]?[\s\u3000]*[\p{L}《]/u;

/** Returns whether each line is a change of a list, `-2 Name` or `+1 Name`: where lines have both signs, neither is a bullet. */
export function findChanges(lines: readonly string[]): readonly boolean[] {
  const signs = lines.map((line) => CHANGE.exec(line)?.groups?.sign);
  const isAdded = (sign?: string) => sign === "+" || sign === "＋";
  const isBoth = signs.some(isAdded) && signs.some((sign) => sign !== undefined && !isAdded(sign));
  return signs.map((sign) => isBoth && sign !== undefined);
}
