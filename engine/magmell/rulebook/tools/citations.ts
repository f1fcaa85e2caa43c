const ID = /["'`]((?:mag|house):[\d.]+)["'`]/g;
/** The first argument of `rule(...)`, `scenario(...)` or `rule.each(...)(...)`: one id, or a list of them. */
const TESTED = /(?:\b(?:rule|scenario)\(|\)\()\s*(\[[^\]]*\]|["'`][^"'`]*["'`])/g;

const idsIn = (text: string): string[] => [...text.matchAll(ID)].flatMap(([, id]) => id ?? []);

/** The ids that source code names as string literals, each once. */
export const idsInCode = (source: string): readonly string[] => [...new Set(idsIn(source))];

/** The ids that the tests of a file are about, each once. Ids in the body of a test prove nothing and are left out. */
export function idsInTests(source: string): readonly string[] {
  return [...new Set([...source.matchAll(TESTED)].flatMap(([, first]) => idsIn(first ?? "")))];
}
