import type { BilingualText } from "../documents";
import SIXTH_EDITION from "./mtg-6e.json";

/** Marks of answers that are not rules: historical rules, or the author's opinion. */
export const ANSWER_MARKS = ["history", "opinion"] as const;

/** The answer of a ruling in our own words: yes, no or a number first, then the reason. */
export type RulingAnswer = BilingualText & { readonly mark: (typeof ANSWER_MARKS)[number] | null };

type Row = BilingualText & { readonly id: string; readonly mark?: string };

const BY_ID: ReadonlyMap<string, RulingAnswer> = new Map(
  (SIXTH_EDITION as readonly Row[]).map(({ id, ja, en, mark }) => [
    id,
    { ja, en, mark: ANSWER_MARKS.find((known) => known === mark) ?? null },
  ]),
);

/** Returns the answer of a ruling; `null` for other entries. */
export const findAnswer = (id: string): RulingAnswer | null => BY_ID.get(id) ?? null;
