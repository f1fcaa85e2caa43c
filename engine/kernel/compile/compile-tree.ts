/** Keys of all members of a union. */
type KeyOfAny<Union> = Union extends Union ? keyof Union & string : never;

/**
 * Compilers of the members of a union, by the key that distinguishes each member. `Detail` lists the keys that only
 * describe a member further.
 */
type TreeRows<Tree, Detail extends string, Compiled> = {
  readonly [Key in Exclude<KeyOfAny<Exclude<Tree, string | number>>, Detail>]: (
    tree: Extract<Tree, { readonly [Each in Key]?: unknown }>,
  ) => Compiled;
};

type AnyRows<Compiled> = Readonly<Record<string, (tree: never) => Compiled>>;

/**
 * Creates a compiler for expression trees, such as the amounts of card texts: `rows` compile branches by key, `leaf`
 * compiles words and numbers. If a branch has the keys of several rows, the first row applies. Each tree is compiled
 * once and cached. Throws for a tree without a row.
 */
export function createTreeCompiler<Tree, Detail extends string, Compiled>(
  rows: TreeRows<Tree, Detail, Compiled>,
  leaf: (tree: Extract<Tree, string | number>) => Compiled,
): (tree: Tree) => Compiled {
  const known = new WeakMap<object, Compiled>();
  const leaves = new Map<unknown, Compiled>();
  return (tree) => {
    const isBranch = typeof tree === "object" && tree !== null;
    const found = isBranch ? known.get(tree) : leaves.get(tree);
    if (found !== undefined) return found;
    const compiled = isBranch
      ? compileBranch(rows as AnyRows<Compiled>, tree)
      : leaf(tree as Extract<Tree, string | number>);
    if (isBranch) known.set(tree, compiled);
    else leaves.set(tree, compiled);
    return compiled;
  };
}

function compileBranch<Compiled>(rows: AnyRows<Compiled>, tree: object): Compiled {
  for (const key in rows) if (key in tree) return rows[key]?.(tree as never) as Compiled;
  throw new Error(`No row compiles ${JSON.stringify(tree)}`);
}
