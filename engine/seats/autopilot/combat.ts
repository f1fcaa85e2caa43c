/** What matters of a unit in a fight. */
export type Fighter = { readonly ap: number; readonly hp: number; readonly damage: number };

/**
 * How many attacks defenders can take upon themselves at most: each goes on defending until its damage has reached its
 * HP, because a defender stays awake (701.4.1).
 */
export function mostDefended(attackers: readonly Fighter[], defenders: readonly Fighter[]): number {
  const weakestFirst = attackers.map(({ ap }) => ap).sort((one, other) => one - other);
  let defended = 0;
  for (const { hp, damage } of defenders) {
    let left = hp - damage;
    for (let taken = 0; left > 0 && taken < weakestFirst.length; taken += 1) {
      left -= Math.max(0, weakestFirst[taken] ?? 0);
      defended += 1;
    }
  }
  return Math.min(defended, attackers.length);
}

/** The damage that gets through to a player whatever the defenders do: the strongest attacks are those that they take. */
export function damageThrough(attackers: readonly Fighter[], defenders: readonly Fighter[]): number {
  const strongestFirst = attackers.map(({ ap }) => Math.max(0, ap)).sort((one, other) => other - one);
  return strongestFirst.slice(mostDefended(attackers, defenders)).reduce((sum, ap) => sum + ap, 0);
}
