/** Values by their keys, both in the order in which they come. */
export function grouped<K, V>(pairs: Iterable<readonly [key: K, value: V]>): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
