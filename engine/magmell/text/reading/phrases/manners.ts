import type { Clause } from "./clause";

type Manner = Clause["adverbs"][number]["says"];

export const hasManner = (clause: Clause, ...manners: readonly Manner[]): boolean =>
  clause.adverbs.some(({ says }) => manners.includes(says));

/** Returns whether a clause goes on from one that has been said: 「その後」. */
export const goesOn = (clause: Clause): boolean => hasManner(clause, "then", "next", "moreover");

/** Adverbs that say how a clause goes on from those before it; the body of an ability sees to them. */
const CONNECTING: readonly Manner[] = ["then", "next", "moreover", "further", "suppose"];

/** Returns whether a clause has no adverbs but some, and those that connect it with others. */
export const saysOnly = ({ adverbs }: Clause, ...manners: readonly Manner[]): boolean =>
  adverbs.every((adverb) => manners.includes(adverb.says) || (CONNECTING.includes(adverb.says) && !("late" in adverb)));

/** Returns a clause without some of its adverbs. */
export const removeManner = (clause: Clause, ...manners: readonly Manner[]): Clause => ({
  ...clause,
  adverbs: clause.adverbs.filter(({ says }) => !manners.includes(says)),
});
