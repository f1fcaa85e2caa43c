/** Whether two plain values are the same; keys that are `undefined` count as absent. */
export function equalData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object") return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    if (!equalData((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
  }
  return true;
}
