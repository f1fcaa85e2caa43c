import type { InstanceId } from "../players";
import { type RandomState, seedRandom, shuffle } from "../random";

type HiddenInstance = { id: InstanceId; card: number };

/** What a player cannot know of a state. */
type HiddenParts = {
  /** Groups of instances whose cards may change places. */
  readonly groups: readonly (readonly HiddenInstance[])[];
  /** Instances whose identities may be others. */
  readonly unseen: readonly HiddenInstance[];
};

/**
 * Returns a game that looks the same to a player. Hidden cards are shuffled among their possible places, hidden
 * instances get new identities, and the random state is replaced.
 */
export function shuffleHiddenParts<State extends { random: RandomState }>(
  state: State,
  seed: number,
  hiddenParts: (state: State) => HiddenParts,
): State {
  const other = structuredClone(state);
  const random = seedRandom(seed);
  other.random = seedRandom(seed + 1);
  const { groups, unseen } = hiddenParts(other);
  for (const group of groups) {
    const cards = group.map(({ card }) => card);
    shuffle(random, cards);
    for (const [index, instance] of group.entries()) instance.card = cards[index] ?? instance.card;
  }
  for (const [index, instance] of unseen.entries()) instance.id = -1 - index;
  return other;
}
