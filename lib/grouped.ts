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

/** Those for which something holds, and the others, each in their order. */
export function parted<T>(items: Iterable<T>, holds: (item: T) => boolean): readonly [those: T[], others: T[]] {
  const [those, others]: [T[], T[]] = [[], []];
  for (const item of items) (holds(item) ? those : others).push(item);
  return [those, others];
}
