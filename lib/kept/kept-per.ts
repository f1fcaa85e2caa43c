/**
 * What is worked out when it is first asked for, and kept as long as what it was made of. `keyOf` names the part that decides
 * it: a catalogue under another day keeps its cards, and with them what was made of them.
 */
export function keptPer<Of extends object, T>(
  make: (of: Of) => T,
  keyOf: (of: Of) => object = (of) => of,
): (of: Of) => T {
  const kept = new WeakMap<object, { readonly value: T }>();
  return (of) => {
    const key = keyOf(of);
    const known = kept.get(key);
    if (known) return known.value;
    const value = make(of);
    kept.set(key, { value });
    return value;
  };
}
