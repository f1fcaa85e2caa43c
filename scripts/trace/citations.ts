const ID = /["'`]((?:mag|house):[\d.]+)["'`]/g;
/** The first argument of `rule(...)`, `scenario(...)` or `rule.each(...)(...)`: one id, or a list of them. */
const TESTED = /(?:\b(?:rule|scenario)\(|\)\()\s*(\[[^\]]*\]|["'`][^"'`]*["'`])/g;

/** The same with its second argument, the title, in any of the three quotes. */
const TITLED = new RegExp(
  String.raw`${TESTED.source}\s*,\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\`([^\`]*)\`)`,
  "g",
);

const idsIn = (text: string): string[] => [...text.matchAll(ID)].flatMap(([, id]) => id ?? []);

/** The ids that source code names as string literals, each once. */
export const idsInCode = (source: string): readonly string[] => [...new Set(idsIn(source))];

/** The ids that the tests of a file are about, each once. Ids in the body of a test prove nothing and are left out. */
export function idsInTests(source: string): readonly string[] {
  return [...new Set([...source.matchAll(TESTED)].flatMap(([, first]) => idsIn(first ?? "")))];
}

/** A test, by what it and the groups around it say, and the ids it is about. */
export type TitledTest = { readonly ids: readonly string[]; readonly title: string };

/** The tests of a file with their titles; what differs from case to case of one test is left open. */
export const testsIn = (source: string): readonly TitledTest[] =>
  [...source.matchAll(TITLED)].map((match) => {
    const [, ids, ...titles] = match;
    const title = titles.find((one) => one !== undefined) ?? "";
    return { ids: idsIn(ids ?? ""), title: [...groupsAround(source, match.index), title].map(plainTitle).join(": ") };
  });

const plainTitle = (title: string) => title.replace(/\\(.)/g, "$1").replace(/\$(?:\{[^}]*\}|[\w.]+)/g, "…");

/** The titles of the groups that a place of a source stands in, the outermost first, as the indents of the lines show. */
function groupsAround(source: string, index: number): readonly string[] {
  const lines = source.slice(0, index).split("\n");
  let indent = /^ */.exec(lines.at(-1) ?? "")?.[0].length ?? 0;
  const groups: string[] = [];
  for (const line of lines.reverse()) {
    const [, before = "", title] = /^( *)describe\("((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    if (title === undefined || before.length >= indent) continue;
    groups.unshift(title);
    indent = before.length;
  }
  return groups;
}
