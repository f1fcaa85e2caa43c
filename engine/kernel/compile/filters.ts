/** Returns whether an object of a game matches a condition. `Seen` is additional information about the object. */
export type FilterPredicate<Game, Scope, Thing, Seen = void> = (
  game: Game,
  scope: Scope,
  thing: Thing,
  seen: Seen,
) => boolean;

/** Compilers of the conditions in a filter, by key. Each takes the value under its key. */
type FilterRows<Filter, Predicate> = {
  readonly [Key in keyof Required<Filter>]: (want: NonNullable<Filter[Key]>) => Predicate;
};

type Nested<Filter> = { readonly not?: Filter; readonly any?: readonly Filter[] };

/**
 * Creates a compiler for filters: objects whose conditions must all hold. `not` and `any` contain nested filters; the
 * game provides a compiler for each other key. Each filter is compiled once and cached.
 */
export function createFilterCompiler<Filter extends Nested<Filter>, Game, Scope, Thing, Seen = void>(
  rows: FilterRows<Omit<Filter, "not" | "any">, FilterPredicate<Game, Scope, Thing, Seen>>,
): (filter: Filter) => FilterPredicate<Game, Scope, Thing, Seen> {
  type Predicate = FilterPredicate<Game, Scope, Thing, Seen>;
  const known = new WeakMap<object, Predicate>();
  const nested: FilterRows<Nested<Filter>, Predicate> = {
    not: (filter) => {
      const fits = compile(filter);
      return (game, scope, thing, seen) => !fits(game, scope, thing, seen);
    },
    any: (filters) => {
      const each = filters.map(compile);
      return (game, scope, thing, seen) => each.some((fits) => fits(game, scope, thing, seen));
    },
  };
  const all = { ...rows, ...nested } as Readonly<Record<string, (want: never) => Predicate>>;
  function compile(filter: Filter): Predicate {
    let found = known.get(filter);
    if (found === undefined) {
      const parts = Object.entries(filter).flatMap(([key, want]) => {
        if (want === undefined) return [];
        const row = all[key];
        if (row === undefined) throw new Error(`No row compiles the condition "${key}" of a filter`);
        return [row(want as never)];
      });
      found = joinPredicates(parts);
      known.set(filter, found);
    }
    return found;
  }
  return compile;
}

function joinPredicates<Game, Scope, Thing, Seen>(
  parts: readonly FilterPredicate<Game, Scope, Thing, Seen>[],
): FilterPredicate<Game, Scope, Thing, Seen> {
  const [one, other, ...more] = parts;
  if (one === undefined) return () => true;
  if (other === undefined) return one;
  const rest = more.length === 0 ? null : joinPredicates(more);
  return (game, scope, thing, seen) =>
    one(game, scope, thing, seen) &&
    other(game, scope, thing, seen) &&
    (rest === null || rest(game, scope, thing, seen));
}
