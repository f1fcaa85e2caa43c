/** Maximum number of cached names, and maximum length of a cached name. */
const MOST_KEPT = 4000;
const LONGEST_KEPT = 100;

/**
 * Returns a cached version of a function of names. Decks are checked in every format at each key press, so names
 * repeat.
 */
export function memoizeByName<Answer>(answer: (name: string) => Answer): (name: string) => Answer {
  const kept = new Map<string, Answer>();
  return (name) => {
    const before = kept.get(name);
    if (before !== undefined) return before;
    const found = answer(name);
    if (name.length > LONGEST_KEPT) return found;
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(name, found);
    return found;
  };
}
