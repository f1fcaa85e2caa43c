import type { ShownVotes, Votes } from "./types";

/** The fewest votes that are shown: of fewer, one could tell how somebody chose. */
export const FEWEST_VOTES = 10;

/** Returns the votes of a day as readers may see them. */
export const shownVotes = (votes: Votes): ShownVotes => ({
  votes: votes.keep + votes.redraw >= FEWEST_VOTES ? votes : null,
  from: FEWEST_VOTES,
});
