import { z } from "zod";
import { type CardDataText, cardDataText, formatCodePoint, parseMessage, quoteText, toMessage } from "./plain-words";
import type { SourceEntryProblem } from "./source-card";

const IN_BRACES = /\{([^{}]*)\}/gu;
/** Mana symbols allowed in a table: numbers, letters, two or three of them separated by slashes, and halves. */
const TABLE_SIGN = /^(?:\d{1,7}|[WUBRGCSXYZ]|½|H[WUBRG]|(?:[WUBRGC]|\d{1,2})\/[WUBRGC]|(?:[WUBRGC]\/){1,2}P)$/iu;
/** Mana symbols allowed in JSON files. Joke cards have arbitrary symbols, so only negative numbers are invalid. */
const ANY_SIGN = /^(?!-\d)[^{}\p{Cc}\p{Cs}]{1,12}$/u;

/** Returns why a text is not a mana cost, as written in tables or JSON; null if valid. */
function getCostProblem(cost: string, source: "table" | "json"): CardDataText | null {
  const outside = cost
    .replace(IN_BRACES, " ")
    .split(/[\s/]+/u)
    .filter((part) => part !== "");
  const right = source === "table" ? TABLE_SIGN : ANY_SIGN;
  const wrong = [...cost.matchAll(IN_BRACES)].filter(([, sign = ""]) => !right.test(sign)).map(([sign]) => sign);
  const quoted = (parts: readonly string[]) => [...new Set(parts)].map(quoteText);
  const key = source === "table" ? "symbols" : "jsonSymbols";
  const symbols = wrong.length === 0 ? null : cardDataText(key, { symbols: quoted(wrong) });
  const braces =
    outside.length === 0 ? null : cardDataText("outsideBraces", { parts: quoted(outside), example: "{2}{W}" });
  return symbols && braces ? cardDataText("both", { first: symbols, next: braces }) : (symbols ?? braces);
}

/** Maximum lengths of fields and lists, far above real ones. */
const MOST = { name: 200, line: 200, cost: 100, number: 20, code: 12, text: 5_000, codes: 10_000 } as const;

/** Characters that the database cannot store: U+0000 and lone surrogates. */
const UNKEPT = /[\0\p{Cs}]/u;
const CONTROL = /[^\P{Cc}\0]/u;

/** Error message for a forbidden character. */
function signFault(text: string, signs: RegExp): string {
  const [sign = "\0"] = signs.exec(text) ?? [];
  if (sign === "\0") return toMessage("nul");
  const kinds = { "\n": "lineBreak", "\r": "lineBreak", "\t": "tab" } as const;
  const key = /\p{Cs}/u.test(sign) ? "surrogate" : (kinds[sign as keyof typeof kinds] ?? "control");
  return toMessage(key, { sign: formatCodePoint(sign) });
}

const without = (signs: RegExp) =>
  [
    (text: string) => !signs.test(text),
    { error: ({ input }: { input?: unknown }) => signFault(String(input), signs) },
  ] as const;
const keptText = (most: number) =>
  z
    .string()
    .max(most)
    .refine(...without(UNKEPT));
const line = (most: number) => keptText(most).refine(...without(CONTROL));

/** A mana cost as a source writes one. */
const costIn = (source: "table" | "json") =>
  line(MOST.cost).refine((cost) => getCostProblem(cost, source) === null, {
    error: ({ input }) => JSON.stringify(getCostProblem(String(input), source)),
  });

/** Schema of a card name in both JSON sources. */
export const sourceNameSchema = line(MOST.name).pipe(z.string().trim().min(1, toMessage("emptyName")));
/** Schema of a printed name, which may be missing or empty. */
export const printedNameSchema = line(MOST.name).nullish();
export const sourceLineSchema = line(MOST.line);
export const sourceCostSchema = costIn("json");
export const tableCostSchema = costIn("table");
export const manaValueSchema = z.number().min(0).max(1_000_000);
export const printedNumberSchema = line(MOST.number);
export const colorsSchema = z.array(z.enum(["W", "U", "B", "R", "G"])).max(5);
export const keywordsSchema = z.array(line(60).pipe(z.string().min(1))).max(60);
export const producedManaSchema = z.array(z.string().min(1).max(4)).max(12);
export const cardTextSchema = keptText(MOST.text);
export const setCodeSchema = z
  .string()
  .min(1, toMessage("emptyCode"))
  .max(MOST.code)
  .regex(/^[A-Za-z0-9_-]*$/u, {
    error: ({ input }) => toMessage("code", { found: quoteText(String(input)) }),
  });
export const setCodesSchema = z.array(setCodeSchema).max(MOST.codes);
export const releaseDateSchema = z.iso.date().refine((day) => day >= "1900-01-01", {
  error: ({ input }) => toMessage("tooEarly", { found: quoteText(String(input)) }),
});

/** Converts the issues of a schema to errors of an entry. */
export const toEntryProblems = (
  error: z.ZodError,
  inside: readonly PropertyKey[] = [],
): readonly SourceEntryProblem[] =>
  error.issues.map(({ path, message }) => ({ path: [...inside, ...path], reason: parseMessage(message) }));

/** Layouts whose two names form one card name, because both halves are on one side of the card (K.24.4). */
export const SPLIT_NAME_LAYOUTS: ReadonlySet<string> = new Set(["split", "aftermath"]);

/** Layouts that are not deck cards. */
const NO_CARD_LAYOUTS: ReadonlySet<string> = new Set([
  ...["token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard", "dungeon", "sticker"],
]);
/** Types that are not deck cards, in any layout; helpers, ads and decklists have the type `Card`. */
const NO_CARD_TYPES: ReadonlySet<string> = new Set([
  ...["token", "emblem", "card", "plane", "phenomenon", "scheme", "vanguard", "dungeon", "stickers"],
]);

/** Returns whether a deck can contain a card with this layout and these types. */
export const isDeckCard = (layout: string, types: readonly string[]): boolean =>
  !NO_CARD_LAYOUTS.has(layout) && !types.some((type) => NO_CARD_TYPES.has(type));

/** Color letters in the order on the back of a card. */
export const COLOR_LETTERS = ["w", "u", "b", "r", "g"] as const;

/** Returns color letters in the order of `COLOR_LETTERS`, each once. */
export function sortColors(letters: readonly string[]): readonly string[] {
  const small = new Set(letters.map((letter) => letter.toLowerCase()));
  return COLOR_LETTERS.filter((letter) => small.has(letter));
}
