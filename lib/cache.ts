/** Returns a lazily computed value: `make` runs at the first call, later calls return its result. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Creates a cache of derived values that live as long as the object they are derived from. `keyOf` returns the relevant
 * part of the argument. Catalogues of different dates that share their cards thus share the derived values.
 */
export function memoizeWeakly<Of extends object, T>(
  make: (of: Of) => T,
  keyOf: (of: Of) => object = (of) => of,
): (of: Of) => T {
  const cache = new WeakMap<object, { readonly value: T }>();
  return (of) => {
    const key = keyOf(of);
    const cached = cache.get(key);
    if (cached) return cached.value;
    const value = make(of);
    cache.set(key, { value });
    return value;
  };
}

/**
 * Memoizes a function of one key for the `most` recently used keys. Keys that come from users, such as queries, need
 * such a limit.
 */
export function memoizeBounded<K, V>(make: (key: K) => V, most = Number.POSITIVE_INFINITY): (key: K) => V {
  const cache = createLruCache<V, K>(most);
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = make(key);
    cache.set(key, value);
    return value;
  };
}

/**
 * Returns a value that is read again after `milliseconds`, independent of changes of the system clock. Concurrent
 * callers share one read. A failed read is not cached. If `survives` accepts the error, for example while the database
 * is down, the previous value is returned instead.
 */
export function createTtlValue<T>(
  read: () => Promise<T>,
  milliseconds: number,
  survives: (error: unknown) => boolean = () => false,
): (now?: number) => Promise<T> {
  let cached: { readonly until: number; readonly value: Promise<T> } | null = null;
  let last: { readonly value: T } | null = null;
  const readOrKeep = async (): Promise<T> => {
    try {
      last = { value: await read() };
    } catch (error) {
      if (last === null || !survives(error)) throw error;
    }
    return last.value;
  };
  return (now = performance.now()) => {
    if (cached && now < cached.until) return cached.value;
    const fresh = { until: now + milliseconds, value: readOrKeep() };
    cached = fresh;
    fresh.value.catch(() => {
      if (cached === fresh) cached = null;
    });
    return fresh.value;
  };
}

type TtlCacheOptions = {
  /** The number of entries; the oldest one is dropped to make room. */
  readonly most: number;
  readonly milliseconds: number;
};

/**
 * Creates a cache of expensive results, each stored for `milliseconds`. Concurrent callers share one computation;
 * failures are not cached. The key must contain everything that determines the result.
 */
export function createTtlCache<T>({ most, milliseconds }: TtlCacheOptions) {
  const entries = new Map<string, { readonly until: number; readonly value: Promise<T> }>();
  return (key: string, make: () => Promise<T>, now = performance.now()): Promise<T> => {
    for (const [expired, { until }] of entries) if (until <= now) entries.delete(expired);
    const cached = entries.get(key);
    if (cached) return cached.value;
    const fresh = { until: now + milliseconds, value: make() };
    entries.set(key, fresh);
    fresh.value.catch(() => {
      if (entries.get(key) === fresh) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return fresh.value;
  };
}

type LruCache<K, V> = {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
};

/** Returns a least-recently-used cache of `most` values by key. */
export function createLruCache<V, K = string>(most: number): LruCache<K, V> {
  const entries = new Map<K, V>();
  const set = (key: K, value: V): void => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  };
  return {
    get(key) {
      const value = entries.get(key);
      // Where nothing is ever dropped, the order is of no use.
      if (value !== undefined && most !== Number.POSITIVE_INFINITY) set(key, value);
      return value;
    },
    set,
    delete: (key) => entries.delete(key),
  };
}
