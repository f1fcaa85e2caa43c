import type { CheckSnapshot, PermanentSnapshot } from "./snapshot";

/** Returns permanents grouped by key, in their order. A permanent with the key `null` is in no group. */
export function groupPermanents(
  permanents: readonly PermanentSnapshot[],
  keyOf: (permanent: PermanentSnapshot) => string | null,
): readonly (readonly PermanentSnapshot[])[] {
  const groups = new Map<string, PermanentSnapshot[]>();
  for (const permanent of permanents) {
    const key = keyOf(permanent);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [permanent]);
    else group.push(permanent);
  }
  return [...groups.values()];
}

/** Returns groups of two or more legendary permanents of the same name. `keyOf` further divides the groups. */
export const groupLegendsByName = (
  { permanents }: CheckSnapshot,
  isLegend: (permanent: PermanentSnapshot) => boolean,
  keyOf: (permanent: PermanentSnapshot) => string = () => "",
): readonly (readonly PermanentSnapshot[])[] =>
  groupPermanents(permanents, (permanent) => {
    const { name } = permanent.seen;
    return name === null || name === "" || !isLegend(permanent) ? null : `${keyOf(permanent)} ${name}`;
  }).filter(({ length }) => length > 1);
