/** Who was under a key before; `null` for the first, who is remembered. */
export function firstOr<K, V>(seen: Map<K, V>, key: K, value: V): V | null {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, value);
  return first ?? null;
}
