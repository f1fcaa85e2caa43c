/** The words of a type line in small letters: before the dash and after it. Of a card with two halves those of both. */
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

/** The mana value of a cost in braces: numbers as they are, X as nothing, halves of a sign as the dearer half. */
export function manaValueOf(cost: string): number {
  let value = 0;
  for (const [, sign = ""] of cost.matchAll(/\{([^{}]+)\}/gu)) {
    const parts = sign.split("/").map((part) => (/^\d+$/u.test(part) ? Number(part) : /^[XYZ]$/iu.test(part) ? 0 : 1));
    value += Math.max(...parts);
  }
  return value;
}
