type Options = {
  /** How many are kept; the one that was made longest ago goes first. */
  readonly most: number;
  readonly milliseconds: number;
};

/**
 * What takes long to make and is asked for again soon, by key. Whoever asks while it is being made waits for the same; what
 * could not be made is not kept. Keys name all that decides what is made.
 */
export function keptAwhile<T>({ most, milliseconds }: Options) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>();
  return (key: string, make: () => Promise<T>, now = Date.now()): Promise<T> => {
    for (const [other, { until }] of kept) if (until <= now) kept.delete(other);
    const known = kept.get(key);
    if (known) return known.value;
    const fresh = { until: now + milliseconds, value: make() };
    kept.set(key, fresh);
    fresh.value.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return fresh.value;
  };
}
