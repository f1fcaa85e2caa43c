import { z } from "zod";
import type { EntryFault } from "./sighting";

/** Most signs of the fields of card data. Real ones are far below. */
const MOST = { name: 200, line: 200, cost: 100, number: 20, code: 12, text: 5_000 } as const;

/** Fields as the two sources of JSON write them. Fields that are not asked for may be anything. */
export const nameField = z.string().trim().min(1).max(MOST.name);
export const lineField = z.string().max(MOST.line);
export const costField = z
  .string()
  .max(MOST.cost)
  .regex(/^(?:\{[^{}]{1,12}\}|\s|\/)*$/u, "a cost is written in braces, such as {2}{W}");
export const manaValueField = z.number().min(0).max(1_000_000);
export const numberField = z.string().max(MOST.number);
export const coloursField = z.array(z.enum(["W", "U", "B", "R", "G"])).max(5);
export const keywordsField = z.array(z.string().min(1).max(60)).max(60);
export const makesField = z.array(z.string().min(1).max(4)).max(12);
export const textField = z.string().max(MOST.text);
export const codeField = z
  .string()
  .min(1)
  .max(MOST.code)
  .regex(/^[A-Za-z0-9_-]+$/u, "a code of a set has letters and digits");
export const dayField = z.iso.date();

/** Faults of an entry from what its schema refused. */
export const faultsOf = (error: z.ZodError, inside: readonly PropertyKey[] = []): readonly EntryFault[] =>
  error.issues.map(({ path, message }) => ({ path: [...inside, ...path], reason: message }));

/** Layouts whose two names are one card's name, as both halves are on one side of the card (K.24.4). */
export const WHOLE_NAMES: ReadonlySet<string> = new Set(["split", "aftermath"]);

/** Layouts of things that are no cards of a deck. */
export const NO_CARDS: ReadonlySet<string> = new Set([
  ...["token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard", "dungeon", "sticker"],
]);

const MANA = /^[wubrgc]$/u;

/** Letters of mana in small, others left out. */
export const manaLetters = (letters: readonly string[]): readonly string[] => [
  ...new Set(letters.map((letter) => letter.toLowerCase()).filter((letter) => MANA.test(letter))),
];
