import { isEqualData } from "./plain-data";

/** Values of a template's gaps, by name. An omitted gap has no entry. */
export type SlotValues = Readonly<Record<string, unknown>>;

/** A two-way mapping between gap values and the phrase's value; `undefined` where they do not match. */
export type PhraseMeaning = {
  readonly make: (slots: SlotValues) => unknown;
  readonly take: (value: never) => SlotValues | undefined;
};

/** A placeholder in a pattern for the value of a template's gap. */
class Gap {
  constructor(readonly name: string) {}
}

/** Gaps by name, for use in patterns: `$.amount` stands for the gap `{amount:…}` of the template. */
export const $: Readonly<Record<string, unknown>> = new Proxy({}, { get: (_, name) => new Gap(String(name)) });

/**
 * Returns the two-way meaning of a template from `pattern`, which is plain data with gaps. Only data without further
 * properties matches the pattern.
 */
export const createDataMeaning = (pattern: unknown): PhraseMeaning => ({
  make: (slots) => fillPattern(pattern, slots),
  take: (value) => {
    const found: Record<string, unknown> = {};
    return matchPattern(pattern, value, found) ? found : undefined;
  },
});

function fillPattern(pattern: unknown, slots: SlotValues): unknown {
  if (pattern instanceof Gap) return slots[pattern.name];
  if (Array.isArray(pattern)) return pattern.map((part) => fillPattern(part, slots));
  if (pattern === null || typeof pattern !== "object") return pattern;
  const filled: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(pattern)) {
    const value = fillPattern(part, slots);
    if (value !== undefined) filled[key] = value;
  }
  return filled;
}

function matchPattern(pattern: unknown, value: unknown, found: Record<string, unknown>): boolean {
  if (pattern instanceof Gap) {
    if (pattern.name in found) return isEqualData(found[pattern.name], value);
    if (value !== undefined) found[pattern.name] = value;
    return true;
  }
  if (pattern === null || typeof pattern !== "object") return pattern === value;
  if (value === null || typeof value !== "object" || Array.isArray(pattern) !== Array.isArray(value)) return false;
  const parts = pattern as Record<string, unknown>;
  const values = value as Record<string, unknown>;
  for (const key in values) if (values[key] !== undefined && !(key in parts)) return false;
  for (const key in parts) if (!matchPattern(parts[key], values[key], found)) return false;
  return true;
}
