import { z } from "zod";
import type { EntryFault } from "./sighting";

/** Most signs of the fields of card data, and most entries of their lists. Real ones are far below. */
const MOST = { name: 200, line: 200, cost: 100, number: 20, code: 12, text: 5_000, codes: 10_000 } as const;

/** A sign that a database cannot keep: U+0000, or half of a sign beyond the first plane. */
const UNKEPT = /[\0\p{Cs}]/u;
const CONTROL = /\p{Cc}/u;

const keptText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !UNKEPT.test(text), "it has the sign U+0000 or half of a sign (a lone surrogate)");
const line = (most: number) =>
  keptText(most).refine((text) => !CONTROL.test(text), "it has a line break or another control sign");

/** Fields as the two sources of JSON write them. Fields that are not asked for may be anything. */
export const nameField = line(MOST.name).pipe(z.string().trim().min(1));
/** A name that may be missing, which an empty one is. */
export const printedNameField = line(MOST.name).nullish();
export const lineField = line(MOST.line);
export const costField = z
  .string()
  .max(MOST.cost)
  .regex(/^(?:\{[^{}\0\p{Cs}]{1,12}\}|\s|\/)*$/u, "a cost is written in braces, such as {2}{W}");
export const manaValueField = z.number().min(0).max(1_000_000);
export const numberField = line(MOST.number);
export const coloursField = z.array(z.enum(["W", "U", "B", "R", "G"])).max(5);
export const keywordsField = z.array(line(60).pipe(z.string().min(1))).max(60);
export const makesField = z.array(z.string().min(1).max(4)).max(12);
export const textField = keptText(MOST.text);
export const codeField = z
  .string()
  .min(1)
  .max(MOST.code)
  .regex(/^[A-Za-z0-9_-]+$/u, "a code of a set has letters and digits");
export const codesField = z.array(codeField).max(MOST.codes);
export const dayField = z.iso.date().refine((day) => day >= "1900-01-01", "there was no such game on this day");

/** Faults of an entry from what its schema refused. */
export const faultsOf = (error: z.ZodError, inside: readonly PropertyKey[] = []): readonly EntryFault[] =>
  error.issues.map(({ path, message }) => ({ path: [...inside, ...path], reason: message }));

/** Layouts whose two names are one card's name, as both halves are on one side of the card (K.24.4). */
export const WHOLE_NAMES: ReadonlySet<string> = new Set(["split", "aftermath"]);

/** Layouts of things that are no cards of a deck. */
const NO_CARD_LAYOUTS: ReadonlySet<string> = new Set([
  ...["token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard", "dungeon", "sticker"],
]);
/** Types of things that are no cards of a deck, whatever their layout: helpers, advertisements and decklists are a `Card`. */
const NO_CARD_TYPES: ReadonlySet<string> = new Set([
  ...["token", "emblem", "card", "plane", "phenomenon", "scheme", "vanguard", "dungeon", "stickers"],
]);

/** Whether a deck may hold what has this layout and these types. */
export const isOfDecks = (layout: string, types: readonly string[]): boolean =>
  !NO_CARD_LAYOUTS.has(layout) && !types.some((type) => NO_CARD_TYPES.has(type));

/** Colours in their order on the back of a card, by their letters. */
export const COLOUR_LETTERS = ["w", "u", "b", "r", "g"] as const;

/** Letters of colours in their order, each once. */
export function inColourOrder(letters: readonly string[]): readonly string[] {
  const small = new Set(letters.map((letter) => letter.toLowerCase()));
  return COLOUR_LETTERS.filter((letter) => small.has(letter));
}
