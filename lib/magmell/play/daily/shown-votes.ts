import type { PublicVotes, VoteCounts } from "./types";

/** The fewest votes that are shown: of fewer, one could tell how somebody chose. */
export const MIN_SHOWN_VOTES = 10;

/** Returns the votes of a day as readers may see them. */
export const toPublicVotes = (votes: VoteCounts): PublicVotes => ({
  votes: votes.keep + votes.redraw >= MIN_SHOWN_VOTES ? votes : null,
  from: MIN_SHOWN_VOTES,
});
