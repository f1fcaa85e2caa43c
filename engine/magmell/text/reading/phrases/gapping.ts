import type { Argument, Clause } from "./clause";

/**
 * Splits a clause with several objects and goals, 「1枚を手札に、1枚をダストに置く」, into one clause for each. Returns any other
 * clause unchanged.
 */
export function expandGapping(clause: Clause): readonly Clause[] {
  const shared = clause.args.filter(({ particle }) => particle === "は" || particle === "が");
  const own = clause.args.filter((arg) => !shared.includes(arg));
  const first = own[0];
  if (first === undefined || !isRepeated(own, first)) return [clause];
  const groups: Argument[][] = [];
  for (const arg of own) {
    if (arg.particle === first.particle) groups.push([]);
    groups.at(-1)?.push(arg);
  }
  const width = groups[0]?.length ?? 0;
  if (width < 2 || groups.some(({ length }) => length !== width)) return [clause];
  return groups.map((args) => ({ ...clause, args: [...shared, ...args] }));
}

const isRepeated = (args: readonly Argument[], { particle }: Argument): boolean =>
  (particle === "を" || particle === "に") && args.filter((arg) => arg.particle === particle).length > 1;
