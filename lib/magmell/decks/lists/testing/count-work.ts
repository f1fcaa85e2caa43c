type Method = (this: unknown, ...args: unknown[]) => unknown;
type Cost = (self: unknown, args: readonly unknown[], result: unknown) => number;

/** Work of reading: characters examined by built-in string functions, and the expressions used, by source. */
type Work = { readonly signs: number; readonly expressions: ReadonlyMap<string, RegExp> };

const whole: Cost = (self) => String(self).length;
const handed: Cost = (_self, _args, result) => 1 + (typeof result === "string" ? result.length : 0);

/** String methods, with the characters that each examines. */
const TEXT_METHODS: readonly (readonly [Cost, readonly string[]])[] = [
  [handed, ["at", "charAt", "charCodeAt", "codePointAt", "endsWith", "slice", "startsWith", "substring"]],
  [whole, ["includes", "indexOf", "lastIndexOf", "localeCompare", "normalize", "replace", "replaceAll", "split"]],
  [whole, ["toLowerCase", "toUpperCase", "trim", "trimEnd", "trimStart"]],
];
const EXPRESSION_METHODS = [Symbol.match, Symbol.matchAll, Symbol.replace, Symbol.search, Symbol.split];

/**
 * Counts the characters that built-in string functions and regular expressions examine while a function runs, as a
 * measure of its time. For an expression, each character up to the end of its match counts once; backtracking does not
 * count.
 */
export function countTextWork(run: () => unknown): Work {
  const expressions = new Map<string, RegExp>();
  const restore: (() => void)[] = [];
  let signs = 0;
  let inside = false;
  const patch = (owner: object, name: PropertyKey, make: (original: Method) => Method) => {
    const before = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    Object.defineProperty(owner, name, { ...before, value: make(before.value as Method) });
    restore.push(() => Object.defineProperty(owner, name, before));
  };
  // What a counted method calls in its turn belongs to it.
  const counted = (original: Method, cost: Cost): Method =>
    function (...args) {
      if (inside) return original.apply(this, args);
      inside = true;
      const result = original.apply(this, args);
      inside = false;
      signs += cost(this, args, result);
      return result;
    };
  const byExpression = (original: Method, cost: Cost): Method =>
    counted(original, (self, args, result) => {
      const expression = self as RegExp;
      expressions.set(`/${expression.source}/${expression.flags}`, expression);
      return cost(self, args, result);
    });
  for (const [cost, names] of TEXT_METHODS)
    for (const name of names)
      patch(String.prototype, name, (original) => {
        const plain = counted(original, cost);
        // An expression counts by itself.
        return function (...args) {
          return (args[0] instanceof RegExp ? original : plain).apply(this, args);
        };
      });
  for (const name of EXPRESSION_METHODS)
    patch(RegExp.prototype, name, (original) => byExpression(original, (_, [text]) => String(text).length));
  patch(
    RegExp.prototype,
    "exec",
    (original) =>
      function (...args) {
        const from = (this as RegExp).lastIndex;
        return byExpression(original, (_, [text], found) =>
          seen(String(text), found as RegExpExecArray | null, from),
        ).apply(this, args);
      },
  );
  patch(
    RegExp.prototype,
    "test",
    () =>
      function (text) {
        return (this as RegExp).exec(String(text)) !== null;
      },
  );
  try {
    run();
  } finally {
    for (const undo of restore.reverse()) undo();
  }
  return { signs, expressions };
}

const seen = (text: string, found: RegExpExecArray | null, from: number): number =>
  Math.max(0, (found === null ? text.length : found.index + found[0].length) - from);
