import type { Clause } from "./clause";

type Manner = Clause["adverbs"][number]["says"];

export const hasManner = (clause: Clause, ...manners: readonly Manner[]): boolean =>
  clause.adverbs.some(({ says }) => manners.includes(says));

/** Returns a clause without some of its adverbs. */
export const removeManner = (clause: Clause, ...manners: readonly Manner[]): Clause => ({
  ...clause,
  adverbs: clause.adverbs.filter(({ says }) => !manners.includes(says)),
});
