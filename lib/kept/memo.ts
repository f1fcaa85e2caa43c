/**
 * Makes what belongs to a key when it is first asked for, and keeps it; when `most` are kept, it begins anew. Keys that are
 * no closed list need such a bound.
 */
export function memo<K, V>(make: (key: K) => V, most = Number.POSITIVE_INFINITY): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (made.size >= most) made.clear();
    made.set(key, value);
    return value;
  };
}
