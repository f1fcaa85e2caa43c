import { pickRandom } from "../kit/chance";

/** Values that programs stumble over. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "\ud800",
  "𠮷👩‍👩‍👧",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "a".repeat(5_000),
  "NaN",
  "1e999",
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: null },
  { toString: 1 },
  ["a", 1, null, {}],
];
/** Texts that are no JSON, or hardly. */
const TEXTS = [
  "",
  "{",
  "[]",
  "null",
  '"',
  "{}}",
  '{"a":1,"a":2}',
  "\ufeff{}",
  `${"[".repeat(2_000)}${"]".repeat(2_000)}`,
  '{"__proto__":{"role":"admin"}}',
  "1e999",
  '{"a":\u0000}',
];

/** Returns a valid body with a few random changes, as text; some results are not valid JSON. */
export function mutateBody(good: unknown, next: () => number): string {
  if (next() < 0.1) return pickRandom(TEXTS, next);
  let body = structuredClone(good);
  for (let changes = 1 + Math.floor(next() * 3); changes > 0; changes -= 1) body = mutated(body, next);
  return JSON.stringify(body) ?? "null";
}

/** Returns a value with one change at a random position. */
function mutated(value: unknown, next: () => number): unknown {
  if (typeof value !== "object" || value === null || next() < 0.15) return pickRandom(ODD, next);
  if (Array.isArray(value)) return mutatedList(value, next);
  const entries = Object.entries(value);
  const at = Math.floor(next() * (entries.length + 1));
  const entry = entries[at];
  if (entry === undefined)
    return { ...value, [pickRandom(["more", "id", "role", "ownerId", "__proto__"], next)]: pickRandom(ODD, next) };
  if (next() < 0.15) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return { ...value, [entry[0]]: mutated(entry[1], next) };
}

function mutatedList(list: readonly unknown[], next: () => number): unknown[] {
  const at = Math.floor(next() * list.length);
  if (list.length === 0 || next() < 0.2) return [...list, pickRandom(ODD, next)];
  if (next() < 0.1) return Array.from({ length: 2_000 }, () => list[at]);
  return list.map((value, index) => (index === at ? mutated(value, next) : value));
}

/** Characters that often cause parser errors. */
const SIGNS = [
  "《",
  "[",
  '"',
  ",",
  "\n",
  "\t",
  "|",
  "#",
  "-----",
  "999",
  "×",
  "枚",
  "\u200b",
  "\ud83d",
  "\u0000",
  "%",
  "../",
  "$(x)",
  "<script>",
];

/** Returns a text with a few random deletions and insertions. */
export function mutateText(good: string, next: () => number): string {
  let text = good;
  for (let changes = 1 + Math.floor(next() * 4); changes > 0; changes -= 1) {
    const at = Math.floor(next() * (text.length + 1));
    text = text.slice(0, at) + (next() < 0.7 ? pickRandom(SIGNS, next) : "") + text.slice(at + Math.floor(next() * 8));
  }
  return text;
}
