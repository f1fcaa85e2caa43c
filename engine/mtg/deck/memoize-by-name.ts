/** Most names whose answer is kept, and most signs of such a name. */
const MOST_KEPT = 4000;
const LONGEST_KEPT = 100;

/** Returns a function of names that keeps its answers, since a deck is judged in every format at each key that is pressed. */
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
