import type { Clause } from "./clause";

type Manner = Clause["adverbs"][number]["says"];

export const hasManner = (clause: Clause, ...manners: readonly Manner[]): boolean =>
  clause.adverbs.some(({ says }) => manners.includes(says));

/** Returns whether a clause continues an earlier one, as with 「その後」. */
export const goesOn = (clause: Clause): boolean => hasManner(clause, "then", "next", "moreover");

/** Adverbs that connect a clause to those before it. The reader of the ability body handles them. */
const CONNECTING: readonly Manner[] = ["then", "next", "moreover", "further", "suppose"];

/** Returns whether a clause has no adverbs other than `manners` and those that connect it to other clauses. */
export const saysOnly = ({ adverbs }: Clause, ...manners: readonly Manner[]): boolean =>
  adverbs.every((adverb) => manners.includes(adverb.says) || (CONNECTING.includes(adverb.says) && !("late" in adverb)));

/** Returns a clause without the adverbs in `manners`. */
export const removeManner = (clause: Clause, ...manners: readonly Manner[]): Clause => ({
  ...clause,
  adverbs: clause.adverbs.filter(({ says }) => !manners.includes(says)),
});
