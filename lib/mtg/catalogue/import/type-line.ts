/**
 * Returns the lower-case words of a type line, before and after the dash. For a card with two halves, returns the words
 * of both halves.
 */
export function readTypeLine(line: string): {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
} {
  const halves = line
    .toLowerCase()
    .split("//")
    .map((half) => half.split(/\s[—–-]\s/u));
  const words = (part: number) => [
    ...new Set(halves.flatMap((half) => (half[part] ?? "").split(/\s+/u)).filter((word) => word !== "")),
  ];
  return { types: words(0), subtypes: words(1) };
}

/**
 * Computes the mana value of a cost in braces: numbers count as they are, X counts as 0, and hybrid symbols count as
 * their higher half.
 */
export function computeManaValue(cost: string): number {
  let value = 0;
  for (const [, sign = ""] of cost.matchAll(/\{([^{}]+)\}/gu)) {
    const parts = sign.split("/").map((part) => signValue(part));
    value += Math.max(...parts);
  }
  return value;
}

const signValue = (part: string): number =>
  /^\d+$/u.test(part) ? Number(part) : /^[XYZ]$/iu.test(part) ? 0 : /^(?:½|H[WUBRG])$/iu.test(part) ? 0.5 : 1;

/** Words before the dash of type lines, current and early ones. */
const KNOWN_TYPES: ReadonlySet<string> = new Set([
  ...["artifact", "battle", "conspiracy", "creature", "enchantment", "instant", "kindred", "land", "planeswalker"],
  ...["sorcery", "tribal", "hero", "basic", "elite", "host", "legendary", "ongoing", "snow", "world"],
  ...["interrupt", "mana", "source", "summon", "enchant", "character", "legend"],
]);

/** Returns the words in `types` that are not card types. */
export const findUnknownTypes = (types: readonly string[]): readonly string[] =>
  types.filter((type) => !KNOWN_TYPES.has(type));
