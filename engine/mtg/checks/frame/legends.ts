import type { Look, Permanent } from "./look";

/** Returns permanents in groups of one key, in the order in which they are seen; those whose key is `null` are in none. */
export function groupsBy(
  permanents: readonly Permanent[],
  keyOf: (permanent: Permanent) => string | null,
): readonly (readonly Permanent[])[] {
  const groups = new Map<string, Permanent[]>();
  for (const permanent of permanents) {
    const key = keyOf(permanent);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [permanent]);
    else group.push(permanent);
  }
  return [...groups.values()];
}

/** Returns groups of legendary permanents of one name that are two or more; `keyOf` tells further who belongs together. */
export const legendsOfOneName = (
  { permanents }: Look,
  isLegend: (permanent: Permanent) => boolean,
  keyOf: (permanent: Permanent) => string = () => "",
): readonly (readonly Permanent[])[] =>
  groupsBy(permanents, (permanent) => {
    const { name } = permanent.seen;
    return name === null || name === "" || !isLegend(permanent) ? null : `${keyOf(permanent)} ${name}`;
  }).filter(({ length }) => length > 1);
